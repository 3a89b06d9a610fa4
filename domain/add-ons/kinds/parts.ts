/** Patterns for names of an add-on's controls. The matching pattern shows which part of a widget a control styles. */

export const TITLE = /title|heading/;
export const DESCRIPTION = /desc|content|text/;
export const BUTTON = /btn|button/;
export const PERSON = /name|author/;
/** A person's job, or the role in a team. */
export const JOB = /designation|job|position|role/;
/** The text of a testimonial. */
export const REVIEW = /desc|content|review|text|comment/;
