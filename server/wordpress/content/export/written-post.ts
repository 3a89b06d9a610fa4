import type { PostSource } from '@outrigger/formats/content-folder/content-files';
import type { PostRecord, SiteContent } from '@outrigger/formats/model/records';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { type Known, originalOf } from './known';

/**
 * Fields of the file that repeat fields of the record under other names, or that name records that may have changed.
 */
const SAID_BY_THE_RECORD = [
	'terms',
	'categories',
	'tags',
	'format',
	'parent',
	'translationOf',
	'modified',
];

/**
 * A post as a content folder has it. Fields that a write can change come from the record; all others (the builder's
 * tree and its settings, a product's prices) stay as the file had them.
 *
 * @param source the place where it was read; absent for a post that was written since
 * @param before the record that was made of the source
 */
export function writtenPost(
	post: PostRecord,
	source: PostSource | undefined,
	before: PostRecord | undefined,
	known: Known,
): PostSource {
	const raw = isPlainObject(source?.fields) ? source.fields : {};
	const { content, taxonomies } = known;
	const left = [...SAID_BY_THE_RECORD, ...taxonomies.map(({ name }) => name)];
	const kept = Object.fromEntries(Object.entries(raw).filter(([key]) => !left.includes(key)));
	const isTree = post.elementor !== null;
	const text = isTree
		? { ...(post.content === before?.content ? {} : { html: post.content }) }
		: { html: undefined, content: post.content };
	const isHierarchical = content.contentTypes.some(
		({ name, hierarchical }) => name === post.type && hierarchical,
	);
	const fields = {
		...kept,
		databaseId: post.databaseId,
		...(post.slug && { slug: post.slug }),
		oldSlugs: post.oldSlugs ?? [],
		title: post.title,
		status: post.status === 'publish' ? undefined : post.status,
		date: post.date,
		dateGmt: post.date === before?.date ? raw.dateGmt : undefined,
		...(post.modified === post.date ? {} : { modified: post.modified }),
		author: known.userSlug(post.authorId),
		...(isHierarchical && post.parentId !== 0 ? { parent: post.parentId } : {}),
		menuOrder: post.menuOrder || undefined,
		password: post.password,
		featuredImage: known.mediaFile(post.featuredImageId),
		excerpt: post.excerpt,
		commentStatus: post.commentStatus,
		pingStatus: post.pingStatus,
		// The settings of an exported page may name a template as well.
		template: post.template || (isPlainObject(raw.page_settings) ? 'default' : undefined),
		sticky: post.sticky,
		meta: post.meta,
		language: post.language,
		translationOf: originalOf(post),
		terms: termsOf(post, known),
		product: productOf(raw.product, post, content),
		...text,
	};
	return {
		file: '',
		path: '',
		folders: [],
		baseName: post.slug || String(post.databaseId),
		type: post.type,
		fields,
		body: null,
		changedAt: 0,
	};
}

function termsOf({ termIds }: PostRecord, { term }: Known): Record<string, string[]> {
	const slugs: Record<string, string[]> = {};
	for (const id of termIds) {
		const found = term(id);
		if (found) slugs[found.taxonomy] = [...(slugs[found.taxonomy] ?? []), found.slug];
	}
	return slugs;
}

/** A product's fields, which point to others by id: names may have changed, and targets may be gone. */
function productOf(raw: unknown, { product }: PostRecord, { posts }: SiteContent): unknown {
	if (!product || !isPlainObject(raw)) return undefined;
	const there = new Set(posts.map(({ databaseId }) => databaseId));
	const known = (ids: readonly number[]) => ids.filter((id) => there.has(id));
	const variations = Array.isArray(raw.variations) ? raw.variations.filter(isPlainObject) : [];
	return {
		...raw,
		gallery: known(product.galleryIds),
		upsells: known(product.upsellIds),
		crossSells: known(product.crossSellIds),
		variations: variations.map((variation, at) => {
			const { databaseId, imageId = 0 } = product.variations[at] ?? {};
			return { ...variation, databaseId, image: known([imageId])[0] };
		}),
	};
}
