// Everything around the board of the diamond game, to be spread into its kind.
import type { Drawing } from '../../kind';
import type { DiamondView } from '../view';
import ViewBar from '../ViewBar.svelte';
import AlonePanel from './AlonePanel.svelte';
import AnalysisPanel from './AnalysisPanel.svelte';
import DiamondSetup from './DiamondSetup.svelte';
import DiamondTable from './DiamondTable.svelte';
import LessonsPanel from './LessonsPanel.svelte';
import RecordPanel from './RecordPanel.svelte';

export const side = {
  rungs: 3,
  setup: DiamondSetup,
  table: DiamondTable,
  panels: [
    { id: 'analysis', in: 'analyse', title: (t) => t.diamondSide.tabAnalysis, body: AnalysisPanel },
    { id: 'lessons', in: 'learn', title: (t) => t.diamondSide.tabLessons, body: LessonsPanel },
    { id: 'alone', in: 'learn', title: (t) => t.diamondSide.tabAlone, body: AlonePanel },
    { id: 'look', in: 'view', title: (t) => t.frame.view, body: ViewBar },
    { id: 'record', in: 'about', title: (t) => t.diamondSide.tabRecord, body: RecordPanel },
  ],
  solo: (t, { seats, at, target }) => {
    const words = t.diamondSide;
    if (target) {
      return {
        solved: target.piece === target.to ? words.puzzleSolved : words.puzzleFailed,
        running: words.puzzleHelp,
      };
    }
    if (seats.length !== 1) return null;
    const home = seats[0]?.home === at.filter((player) => player === 0).length;
    return { solved: home ? words.aloneSolved : t.shell.drawn, running: words.aloneRunning };
  },
} satisfies Partial<Drawing<DiamondView>>;
