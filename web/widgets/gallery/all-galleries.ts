/** The filter value of the title that shows all galleries. */
export const ALL = 'all';
