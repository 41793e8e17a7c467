const families: Readonly<Record<string, string>> = {
  sliding: 'Sliding',
  nim: 'Nim',
  chocolate: 'Chocolate',
  numbers: 'Numbers',
  group: 'Groups',
  twisty: 'Twisty',
  diamond: 'Diamond',
};

export const catalogue = {
  families: 'Families',
  familyNames: families,
  nothing: 'No game fits. Try fewer words, or clear the search.',
  clear: 'Clear the search',
};
