import type { CommentRecord } from '@outrigger/formats/model/records';
import type { Store } from '../store/store';
import type { Write, Written } from './written';

/** Deletes a comment for good; its answers become answers to its parent. */
export function deletedComment(
	store: Store,
	{ databaseId, postId, parentId }: CommentRecord,
): Write {
	const answers = store
		.commentsOf(postId, ['approve', 'hold', 'spam', 'trash'])
		.filter((answer) => answer.parentId === databaseId);
	return [
		{ kind: 'comment', id: databaseId, record: null },
		...answers.map((answer): Written => {
			return { kind: 'comment', id: answer.databaseId, record: { ...answer, parentId } };
		}),
	];
}
