// Texts about where computing happens and what the browser keeps for it.
export const computing = {
  title: 'Computing',
  browser: 'in this browser',
  program: (address: string): string => `on this machine at ${address}`,
  programAt: 'on this machine at',
  address: 'Address of the program',
  notAnAddress: 'This is not an address. Write the machine and its port, such as 127.0.0.1:8080.',
  use: 'Use',
  noCore: 'The core does not lie beside this page, so it cannot compute in the browser.',
  starting: 'The core cannot be loaded. Trying again…',
  tables: 'Kept tables',
  noTables: 'No table is kept yet. Solvers make them when they are first needed.',
  noPlace:
    'This browser gives this page no place to keep tables (a private window, or a page without https): they are made anew at every visit.',
  total: (size: string): string => `${size} in all`,
  remove: (name: string): string => `Delete ${name}`,
  newVersion: 'A new version of this page is here.',
  reload: 'Use it now',
  embed: 'Copy embed code',
  openWhole: 'Open in Asobi',
};
