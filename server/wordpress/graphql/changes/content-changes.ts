import { POST_STATUSES } from '@outrigger/formats/model/post-statuses';
import type { PostRecord, PostStatus, UserRecord } from '@outrigger/formats/model/records';
import { visiblePost } from '../../auth/visibility';
import { upperFirst } from '../../schema/names';
import { deletedPost, inTrash, trashedPost } from '../../writing/delete-post';
import {
	mayCreatePosts,
	mayEditOthersPosts,
	mayOn,
	mayPublishPosts,
} from '../../writing/post-rights';
import { changedPost } from '../../writing/revisions';
import { emptyPost, isDate, type PostFields, savedPost } from '../../writing/save-post';
import type { Written } from '../../writing/written';
import type { GraphQLContext } from '../context';
import { toDatabaseIds, toGlobalId } from '../global-id';
import { userError } from '../user-error';
import { change, changerOf, idOf, put, requireInput } from './change';
import { type TermInputs, withNamedTerms } from './post-terms';

type Context = GraphQLContext;

/** Content or terms as the schema names them: `boatType`, `boatTypes`. */
export interface ChangedThing {
	/** Name in the database: `post`, `post_tag`. */
	name: string;
	single: string;
	plural: string;
}

/** The input of mutations that create or change content; each type has a part of it. */
export interface ContentInput extends TermInputs {
	clientMutationId?: string | null;
	authorId?: string | null;
	commentStatus?: string | null;
	content?: string | null;
	date?: string | null;
	excerpt?: string | null;
	menuOrder?: number | null;
	parentId?: string | null;
	password?: string | null;
	pingStatus?: string | null;
	slug?: string | null;
	/** `PUBLISH`. */
	status?: string | null;
	title?: string | null;
}

/** An enum's value as WordPress stores it. The mock keeps no content as `INHERIT`: such content becomes a draft. */
function statusOf(value: string): PostStatus {
	const status = value.toLowerCase().replaceAll('_', '-');
	return POST_STATUSES.find((known) => known === status) ?? 'draft';
}

/** The database id behind an input, `undefined` for none; -1 for a text that is no id. */
export const idIn = (input: string | null | undefined): number | undefined =>
	input ? toDatabaseIds([input])[0] : undefined;

/** Converts an input to the store's fields. WPGraphQL ignores empty texts, 0 and unreadable dates. */
export function fieldsOf(input: ContentInput): PostFields {
	return {
		title: input.title || undefined,
		content: input.content || undefined,
		excerpt: input.excerpt || undefined,
		slug: input.slug || undefined,
		date: input.date && isDate(input.date) ? input.date : undefined,
		menuOrder: input.menuOrder || undefined,
		password: input.password || undefined,
		status: input.status == null ? undefined : statusOf(input.status),
		authorId: idIn(input.authorId) || undefined,
		parentId: input.parentId === '0' ? undefined : idIn(input.parentId),
		commentStatus: openOrClosed(input.commentStatus),
		pingStatus: openOrClosed(input.pingStatus),
	};
}

const isCategory = (one: Written) => one.kind === 'term' && one.record?.taxonomy === 'category';

const openOrClosed = (input: string | null | undefined) =>
	!input ? undefined : input === 'open' ? 'open' : 'closed';

/** Refuses another author if the viewer may not write for other authors. @param deed `create` */
function requireAuthor(
	deed: string,
	{ name, plural }: ChangedThing,
	input: ContentInput,
	viewer: UserRecord | null,
): void {
	const author = idIn(input.authorId);
	if (author === undefined || author === viewer?.databaseId) return;
	if (mayEditOthersPosts(name, viewer)) return;
	throw userError(`Sorry, you are not allowed to ${deed} ${plural} as this user`);
}

/** Content that is deleted for good, as the answer shows it: its address, terms and picture are gone. */
const withoutPlace = (post: PostRecord): PostRecord => ({
	...post,
	...{ uri: null, termIds: [], featuredImageId: 0, template: '' },
});

