import type { Say } from '../texts/text';
import { plainText } from './plain-text';

/** WordPress's own prefixes of a title, as an English site has them. */
const ENGLISH = { protected: 'Protected: ', private: 'Private: ' } as const;

/**
 * The title of a piece of content as WordPress shows it. Content with a password and private content have a prefix in
 * the language of the page. WPGraphQL returns the title without this prefix, core REST returns it with the prefix.
 * @returns plain text; empty if there is no title
 */
export function displayedTitle(
	node: {
		title?: string | null;
		/** True if a password protects its text. */
		isRestricted?: boolean | null;
		/** `publish`, `private`, `draft`. */
		status?: string | null;
	} | null,
	say: Say,
): string {
	const title = plainText(node?.title ?? '');
	if (title === '' || !node) return title;
	const kind = node.status === 'private' ? 'private' : node.isRestricted ? 'protected' : null;
	if (kind === null) return title;
	const key = kind === 'private' ? 'post.privateTitle' : 'post.protectedTitle';
	const hasMark = [say(key, { title: '' }), ENGLISH[kind]].some((words) => title.startsWith(words));
	return hasMark ? title : say(key, { title });
}
