// Whether a key is free for the board, though the board has not the focus: nobody types, and what has the focus has no
// use for it. A button wants Enter and the space bar, a list of tabs the arrows, a field or a menu every key.
const takesAll =
  'input:not([type=checkbox], [type=button], [type=submit]), select, textarea, [contenteditable], ' +
  '[role=menu], [role=listbox], [role=combobox], [role=dialog], [role=slider], [role=textbox], dialog';
const takesArrows = '[role=tablist], [role=radiogroup], [role=toolbar], [role=grid], [role=application]';
const presses = ['Enter', ' '];
const travels = /^(Arrow|Page|Home|End)/;

export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target, key } = event;
  if (!(target instanceof Element)) return true;
  if (target.closest(takesAll)) return false;
  if (travels.test(key) && target.closest(takesArrows)) return false;
  return !presses.includes(key) || !target.closest('button, a, summary, input');
}
