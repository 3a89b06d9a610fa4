import type { SubjectTerm } from '@outrigger/rules/templates/conditions';
import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import { plainText } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import type { CurrentNodeFragment } from '../../wordpress/current-node.generated';
import { archiveInfo } from './archive';
import { addressOf, notFound, type Subject } from './subject';

interface Ancestor {
	databaseId: number;
	uri?: string | null;
	title?: string | null;
}

/** A popup as a separate page, for browsers without script. */
export function popupSubject(
	{ databaseId, title }: { databaseId: number; title: string },
	uri: string,
): Subject {
	return { ...notFound, kind: 'singular', title, uri, popup: databaseId };
}

/** The list with the results of a visitor's search. */
export function searchSubject(asked: string, say: Say): Subject {
	const search = asked.trim();
	return {
		...notFound,
		kind: 'search',
		title: search ? say('search.title', { words: search }) : say('search.search'),
		archive: archiveInfo(
			'search',
			search ? say('search.results', { words: search }) : say('search.search'),
			'',
		),
		mainQuery: { kind: 'search', search },
		condition: { kind: 'search' },
	};
}

/** A piece of content: a page, a post, a picture or content of the site's own types. */
export function contentSubject(
	node: CurrentNodeFragment,
	place: { terms: readonly SubjectTerm[]; ancestors: readonly Ancestor[] },
	say: Say,
): Subject {
	return {
		...notFound,
		kind: 'singular',
		title: displayedTitle(node, say),
		node,
		condition: {
			kind: 'singular',
			isFrontPage: node.isFrontPage,
			postType: node.contentTypeName,
			databaseId: node.databaseId,
			ancestorIds: place.ancestors.map(({ databaseId }) => databaseId),
			authorId: 'author' in node ? (node.author?.node.databaseId ?? null) : null,
			terms: place.terms,
		},
		parents: place.ancestors
			.map(({ title, uri }) => ({ label: plainText(title ?? ''), uri: addressOf({ uri }) }))
			.toReversed(),
		uri: addressOf(node),
		isFrontPage: node.isFrontPage,
	};
}
