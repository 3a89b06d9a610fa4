import { choiceSetting } from './choice';

/** Tags that the builder offers for titles. */
export const TITLE_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'] as const;

/** One of the tags for titles. */
export type TitleTag = (typeof TITLE_TAGS)[number];

/** A control for the tag of a title. */
export function titleTagSetting(defaultTag: TitleTag) {
	return choiceSetting(TITLE_TAGS, defaultTag);
}
