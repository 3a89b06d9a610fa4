import css from './document.css?inline';

/** The styles of every page. */
export const DOCUMENT_CSS: string = css;
