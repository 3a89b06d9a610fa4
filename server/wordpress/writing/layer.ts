import type {
	CommentRecord,
	MenuRecord,
	PostRecord,
	RevisionRecord,
	SettingsRecord,
	SiteContent,
} from '@outrigger/formats/model/records';
import { countUses } from '../content/counts';
import { type AddressBook, pathUri, postUri, termUri } from '../content/uris';
import { indexBy } from '../store/index-by';
import type { Written, WrittenKinds } from './written';

type Records<Kind extends keyof WrittenKinds> = ReadonlyMap<number, WrittenKinds[Kind] | null>;

/** The written records, over a site's content. The content's own records never change. */
export interface Layer {
	/** Adds records to the layer. @returns those that differ from the earlier ones */
	add(written: readonly Written[]): Written[];
	clear(): void;
	/**
	 * The content with all written records. Computes addresses and counts again, and publishes posts that were scheduled
	 * up to the given time.
	 *
	 * @param nowGmt `YYYY-MM-DDTHH:mm:ss`
	 */
	over(base: SiteContent, nowGmt: string): SiteContent;
	/** The comments that visitors have sent, in their present state. */
	overComments(comments: readonly CommentRecord[]): CommentRecord[];
}

export function createLayer(): Layer {
	const records = new Map<string, Map<number, Written['record']>>();
	const of = <Kind extends keyof WrittenKinds>(kind: Kind) =>
		(records.get(kind) ?? new Map()) as Records<Kind>;

	function laid<Kind extends 'post' | 'term' | 'user' | 'comment' | 'menu'>(
		kind: Kind,
		base: readonly WrittenKinds[Kind][],
	): WrittenKinds[Kind][] {
		const written = of(kind);
		if (written.size === 0) return [...base];
		const known = new Set(base.map(({ databaseId }) => databaseId));
		const result = base.flatMap((record) => {
			const own = written.get(record.databaseId);
			return own === undefined ? [record] : (own ?? []);
		});
		// New comments are stored elsewhere. The layer has only their later changes.
		for (const [id, record] of kind === 'comment' ? [] : written)
			if (record && !known.has(id)) result.push(record);
		return result;
	}

	return {
		add(written) {
			return written.filter(({ kind, id, record }) => {
				const kept = records.get(kind) ?? new Map();
				records.set(kind, kept);
				if (JSON.stringify(kept.get(id)) === JSON.stringify(record)) return false;
				kept.set(id, record);
				return true;
			});
		},
		clear: () => records.clear(),
		over(base, nowGmt) {
			if (records.size === 0) return base;
			const settings: SettingsRecord = { ...base.settings, ...of('settings').get(0) };
			const users = laid('user', base.users);
			const scheduled = of('post');
			const written = laid('post', base.posts).map((post) =>
				post.status === 'future' && post.dateGmt <= nowGmt && scheduled.has(post.databaseId)
					? { ...post, status: 'publish' as const }
					: post,
			);
			const terms = laid('term', base.terms).map((term) => ({ ...term, count: 0 }));
			const postsById = indexBy(written, ({ databaseId }) => databaseId);
			const termsById = indexBy(terms, ({ databaseId }) => databaseId);
			const usersById = indexBy(users, ({ databaseId }) => databaseId);
			const book: AddressBook = {
				settings,
				contentTypes: base.contentTypes,
				post: (id) => postsById.get(id),
				term: (id) => termsById.get(id),
				user: (id) => usersById.get(id),
			};
			for (const term of terms) term.uri = termUri(term, book.term, base);
			const posts = written.map((post) => withAddress(post, book));
			const postsPage = postsById.get(settings.pageForPosts);
			settings.postsPageUri = postsPage ? pathUri(postsPage, book) : null;
			countUses(posts, terms, []);
			const comments = laid('comment', base.comments).filter(({ postId }) => postsById.has(postId));
			const [before, now] = [targetsOf(base), targetsOf({ posts, terms })];
			const menus = laid('menu', base.menus).map((menu) => withTargets(menu, before, now));
			const revisions = [...of('revision').values()].filter(
				(one): one is RevisionRecord => one !== null && postsById.has(one.postId),
			);
			return { ...base, settings, users, posts, terms, comments, menus, revisions };
		},
		overComments: (comments) => laid('comment', comments),
	};
}

function withAddress<Post extends PostRecord | undefined>(post: Post, book: AddressBook): Post {
	if (!post) return post;
	const uri = postUri(post, book);
	return uri === post.uri ? post : { ...post, uri };
}

/** A post or term that a menu's item points to. */
type Target = NonNullable<MenuRecord['items'][number]['connected']>;
type FindTarget = (target: Target) => { uri: string | null; name: string } | undefined;

/** Finds the address and the name of posts and terms; undefined for a missing one. */
function targetsOf({ posts, terms }: Pick<SiteContent, 'posts' | 'terms'>): FindTarget {
	const byKind = {
		post: new Map(posts.map(({ databaseId, uri, title }) => [databaseId, { uri, name: title }])),
		term: new Map(terms.map(({ databaseId, uri, name }) => [databaseId, { uri, name }])),
	};
	return ({ kind, databaseId }) => byKind[kind].get(databaseId);
}

/** A menu with its items updated to their targets, and without items of deleted targets. */
function withTargets(menu: MenuRecord, before: FindTarget, now: FindTarget): MenuRecord {
	if (menu.items.every(({ connected }) => connected === null)) return menu;
	const items = menu.items.flatMap((item) => {
		if (item.connected === null) return [item];
		const target = now(item.connected);
		if (target === undefined) return [];
		const follows = item.url === '' || item.url === before(item.connected)?.uri;
		const url = (follows && target.uri) || item.url;
		return [{ ...item, url, label: item.label || target.name }];
	});
	return { ...menu, items };
}
