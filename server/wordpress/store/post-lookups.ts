import type { PostRecord, PostStatus, SiteContent } from '@outrigger/formats/model/records';
import { foldText } from '@outrigger/rules/text/fold-text';
import type { PostIndex } from './post-index';
import type { PostTable } from './post-table';
import type { Store } from './store';
import { createUriMap } from './uri-map';

type PostLookups = Pick<
	Store,
	'post' | 'postByUri' | 'postByOldUri' | 'postBySlug' | 'mediaByFile' | 'childrenOf'
>;

/** Statuses whose posts have a page under their path; the viewer's rights decide about all others. */
const ADDRESSABLE: ReadonlySet<PostStatus> = new Set(['publish', 'inherit', 'private']);
const VISIBLE: ReadonlySet<PostStatus> = new Set(['publish', 'inherit']);

/** Finds single posts by their unique fields. */
export function createPostLookups(
	content: SiteContent,
	table: PostTable,
	index: PostIndex,
): PostLookups {
	const byUri = createUriMap<PostRecord>();
	const types = new Map<string, Map<string, PostRecord>>();
	const [first] = content.settings.languages ?? [];
	const byFile = new Map<string, PostRecord>();
	const byOldUri = createUriMap<PostRecord>();
	const { postsPageUri, pageForPosts, showOnFront, pageOnFront } = content.settings;
	const post = (databaseId: number) => {
		const doc = table.docOf(databaseId);
		return doc === undefined ? undefined : table.record(doc);
	};
	for (const record of table.records) {
		if (record.uri !== null && ADDRESSABLE.has(record.status)) byUri.set(record.uri, record);
		for (const slug of VISIBLE.has(record.status) ? (record.oldSlugs ?? []) : []) {
			const before = record.uri?.replace(/[^/]+\/$/, '');
			if (before !== undefined) byOldUri.set(`${before}${slug}`, record);
		}
		if (record.media) byFile.set(record.media.file, record);
		const bySlug = types.get(record.type) ?? new Map<string, PostRecord>();
		types.set(record.type, bySlug);
		const earlier = bySlug.get(record.slug);
		if (!earlier || mayReplace(earlier, record, first?.slug)) bySlug.set(record.slug, record);
		if (record.language !== undefined) bySlug.set(`${record.slug}.${record.language}`, record);
	}
	const { languageHomes = {} } = content.settings;
	for (const home of [{ pageForPosts, postsPageUri }, ...Object.values(languageHomes)]) {
		const postsPage = post(home.pageForPosts);
		if (postsPage && home.postsPageUri) byUri.set(home.postsPageUri, postsPage);
	}
	const frontPage = showOnFront === 'page' ? post(pageOnFront) : undefined;
	// Links may use the front page's slug as well, unless another page has that address.
	if (frontPage?.uri === '/' && !byUri.find(`/${frontPage.slug}/`)) {
		byUri.set(`/${frontPage.slug}/`, frontPage);
	}
	return {
		post,
		postByUri: byUri.find,
		postByOldUri: byOldUri.find,
		postBySlug: (type, slug, language) => {
			const slugs = types.get(type);
			return (language && slugs?.get(`${slug}.${language}`)) || slugs?.get(slug);
		},
		mediaByFile: (file) => byFile.get(file),
		childrenOf: (postId) =>
			[...index.find('parent', postId).docs()]
				.map(table.record)
				.filter((child) => VISIBLE.has(child.status))
				.sort(byMenuOrder),
	};
}

/**
 * Pages below different parents and in several languages may share a slug: the one in the default language answers, then
 * the one at the root, else the one with the lowest id.
 */
function mayReplace(earlier: PostRecord, record: PostRecord, defaultLanguage?: string): boolean {
	if (earlier.language !== record.language) return record.language === defaultLanguage;
	const isRoot = record.parentId === 0;
	if (isRoot !== (earlier.parentId === 0)) return isRoot;
	return record.databaseId < earlier.databaseId;
}

function byMenuOrder(one: PostRecord, other: PostRecord): number {
	if (one.menuOrder !== other.menuOrder) return one.menuOrder - other.menuOrder;
	const [title, otherTitle] = [foldText(one.title), foldText(other.title)];
	if (title !== otherTitle) return title < otherTitle ? -1 : 1;
	return one.databaseId - other.databaseId;
}
