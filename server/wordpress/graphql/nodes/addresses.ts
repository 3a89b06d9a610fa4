import type {
	ContentTypeRecord,
	LanguageHome,
	MenuItemRecord,
	PostRecord,
} from '@outrigger/formats/model/records';
import type { Store } from '../../store/store';

/** The starts of the site, one for each language. */
function homesOf({ settings, postsPageUri }: Store): Omit<LanguageHome, 'path'>[] {
	const { languageHomes = {}, pageOnFront, pageForPosts } = settings;
	return [{ pageOnFront, pageForPosts, postsPageUri }, ...Object.values(languageHomes)];
}

/** Returns true for the page that the list of posts replaces, in any language. */
export function isPostsPage(store: Store, post: PostRecord): boolean {
	return homesOf(store).some(
		({ pageForPosts, postsPageUri }) => postsPageUri && pageForPosts === post.databaseId,
	);
}

/** True for the page that the site's address shows, in any language. */
export function isFrontPage(store: Store, post: PostRecord): boolean {
	if (store.settings.showOnFront !== 'page') return false;
	return homesOf(store).some(({ pageOnFront }) => pageOnFront === post.databaseId);
}

/** The path of a post for visitors. The posts page has one too, although its record has no `uri`. */
export function pathOf(store: Store, post: PostRecord): string {
	if (post.uri !== null) return post.uri;
	const list = homesOf(store).find(({ pageForPosts }) => pageForPosts === post.databaseId);
	return list?.postsPageUri ?? `/?p=${post.databaseId}`;
}

/**
 * Path of a content type's list: the posts page or front for posts, the archive of other types;
 * `null` where there is no list.
 */
export function archivePath(store: Store, type: ContentTypeRecord): string | null {
	if (type.name === 'post') {
		if (store.postsPageUri !== null) return store.postsPageUri;
		return store.settings.showOnFront === 'posts' ? store.homePath : null;
	}
	return type.hasArchive ? `${store.homePath}${type.rewriteSlug}/` : null;
}

/** Absolute address of a path. @param siteUrl without a slash at its end */
export function absolute(siteUrl: string, path: string): string {
	return siteUrl + path;
}

/** The absolute address of a menu item; anchors and action links stay as they are. */
export function menuItemUrl(store: Store, siteUrl: string, item: MenuItemRecord): string {
	const { connected } = item;
	if (connected?.kind === 'post') {
		const post = store.post(connected.databaseId);
		if (post !== undefined) return absolute(siteUrl, pathOf(store, post));
	}
	if (connected?.kind === 'term') {
		const term = store.term(connected.databaseId);
		if (term !== undefined) return absolute(siteUrl, term.uri);
	}
	return item.url.startsWith('/') && !item.url.startsWith('//')
		? absolute(siteUrl, item.url)
		: item.url;
}

/** An address of the site as a path; every other address as it is. */
export function relativeToSite(siteUrl: string, url: string): string {
	if (!url.startsWith(siteUrl)) return url;
	const rest = url.slice(siteUrl.length);
	return rest === '' || rest.startsWith('?') || rest.startsWith('#')
		? `/${rest}`
		: rest.startsWith('/')
			? rest
			: url;
}
