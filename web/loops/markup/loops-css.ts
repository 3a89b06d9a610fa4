import css from './loops.css?inline';

/** The styles that lists of every kind share: columns, pages, "nothing found". */
export const LOOPS_CSS: string = css;
