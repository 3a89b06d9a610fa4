import type { PostSource } from '../content-folder/content-files';
import { readDate } from '../content-folder/dates';
import { makeSlug, readSlug } from '../content-folder/slugs';
import type { Tally } from '../tally';
import type { BuilderFields } from './builder-fields';
import type { OwnLinks } from './own-links';
import { fieldOf } from './parse-wxr';
import { readPhpValue } from './php-value';
import type { Meta, WxrItem } from './wxr-items';

/** Page templates that every site has. The list lacks the templates of the old site's theme. */
const TEMPLATES = ['elementor_canvas', 'elementor_header_footer', 'elementor_theme'];

/** The values that items of all kinds have in the same form. */
export interface ItemFacts {
	databaseId: number;
	slug: string;
	type: string;
	status: string;
	title: string;
	/** For messages: `post 12`. */
	place: string;
}

/** @param givenId the id for an item without an id, as some tools write it */
export function factsOf({ fields }: WxrItem, givenId: number): ItemFacts {
	const databaseId = idOf(fieldOf(fields, 'post_id')) ?? givenId;
	const type = fieldOf(fields, 'post_type') || 'post';
	const title = fieldOf(fields, 'title');
	const name = fieldOf(fields, 'post_name');
	const slug = (name && (readSlug(name) ?? makeSlug(name))) || makeSlug(title);
	return {
		databaseId,
		type,
		slug: slug || `${makeSlug(type) || 'post'}-${databaseId}`,
		status: fieldOf(fields, 'status') || 'publish',
		title,
		place: `${type} ${databaseId}`,
	};
}

/** Makes a post, page, template or post of one of the site's own types, in the form of `docs/content.md`. */
export function postSource(
	item: WxrItem,
	facts: ItemFacts,
	builder: BuilderFields,
	file: { name: string; changedAt: number },
	links: OwnLinks,
	tally: Tally,
): PostSource {
	const { fields, meta } = item;
	const html = links(item.content);
	const thumbnail = idOf(metaValue(meta, '_thumbnail_id'));
	const parent = idOf(fieldOf(fields, 'post_parent'));
	const author = fieldOf(fields, 'creator');
	const written: Record<string, unknown> = {
		databaseId: facts.databaseId,
		slug: facts.slug,
		...oldSlugsOf(meta),
		title: facts.title,
		status: facts.status,
		...datesOf(item),
		author: author || 0,
		...(parent ? { parent } : {}),
		...(thumbnail ? { featuredImage: thumbnail } : {}),
		excerpt: links(item.excerpt),
		menuOrder: Number.parseInt(fieldOf(fields, 'menu_order'), 10) || 0,
		password: fieldOf(fields, 'post_password'),
		...guidOf(item),
		sticky: fieldOf(fields, 'is_sticky') === '1',
		commentStatus: fieldOf(fields, 'comment_status') === 'open' ? 'open' : 'closed',
		terms: termsOf(item),
		meta: publicMeta(meta, facts.place, tally),
		...templateOf(meta, facts, tally),
		...(builder.fields?.content ? documentWords(html) : { content: html }),
		...builder.fields,
	};
	return {
		file: file.name,
		path: facts.place,
		folders: [],
		baseName: facts.slug,
		type: facts.type,
		fields: written,
		body: null,
		changedAt: file.changedAt,
	};
}

/** WordPress's content of a post that is a builder document. If it is empty, the text of the document itself counts. */
function documentWords(html: string): { html?: string } {
	return html.trim() === '' ? {} : { html };
}

/** `date`, `dateGmt` and `modified`; the zero dates of drafts are left out. */
export function datesOf({ fields }: WxrItem): {
	date?: string;
	dateGmt?: string;
	modified?: string;
} {
	const date = fieldOf(fields, 'post_date');
	const dateGmt = fieldOf(fields, 'post_date_gmt');
	const modified = fieldOf(fields, 'post_modified');
	return {
		...(readDate(date, 'UTC') === null ? {} : { date }),
		...(readDate(dateGmt, 'UTC') === null ? {} : { dateGmt }),
		...(readDate(modified, 'UTC') === null ? {} : { modified }),
	};
}

/** The permanent name that a post had on the old site; nothing where it is no address. */
export function guidOf({ fields }: WxrItem): { guid?: string } {
	const guid = fieldOf(fields, 'guid');
	return /^https?:\/\/[^\s"'<>]+$/i.test(guid) ? { guid } : {};
}

/** A database id written as text; `undefined` for 0 and for anything else. */
export function idOf(text: string | undefined): number | undefined {
	return text !== undefined && /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31
		? Number(text)
		: undefined;
}

export function metaValue(meta: readonly Meta[], key: string): string | undefined {
	return meta.find((one) => one.key === key)?.value;
}

/** The slugs that WordPress remembers of a post that was renamed. */
function oldSlugsOf(meta: readonly Meta[]): { oldSlugs?: string[] } {
	const slugs = meta
		.filter(({ key }) => key === '_wp_old_slug')
		.map(({ value }) => readSlug(value))
		.filter((slug) => slug !== null);
	return slugs.length > 0 ? { oldSlugs: [...new Set(slugs)] } : {};
}

function termsOf({ terms }: WxrItem): Record<string, string[]> {
	const slugs: Record<string, string[]> = {};
	for (const { taxonomy, slug } of terms) {
		const list = slugs[taxonomy] ?? [];
		if (!list.includes(slug)) list.push(slug);
		slugs[taxonomy] = list;
	}
	return slugs;
}

/**
 * Custom fields that WordPress shows: those whose names do not start with `_`. Several fields of
 * the same name become a list.
 */
function publicMeta(meta: readonly Meta[], place: string, tally: Tally): Record<string, unknown> {
	const values = new Map<string, unknown[]>();
	for (const { key, value } of meta) {
		if (key === '' || key.startsWith('_')) continue;
		const read = readPhpValue(value);
		if (read === undefined) tally.add('custom fields that cannot be read', `${key} of ${place}`);
		else values.set(key, [...(values.get(key) ?? []), read]);
	}
	return Object.fromEntries(
		[...values].map(([key, list]) => [key, list.length === 1 ? list[0] : list]),
	);
}

function templateOf(
	meta: readonly Meta[],
	{ place }: ItemFacts,
	tally: Tally,
): { template?: string } {
	const template = metaValue(meta, '_wp_page_template') ?? '';
	if (template === '' || template === 'default') return {};
	if (TEMPLATES.includes(template)) return { template };
	tally.add(`the page template ${template} belongs to a theme; the default one is used`, place);
	return {};
}
