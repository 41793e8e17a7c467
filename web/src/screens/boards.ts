// What other screens use of the gallery: all named puzzles and boards, how they are found, and their pictures.
export { Items } from './catalogue/items.svelte';
export { default as Picture } from './catalogue/Picture.svelte';
export { search } from './catalogue/search';
