/** The value of the title that stands for all galleries. */
export const ALL = 'all';
