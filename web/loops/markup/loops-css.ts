import css from './loops.css?inline';

/** What lists of every kind share: columns, pages, "nothing found". */
export const LOOPS_CSS: string = css;
