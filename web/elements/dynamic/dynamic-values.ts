import { addressPath } from '@outrigger/rules/address/uri-path';
import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { displayedTitle } from '@outrigger/rules/text/displayed-title';
import { plainText, truncate } from '@outrigger/rules/text/plain-text';
import type { Say } from '@outrigger/rules/texts/text';
import { formatPhpDate } from '@outrigger/rules/time/php-date';
import type { CurrentNode } from '../context/current-node';
import type { CurrentPage } from '../context/current-page';
import type { DynamicTag } from './dynamic-tags';

/** The source from which dynamic tags take their values. */
export interface DynamicSource {
	page: CurrentPage;
	/** The host's texts in the language of the page. */
	say: Say;
	/** Null on pages without content of their own. */
	node: CurrentNode | null;
	/** A public custom field of the node. */
	customField: (key: string) => string | undefined;
	/** The node's terms in every taxonomy; may suspend. */
	terms: () => readonly DynamicTerm[];
}

/** A term as dynamic tags see it. */
export interface DynamicTerm {
	/** Plain text. */
	name: string;
	uri: string | null;
	taxonomy: string;
}

type Resolver = (source: DynamicSource, settings: DynamicTag['settings']) => unknown;

/**
 * Maps a tag's name to the function that gives its value, in the form in which the builder's controls store it: texts,
 * `{url}`, `{id, url}`.
 */
const RESOLVERS: Readonly<Record<string, Resolver>> = {
	'post-title': ({ node, say }) => node && displayedTitle(node, say),
	'post-excerpt': ({ node }, { max_length }) => {
		const text = plainText(node?.excerpt ?? '');
		const length = Number(max_length);
		return length > 0 ? truncate(text, length) : text;
	},
	'post-url': ({ node }) => node?.uri ?? undefined,
	'post-id': ({ node }) => node && `${node.databaseId}`,
	'post-featured-image': ({ node }) => imageOf(node),
	'post-date': ({ page, node }, settings) => dateOf(node, settings, page.site.dateFormat, page),
	'post-time': ({ page, node }, settings) => dateOf(node, settings, page.site.timeFormat, page),
	'post-terms': ({ terms }, settings) => termsText(terms(), settings),
	'post-custom-field': ({ customField }, { key, custom_key }) =>
		customField(String(custom_key || key || '')),
	'acf-text': fieldByKey,
	'acf-number': fieldByKey,
	'acf-url': fieldByKey,
	'comments-number': ({ node }) => node && `${node.commentCount ?? 0}`,
	'comments-url': ({ node }) => node?.uri && `${node.uri}#comments`,
	'author-name': ({ node }) => node?.author?.node.name ?? undefined,
	'author-url': ({ node }) => node?.author?.node.uri ?? undefined,
	'author-info': ({ node }, { type }) =>
		(type === 'url' ? node?.author?.node.url : node?.author?.node.description) ?? undefined,
	'author-profile-picture': ({ node }) => {
		const url = node?.author?.node.avatar?.url;
		return url ? { id: '', url } : undefined;
	},
	'page-title': ({ page, node, say }) => page.archive?.title ?? (node && displayedTitle(node, say)),
	'archive-title': ({ page }) => page.archive?.title,
	'archive-description': ({ page }) => page.archive?.description,
	'archive-url': ({ page }) => page.archive && page.path,
	'site-title': ({ page }) => page.site.title,
	'site-tagline': ({ page }) => page.site.description,
	'site-url': ({ page }) => page.site.homePath ?? '/',
	popup: (_, { action, popup, do_not_show_again }) =>
		popupAction(action, Number(popup), do_not_show_again === 'yes'),
	'site-logo': ({ page }) =>
		page.site.logo && { id: page.site.logo.databaseId, url: page.site.logo.sourceUrl ?? '' },
};

/**
 * The value of a dynamic tag, if it is a text, with the tag's own `before`, `after` and `fallback` settings applied.
 * `undefined` (an unknown tag, a missing value) leaves the control's own value.
 */
export function resolveDynamicTag(source: DynamicSource, tag: DynamicTag): unknown {
	const resolver = Object.hasOwn(RESOLVERS, tag.name) ? RESOLVERS[tag.name] : undefined;
	const value = resolver?.(source, tag.settings) ?? undefined;
	const { before, after, fallback } = tag.settings;
	if (value === undefined || value === '') return fallback || undefined;
	return typeof value === 'string' ? `${before ?? ''}${value}${after ?? ''}` : value;
}

/** The tags of a well-known plugin name a field by its number and its name, `field_12ab:depth`. */
function fieldByKey({ customField }: DynamicSource, { key }: DynamicTag['settings']) {
	return customField(String(key ?? '').replace(/^[^:]*:/, ''));
}

/** The address of a link that opens, toggles or closes a popup, as the builder's server spells it. */
function popupAction(action: unknown, id: number, isForGood: boolean): string | undefined {
	if (action === 'close') {
		return writeUrlAction({ name: 'popup:close', settings: { do_not_show_again: isForGood } });
	}
	if (!Number.isSafeInteger(id) || id <= 0) return undefined;
	return writeUrlAction({ name: 'popup:open', settings: { id, toggle: action === 'toggle' } });
}

/** The moment of publication, or of the last change, in the format that the tag's settings name. */
function dateOf(
	node: CurrentNode | null,
	{ type, format, custom_format }: DynamicTag['settings'],
	usual: string,
	{ site }: CurrentPage,
): string | undefined {
	const date = String(type).includes('modified') ? node?.modified : node?.date;
	if (!date) return undefined;
	const isOwn = typeof format === 'string' && !['', 'default', 'human', 'custom'].includes(format);
	const own = format === 'custom' ? String(custom_format || usual) : usual;
	return formatPhpDate(date, isOwn ? format : own, site.language);
}

/** The names of the terms with a separator between them; the names are links only if the tag's settings say so. */
function termsText(
	terms: readonly DynamicTerm[],
	{ taxonomy, separator = ', ', link }: DynamicTag['settings'],
): string {
	return terms
		.filter((term) => !taxonomy || term.taxonomy === taxonomy)
		.map(({ name, uri }) => {
			const text = escaped(name);
			return link === 'yes' && uri ? `<a href="${escaped(addressPath(uri))}">${text}</a>` : text;
		})
		.join(String(separator));
}

function escaped(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function imageOf(node: CurrentNode | null) {
	const image = node?.featuredImage?.node;
	return image ? { id: image.databaseId, url: image.sourceUrl ?? '' } : undefined;
}
