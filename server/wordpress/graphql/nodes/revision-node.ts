import type { PostRecord, RevisionRecord } from '@outrigger/formats/model/records';
import { mayEdit } from '../../auth/visibility';
import { newestFirst, revisionsOf } from '../../writing/revisions';
import type { GraphQLContext } from '../context';

type Context = Pick<GraphQLContext, 'store' | 'viewer'>;

/** A revision in WPGraphQL's form: content of the same type, with the texts of the revision. */
export interface RevisionNode extends PostRecord {
	/** The post of which it is a revision. */
	revised: PostRecord;
	/** True for the newest revision or autosave of its post, which previews show. */
	isPreview: boolean;
}

/** Returns the content as a revision if it is one; null for all other content. */
export const asRevision = (post: PostRecord): RevisionNode | null =>
	'revised' in post ? (post as RevisionNode) : null;

function revisionNode(
	post: PostRecord,
	revision: RevisionRecord,
	isPreview: boolean,
): RevisionNode {
	const { databaseId, kind, authorId, title, content, excerpt, date, dateGmt } = revision;
	return {
		...post,
		...{ databaseId, authorId, title, content, excerpt, date, dateGmt },
		...{ modified: date, modifiedGmt: dateGmt },
		revised: post,
		isPreview,
		status: 'inherit',
		slug: `${post.databaseId}-${kind}-v1`,
		uri: isPreview && post.uri ? previewUri(post.uri) : `/?p=${databaseId}`,
		parentId: post.databaseId,
		commentCount: 0,
		commentStatus: 'closed',
		// A preview shows the terms and the picture that the post has.
		...(isPreview ? {} : { termIds: [], featuredImageId: 0, template: '' }),
	};
}

const previewUri = (uri: string) => `${uri}${uri.includes('?') ? '&' : '?'}preview=true`;

/** The revisions and autosaves of a post, the newest first; none for users who may not edit it. */
export function revisionsFor(post: PostRecord, { store, viewer }: Context): RevisionNode[] {
	if (asRevision(post) || !mayEdit(post, viewer)) return [];
	return revisionsOf(store, post.databaseId).map((revision, at) =>
		revisionNode(post, revision, at === 0),
	);
}

/** All revisions that the viewer may read, the newest first. */
export function allRevisions({ store, viewer }: Context): RevisionNode[] {
	const seen = new Set<number>();
	return (store.content.revisions ?? []).toSorted(newestFirst).flatMap((revision) => {
		const post = store.post(revision.postId);
		const isNewest = !seen.has(revision.postId);
		seen.add(revision.postId);
		return post && mayEdit(post, viewer) ? revisionNode(post, revision, isNewest) : [];
	});
}

/** The revision with a database id, for users who may edit its post. */
export function findRevision(id: number, { store, viewer }: Context): RevisionNode | undefined {
	const revision = store.content.revisions?.find(({ databaseId }) => databaseId === id);
	const post = revision && store.post(revision.postId);
	if (!post || !mayEdit(post, viewer)) return undefined;
	return revisionNode(post, revision, revisionsOf(store, post.databaseId)[0] === revision);
}

/** The newest revision or autosave of a post; undefined where it has none, null for users without the right to edit it. */
export function previewOf(post: PostRecord, context: Context): RevisionNode | null | undefined {
	const [newest] = revisionsOf(context.store, post.databaseId);
	if (!newest || asRevision(post)) return undefined;
	return mayEdit(post, context.viewer) ? revisionNode(post, newest, true) : null;
}
