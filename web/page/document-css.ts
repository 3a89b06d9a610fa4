import css from './document.css?inline';

/** What every page looks like, whatever is on it. */
export const DOCUMENT_CSS: string = css;
