import { plainText } from './plain-text';

/** The words that WordPress puts before a title. */
const PROTECTED = 'Protected: ';
const PRIVATE = 'Private: ';

/**
 * The title of a piece of content as WordPress tells it: what needs a password or is for editors alone says so.
 * WPGraphQL gives it without.
 * @returns plain text; empty where there is none
 */
export function displayedTitle(
	node: {
		title?: string | null;
		/** True if a password protects its text. */
		isRestricted?: boolean | null;
		/** `publish`, `private`, `draft`. */
		status?: string | null;
	} | null,
): string {
	const title = plainText(node?.title ?? '');
	if (title === '' || !node) return title;
	if (node.status === 'private') return title.startsWith(PRIVATE) ? title : PRIVATE + title;
	if (!node.isRestricted || title.startsWith(PROTECTED)) return title;
	return PROTECTED + title;
}
