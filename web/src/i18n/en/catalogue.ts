const families: Readonly<Record<string, string>> = {
  sliding: 'Sliding',
  nim: 'Nim',
  chocolate: 'Chocolate',
  group: 'Groups',
  twisty: 'Twisty',
  diamond: 'Diamond',
};

export const catalogue = {
  lead: 'Play, ask, and see why: the puzzles and games of five papers, with every claim checked.',
  search: 'Search',
  searchHelp: 'A title, a word, a tool; or a filter such as paper:nim, tool:solve',
  families: 'Families',
  familyNames: families,
  all: 'All',
  found: (n: number): string => (n === 1 ? '1 game' : `${String(n)} games`),
  nothing: 'No game fits. Try fewer words, or clear the search.',
  clear: 'Clear the search',
  recent: 'Go on where you were',
  surprise: 'Surprise me',
  versus: 'with opponents',
  puzzle: 'puzzle',
  tools: (n: number): string => `${String(n)} tools`,
  paper: 'the paper',
};
