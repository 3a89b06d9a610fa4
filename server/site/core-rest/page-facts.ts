import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { numberIn, pathIn, textIn } from './item-values';
import type { Operation } from './operation';

/** WordPress's own number of posts on a page. */
const USUAL_POSTS = 10;
const CLASSES = /\sclass=["']([^"'<>]*\btype-post\b[^"'<>]*)["']/g;

/** The language of a site, `de_DE`, from the front page's markup; null if the markup has none. */
export async function languageOf({ reader }: Operation): Promise<string | null> {
	const page = await reader.page('/');
	const [tag = ''] = /<html\b[^<>]{0,1000}>/i.exec(page ?? '') ?? [];
	const [, language] = /\slang=["']?([a-z]{2,3}(?:-[a-z0-9]{2,8})*)/i.exec(tag) ?? [];
	return language ? language.replaceAll('-', '_') : null;
}

/**
 * The number of posts on a page of a list. Core REST gives this setting only to editors, so the function counts the
 * newest posts on the first page of the list. It does not count sticky posts, which the page shows in addition. It
 * returns ten, WordPress's default, if the page shows no posts or all of them.
 */
export async function postsPerPage({ reader, facts }: Operation): Promise<number> {
	const path = await listPath();
	const page = path === null ? null : await reader.page(path);
	const shown = new Set(page === null ? [] : postIdsIn(page));
	if (shown.size === 0) return USUAL_POSTS;
	const { items, total } = await reader.list(
		'wp/v2/posts?per_page=100&orderby=date&order=desc&_fields=id,sticky',
	);
	const last = items.findLastIndex(
		(item) => shown.has(numberIn(item, 'id')) && item.sticky !== true,
	);
	const found = last + 1;
	return found === 0 || found >= total ? USUAL_POSTS : found;

	async function listPath(): Promise<string | null> {
		if (facts.pageForPosts === 0) return facts.pageOnFront === 0 ? '/' : null;
		const { body } = await reader.read(`wp/v2/pages/${facts.pageForPosts}?_fields=link`);
		return isPlainObject(body) ? pathIn(facts.home, textIn(body, 'link')) : null;
	}
}

/** The posts of a page by the classes that WordPress gives each: `post-17 post type-post status-publish`. */
function postIdsIn(html: string): number[] {
	return [...html.matchAll(CLASSES)].flatMap(([, names = '']) => {
		const [, id] = /(?:^|\s)post-(\d{1,9})(?:\s|$)/.exec(names) ?? [];
		return id ? [Number(id)] : [];
	});
}
