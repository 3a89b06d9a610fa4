/** The tokenizer alone: the whole package reads all of CSS's grammar into memory when it is loaded. */
declare module 'css-tree/tokenizer' {
	export { tokenize, tokenTypes } from 'css-tree';
}
