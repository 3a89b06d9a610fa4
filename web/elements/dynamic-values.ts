import { plainText, truncate } from '../../domain/plain-text';
import type { CurrentNode } from './current-node';
import type { CurrentPage } from './current-page';
import type { DynamicTag } from './dynamic-tags';

/** What dynamic tags take their values from. */
export interface DynamicSource {
	page: CurrentPage;
	/** Null on pages that are about no content. */
	node: CurrentNode | null;
	/** Public custom fields of the node. */
	customFields: Readonly<Record<string, string>>;
}

type Resolver = (source: DynamicSource, settings: DynamicTag['settings']) => unknown;

/** A value as the builder's controls hold it: texts, `{url}`, `{id, url}`. */
const RESOLVERS: Readonly<Record<string, Resolver>> = {
	'post-title': ({ node }) => node && plainText(node.title ?? ''),
	'post-excerpt': ({ node }, { max_length }) => {
		const text = plainText(node?.excerpt ?? '');
		const length = Number(max_length);
		return length > 0 ? truncate(text, length) : text;
	},
	'post-url': ({ node }) => node?.uri ?? undefined,
	'post-id': ({ node }) => node && `${node.databaseId}`,
	'post-featured-image': ({ node }) => imageOf(node),
	'post-custom-field': ({ customFields }, { key, custom_key }) =>
		customFields[String(custom_key || key || '')],
	'comments-number': ({ node }) => node && `${node.commentCount ?? 0}`,
	'comments-url': ({ node }) => node?.uri && `${node.uri}#comments`,
	'author-name': ({ node }) => node?.author?.node.name ?? undefined,
	'author-url': ({ node }) => node?.author?.node.uri ?? undefined,
	'author-info': ({ node }) => node?.author?.node.description ?? undefined,
	'page-title': ({ page, node }) => page.archive?.title ?? (node && plainText(node.title ?? '')),
	'archive-title': ({ page }) => page.archive?.title,
	'archive-description': ({ page }) => page.archive?.description,
	'archive-url': ({ page }) => page.archive && page.path,
	'site-title': ({ page }) => page.site.title,
	'site-tagline': ({ page }) => page.site.description,
	'site-url': () => '/',
	'site-logo': ({ page }) =>
		page.site.logo && { id: page.site.logo.databaseId, url: page.site.logo.sourceUrl ?? '' },
};

/**
 * The value of a dynamic tag, wrapped in the tag's own `before`, `after` and `fallback` settings where it is a
 * text. `undefined` (an unknown tag, a value that is not there) leaves what the control holds.
 */
export function resolveDynamicTag(source: DynamicSource, tag: DynamicTag): unknown {
	const resolver = Object.hasOwn(RESOLVERS, tag.name) ? RESOLVERS[tag.name] : undefined;
	const value = resolver?.(source, tag.settings) ?? undefined;
	const { before, after, fallback } = tag.settings;
	if (value === undefined || value === '') return fallback || undefined;
	return typeof value === 'string' ? `${before ?? ''}${value}${after ?? ''}` : value;
}

function imageOf(node: CurrentNode | null) {
	const image = node?.featuredImage?.node;
	return image ? { id: image.databaseId, url: image.sourceUrl ?? '' } : undefined;
}
