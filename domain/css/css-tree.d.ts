/** Imports only the tokenizer: the full package loads the whole CSS grammar into memory. */
declare module 'css-tree/tokenizer' {
	export { tokenize, tokenTypes } from 'css-tree';
}
