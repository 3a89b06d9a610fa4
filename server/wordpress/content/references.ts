import type { PostRecord, TermRecord, UserRecord } from '@outrigger/formats/model/records';
import type { Reference } from '@outrigger/formats/shapes/fields';
import { indexBy } from '../store/index-by';

/** Finds the records to which the content points; `undefined` if there is no such record. */
export interface References {
	user(reference: Reference): UserRecord | undefined;
	/** By slug, id, or file below uploads. */
	media(reference: Reference): PostRecord | undefined;
	/** By slug, id, or path of slugs. */
	term(taxonomy: string, reference: Reference): TermRecord | undefined;
	/**
	 * Finds a post by slug, id, or path of slugs. If several posts have the slug, it means the post at the top, in the
	 * default language; `about.de` means the German post.
	 */
	post(type: string, reference: Reference): PostRecord | undefined;
	postById(databaseId: number): PostRecord | undefined;
	termById(databaseId: number): TermRecord | undefined;
}

/** Ids and parents must be settled. A number in quotes is tried as a slug first, then as an id. */
export function createReferences(
	users: readonly UserRecord[],
	terms: readonly TermRecord[],
	posts: readonly PostRecord[],
	defaultLanguage?: string,
): References {
	const usersById = indexBy(users, idOf);
	const usersByName = new Map([
		...users.map((user) => [user.login, user] as const),
		...users.map((user) => [user.slug, user] as const),
	]);
	const termsById = indexBy(terms, idOf);
	const termsBySlug = new Map<string, Map<string, TermRecord>>();
	for (const term of terms) {
		const slugs = termsBySlug.get(term.taxonomy) ?? new Map<string, TermRecord>();
		termsBySlug.set(term.taxonomy, slugs.set(term.slug, term));
	}
	const postsById = indexBy(posts, idOf);
	const postsByPath = new Map<string, Map<string, PostRecord>>();
	const addPath = (post: PostRecord, path: string) => {
		const paths = postsByPath.get(post.type) ?? new Map<string, PostRecord>();
		postsByPath.set(post.type, paths);
		const { language } = post;
		if (language === undefined || language === defaultLanguage) paths.set(path, post);
		else {
			// The plain path means the post in the default language, if there is one.
			paths.set(`${path}.${language}`, post);
			if (!paths.has(path)) paths.set(path, post);
		}
	};
	for (const post of posts) {
		if (post.media) addPath(post, post.media.file);
		if (post.parentId !== 0) addPath(post, post.slug);
	}
	const postById = (id: number) => postsById.get(id);
	for (const post of posts) addPath(post, slugPath(post, postById));

	const ofType = (type: string, post: PostRecord | undefined) =>
		post?.type === type ? post : undefined;
	const post = (type: string, reference: Reference) => {
		if (typeof reference === 'number') return ofType(type, postsById.get(reference));
		const found = postsByPath.get(type)?.get(trimSlashes(reference));
		return found ?? ofType(type, postsById.get(numberIn(reference)));
	};
	return {
		user: (reference) =>
			typeof reference === 'number'
				? usersById.get(reference)
				: (usersByName.get(reference) ?? usersById.get(numberIn(reference))),
		media: (reference) => post('attachment', reference),
		term: (taxonomy, reference) => {
			const byId = (id: number) => {
				const term = termsById.get(id);
				return term?.taxonomy === taxonomy ? term : undefined;
			};
			if (typeof reference === 'number') return byId(reference);
			const slugs = termsBySlug.get(taxonomy);
			// Most references are plain slugs: a hundred thousand posts have some five terms each.
			const found = slugs?.get(reference) ?? slugs?.get(lastSlug(reference));
			return found ?? byId(numberIn(reference));
		},
		post,
		postById,
		termById: (databaseId) => termsById.get(databaseId),
	};
}

/** The slugs of a post's ancestors and of the post, `about/team`. Parents must not form a cycle. */
export function slugPath(
	post: PostRecord,
	postById: (databaseId: number) => PostRecord | undefined,
): string {
	const parent = post.parentId === 0 ? undefined : postById(post.parentId);
	return parent ? `${slugPath(parent, postById)}/${post.slug}` : post.slug;
}

function idOf({ databaseId }: { databaseId: number }): number {
	return databaseId;
}

function trimSlashes(path: string): string {
	return path.replace(/^\/+|\/+$/g, '');
}

function lastSlug(path: string): string {
	return trimSlashes(path).split('/').at(-1) ?? '';
}

function numberIn(text: string): number {
	return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
