// The protocol's messages as the page sees them (docs/protocol.md).

export type Json = null | boolean | number | bigint | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Fault {
  code: string;
  message: string;
}

export interface Progress {
  stage?: string;
  done?: number;
  total?: number;
  seconds?: number;
  note?: string;
}

export interface Reply {
  id: number | null;
  final: boolean;
  ok?: boolean;
  result?: Json;
  error?: Fault;
  progress?: Progress;
}

export interface Parameter {
  name: string;
  kind: 'text' | 'integer' | 'flag' | 'lines' | 'file' | 'path' | 'object' | 'any';
  help: string;
  required?: boolean;
  least?: number;
  greatest?: number;
  choices?: string[];
}

export interface Tool {
  name: string;
  summary: string;
  options: string[]; // of the game, that the command takes as words
  more_options: string[];
  arguments: Parameter[]; // its own
  example: string;
}

export interface GameSummary {
  id: string;
  title: string;
  about: string;
  paper: string;
  tools: string[];
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  paper: string;
  options: Parameter[];
  tools: Tool[];
}

export interface Status {
  over: boolean;
  played: number;
  last?: string;
  to_move?: number;
  winner?: number;
}

// What is drawn; `kind` chooses how, the other fields are the kind's own.
export interface View {
  kind: string;
}

export interface GameState<V extends View = View> {
  session: string;
  game: string;
  status: Status;
  view: V;
  picture: string;
  line?: string[];
}

export type Verdict = 'reproduced' | 'corrected' | 'answered' | 'failed';

// A request that shows a claim live: a position to open, or a tool to ask.
export interface Live {
  op: 'open' | 'ask';
  game: string;
  options?: JsonObject;
  moves?: string;
  tool?: string;
  arguments?: JsonObject;
}

export interface Claim {
  id: string;
  section: string;
  says: string;
  got?: string;
  verdict?: Verdict;
  live?: Live;
}
