import { decodeEntities } from '@outrigger/rules/text/plain-text';
import { globalId, numberIn, pathIn, renderedIn, textIn } from './item-values';
import type { Operation } from './operation';
import type { Item } from './rest-reader';

/** A comment as the contract describes it. */
export interface CommentModel {
	__typename: 'Comment';
	databaseId: number;
	[field: string]: unknown;
}

/** A record of REST → the comment that WPGraphQL gives. */
export function commentModel(item: Item, operation: Operation): CommentModel {
	const id = numberIn(item, 'id');
	/** The author. A user with published content is a user here; all other authors are guests, as in WPGraphQL. */
	const author = async () => {
		const user = await operation.user(numberIn(item, 'author'));
		const guest = {
			__typename: 'CommentAuthor',
			id: globalId('comment_author', id),
			name: decodeEntities(textIn(item, 'author_name')),
			url: textIn(item, 'author_url'),
		};
		return { node: user ?? guest };
	};
	return {
		__typename: 'Comment',
		id: globalId('comment', id),
		databaseId: id,
		parentDatabaseId: numberIn(item, 'parent'),
		date: textIn(item, 'date').replace('T', ' ') || null,
		dateGmt: textIn(item, 'date_gmt').replace('T', ' ') || null,
		content: renderedIn(item, 'content') || null,
		uri: pathIn(operation.facts.home, textIn(item, 'link')),
		author,
		commentedOn: async () => {
			const node = await operation.content(numberIn(item, 'post'));
			return node && { node };
		},
		isContentNode: false,
		isTermNode: false,
		isFrontPage: false,
		isPostsPage: false,
	};
}