/** `createPost`, `updatePost` and `deletePost` of a content type, by WordPress's capabilities. */
export function contentChanges(thing: ChangedThing) {
	const { name, single, plural } = thing;

	const payload = (input: ContentInput, post: PostRecord | undefined) => ({
		clientMutationId: input.clientMutationId ?? null,
		[single]: post ?? null,
	});

	async function save(
		context: Context,
		input: ContentInput,
		beforeId: number | null,
	): Promise<PostRecord | undefined> {
		const viewer = changerOf(context);
		let id = beforeId ?? 0;
		await change(context, (store, newId) => {
			const writing = { store, viewer, now: context.now() };
			id = beforeId ?? newId();
			const before = beforeId === null ? emptyPost(name, id, writing) : store.post(id);
			if (!before) throw userError(`No ${single} could be found to update`);
			const { termIds, terms } = withNamedTerms(before, input, { ...writing, newId });
			const fields: PostFields = { ...fieldsOf(input), termIds };
			const isReviewed = beforeId === null && !mayPublishPosts(name, viewer);
			if (isReviewed && input.status && input.status !== 'DRAFT') fields.status = 'pending';
			const post = savedPost(before, fields, writing);
			// A new category is in no store yet, so the post would get the default one as well.
			if (terms.some(isCategory)) post.termIds = termIds;
			// WPGraphQL saves a new post as a draft, and gives the post its status in a second write.
			if (beforeId === null && post.status === 'draft') return [...terms, put('post', post)];
			return [...terms, ...changedPost(beforeId === null ? null : before, post, writing, newId)];
		});
		return visiblePost(context.store, context.store.post(id), viewer) ?? undefined;
	}

	return {
		[`create${upperFirst(single)}`]: async (
			_: unknown,
			{ input }: { input: ContentInput },
			context: Context,
		) => {
			requireInput(input, 'post_type_object');
			const viewer = changerOf(context);
			if (!mayCreatePosts(name, viewer))
				throw userError(`Sorry, you are not allowed to create ${plural}`);
			requireAuthor('create', thing, input, viewer);
			return payload(input, await save(context, input, null));
		},
		[`update${upperFirst(single)}`]: async (
			_: unknown,
			args: { input: ContentInput & { id: string } },
			context: Context,
		) => {
			const { input } = args;
			const id = idOf(args);
			const post = context.store.post(id);
			if (post === undefined) throw userError(`No ${single} could be found to update`);
			if (post.type !== name)
				throw userError(`The id ${id} is not of the type &quot;${name}&quot;`);
			const viewer = changerOf(context);
			if (!mayOn('edit', post, viewer)) {
				const isAnothers = mayCreatePosts(name, viewer) && post.authorId !== viewer?.databaseId;
				throw userError(
					`Sorry, you are not allowed to update ${isAnothers ? 'another author&#039;s' : 'a'} ${single}`,
				);
			}
			requireAuthor('update', thing, input, viewer);
			return payload(input, await save(context, input, id));
		},
		[`delete${upperFirst(single)}`]: async (
			_: unknown,
			args: {
				input: { id: string; clientMutationId?: string | null; forceDelete?: boolean | null };
			},
			context: Context,
		) => {
			const { input } = args;
			const post = context.store.post(idOf(args));
			const viewer = changerOf(context);
			const isMeant = post?.type === name && mayOn('delete', post, viewer);
			if (!post || !isMeant) throw userError(`Sorry, you are not allowed to delete ${plural}`);
			if (post.status === 'trash' && !input.forceDelete)
				throw userError(
					`The ${single} with id ${post.databaseId} is already in the trash. To remove from the trash, use the forceDelete input`,
				);
			// WordPress has a trash only for posts and pages.
			const hasTrash = name === 'post' || name === 'page';
			await change(context, (store, newId) =>
				input.forceDelete || !hasTrash
					? deletedPost(store, post)
					: trashedPost(post, { store, viewer, now: context.now() }, newId),
			);
			return {
				clientMutationId: input.clientMutationId ?? null,
				deletedId: toGlobalId('post', post.databaseId),
				[single]: input.forceDelete || !hasTrash ? withoutPlace(post) : inTrash(post),
			};
		},
	};
}
