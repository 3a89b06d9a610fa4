import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import { alternateIn } from './alternate-link';
import { numberIn, textIn } from './item-values';
import type { Item, RestReader } from './rest-reader';

/** A content type that visitors may read. */
export interface SiteType {
	/** The name of the type in WordPress, `post`. */
	name: string;
	/** The label of the type, `Posts`. */
	label: string;
	description: string;
	/** The name in REST's paths: `posts`. */
	restBase: string;
	isHierarchical: boolean;
	/** True, or the path of the list, if the type has a list of its own; else false. */
	archive: string | boolean;
}

/** A taxonomy that visitors may read. */
export interface SiteTaxonomy {
	name: string;
	label: string;
	restBase: string;
	isHierarchical: boolean;
}

/** The facts about a site that many operations need. */
export interface SiteFacts {
	/** Address of the site without a slash at the end. */
	home: string;
	/** HTML-encoded, as WordPress stores title and description. */
	title: string;
	description: string;
	timezone: string;
	/** Database id of the page at the front; 0 where the front page lists posts. */
	pageOnFront: number;
	/** Database id of the page that lists posts; 0 for none. */
	pageForPosts: number;
	types: readonly SiteType[];
	taxonomies: readonly SiteTaxonomy[];
}

const INDEX =
	'?_fields=name,description,url,home,timezone_string,gmt_offset,page_on_front,page_for_posts,show_on_front';
/** Types that are parts of WordPress or of the builder; they have no pages. */
const INTERNAL = /^(?:wp_|nav_menu|elementor_|e-)/;

/**
 * Reads the facts of a site from the index of core REST.
 * @throws RestRefused (the promise) if REST is closed
 */
export async function readSiteFacts(reader: RestReader): Promise<SiteFacts> {
	const [index, types, taxonomies] = await Promise.all([
		entry(reader, INDEX),
		entry(reader, 'wp/v2/types'),
		entry(reader, 'wp/v2/taxonomies'),
	]);
	const home = (textIn(index, 'home') || textIn(index, 'url')).replace(/\/+$/, '');
	return {
		home,
		title: textIn(index, 'name'),
		description: textIn(index, 'description'),
		timezone: textIn(index, 'timezone_string') || offsetOf(index),
		pageOnFront: await frontPage(reader, index),
		pageForPosts: index.show_on_front === 'posts' ? 0 : numberIn(index, 'page_for_posts'),
		types: shown(types).map((type) => ({
			...named(type),
			description: textIn(type, 'description'),
			archive: typeof type.has_archive === 'string' ? type.has_archive : type.has_archive === true,
		})),
		taxonomies: shown(taxonomies).map(named),
	};
}

async function entry(reader: RestReader, path: string): Promise<Item> {
	const { status, body } = await reader.read(path);
	if (status < 400 && isPlainObject(body)) return body;
	const message = isPlainObject(body) ? textIn(body, 'message') : '';
	throw new RestRefused(path, `${status}${message && `: ${message}`}`);
}

function shown(entries: Item): Item[] {
	return Object.values(entries)
		.filter(isPlainObject)
		.filter(
			(one) =>
				textIn(one, 'slug') !== '' &&
				!INTERNAL.test(textIn(one, 'slug')) &&
				(one.rest_namespace === undefined || one.rest_namespace === 'wp/v2'),
		);
}

function named(one: Item): SiteTaxonomy {
	const name = textIn(one, 'slug');
	return {
		name,
		label: textIn(one, 'name'),
		restBase: textIn(one, 'rest_base') || name,
		isHierarchical: one.hierarchical === true,
	};
}

/**
 * The id of the page at the front. Older versions do not give it in the index, so it is read from the headers of the
 * front page.
 */
async function frontPage(reader: RestReader, index: Item): Promise<number> {
	if (index.show_on_front === 'posts') return 0;
	if ('page_on_front' in index) return numberIn(index, 'page_on_front');
	const { headers } = await reader.head('/');
	return Number(/^wp\/v2\/pages\/(\d+)$/.exec(alternateIn(headers) ?? '')?.[1] ?? 0);
}

/** `5.5` → `+05:30`, as WPGraphQL writes the time zone of a site that has chosen hours. */
function offsetOf({ gmt_offset: hours }: Item): string {
	const minutes = Math.round(Number(hours) * 60);
	if (!Number.isFinite(minutes)) return '';
	const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
	const size = Math.abs(minutes);
	return `${minutes < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
}
