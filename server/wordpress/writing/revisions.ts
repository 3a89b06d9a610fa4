import type { PostRecord, RevisionRecord } from '@outrigger/formats/model/records';
import { localTime } from '@outrigger/rules/time/zoned-time';
import type { Store } from '../store/store';
import { withNewPage } from './save-menu';
import type { Writing } from './save-post';
import type { NewId } from './writer';
import type { Written } from './written';

/** The types with revisions by WordPress's default. */
export const hasRevisions = (type: string): boolean => type === 'post' || type === 'page';

/** The texts that a revision keeps. */
export const REVISED = ['title', 'content', 'excerpt'] as const;

/**
 * A change of a post: the changed post, with a revision if the newest one has other texts. A post without revisions
 * gets its first one at its first change, of any field.
 *
 * @param before null for a new post that WordPress saves twice: as a draft, and with its state
 */
export function changedPost(
	before: PostRecord | null,
	after: PostRecord,
	writing: Writing,
	newId: NewId,
): Written[] {
	const { databaseId: id } = after;
	const { store } = writing;
	const post: Written = { kind: 'post', id, record: after };
	const written = [post, ...withNewPage(before, after, writing, newId)];
	const [newest] = revisionsOf(store, id, 'revision');
	const isRevised = !newest || REVISED.some((text) => newest[text] !== after[text]);
	if (!isRevised || !hasRevisions(after.type) || after.status === 'auto-draft') return written;
	return [...written, put(revision('revision', after, newId(), writing))];
}

/** The autosave of a user: the next one takes its place. */
export function autosaved(
	post: PostRecord,
	texts: Partial<Pick<RevisionRecord, (typeof REVISED)[number]>>,
	writing: Writing,
	newId: NewId,
): Written & { kind: 'revision' } {
	const authorId = writing.viewer?.databaseId ?? 0;
	const earlier = revisionsOf(writing.store, post.databaseId, 'autosave').find(
		(one) => one.authorId === authorId,
	);
	const saved = revision('autosave', post, earlier?.databaseId ?? newId(), writing);
	return put({ ...saved, ...texts });
}

/** Sorts revisions by date and number, the newest first. */
export const newestFirst = (one: RevisionRecord, other: RevisionRecord): number =>
	other.dateGmt.localeCompare(one.dateGmt) || other.databaseId - one.databaseId;

/** The revisions of a post, the newest first. @param kind both kinds if absent */
export function revisionsOf(
	{ content }: Store,
	postId: number,
	kind?: RevisionRecord['kind'],
): RevisionRecord[] {
	return (content.revisions ?? [])
		.filter((one) => one.postId === postId && (kind === undefined || one.kind === kind))
		.toSorted(newestFirst);
}

function revision(
	kind: RevisionRecord['kind'],
	{ databaseId: postId, title, content, excerpt }: PostRecord,
	databaseId: number,
	{ viewer, now, store }: Writing,
): RevisionRecord {
	return {
		databaseId,
		postId,
		kind,
		authorId: viewer?.databaseId ?? 0,
		title,
		content,
		excerpt,
		date: localTime(now, store.settings.timezone),
		dateGmt: localTime(now, 'UTC'),
	};
}

const put = (record: RevisionRecord): Written & { kind: 'revision' } => ({
	kind: 'revision',
	id: record.databaseId,
	record,
});
