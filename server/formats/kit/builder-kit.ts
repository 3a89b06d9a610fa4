import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { JsonFile, PostSource } from '../content-folder/content-files';
import { TEMPLATE_TYPES } from '../content-folder/documents';
import type { Report } from '../content-folder/report';
import { makeSlug } from '../content-folder/slugs';
import { declareTypes, type FoundType } from '../declared-types';
import { type FileTree, placeIn } from '../files/file-tree';
import { joinSites } from '../join-sites';
import { TEMPLATE_TYPE } from '../model/builder-records';
import { emptySite, type WrittenSite } from '../written-site';
import { HEADER_FOOTER_TYPE, partTemplate } from '../wxr/header-footer';
import { kindOf, shownAs } from '../wxr/item-kinds';
import { ownLinks } from '../wxr/own-links';
import { readWxr } from '../wxr/read-wxr';
import { isShownTaxonomy } from '../wxr/term-entries';
import { readConditions } from './kit-conditions';
import { readKitDesign, withDesign } from './kit-design';
import { readKitDocument, readKitJson } from './kit-files';

/** Returns true for the manifest of a whole site's export by the builder. */
export function isBuilderKit(manifest: unknown): manifest is Record<string, unknown> {
	if (!isPlainObject(manifest)) return false;
	const parts = ['templates', 'content', 'site-settings', 'wp-content'];
	return 'elementor_version' in manifest || parts.filter((part) => part in manifest).length >= 2;
}

/**
 * Reads a kit of the builder (manifest versions 1 to 3): `templates/` with type and conditions from the manifest,
 * `content/page|post/`, `site-settings.json`, `taxonomies/`, and the files that WordPress's own exporter put into
 * `wp-content/`.
 */
export async function readBuilderKit(
	tree: FileTree,
	manifest: Record<string, unknown>,
	report: Report,
): Promise<WrittenSite> {
	const links = ownLinks(typeof manifest.site === 'string' ? manifest.site : '', () => false);
	const read = (path: string, type: string, own: Record<string, unknown>) =>
		readKitDocument(tree, path, type, own, links, report);
	const site = emptySite();
	const left: string[] = [];
	for (const [id, entry] of entriesIn(manifest.templates)) {
		const type = TEMPLATE_TYPES.find((one) => one === entry.doc_type);
		if (!type) {
			left.push(`${String(entry.title)} (${String(entry.doc_type)})`);
			continue;
		}
		const conditions = readConditions(entry.conditions);
		const source = await read(`templates/${id}.json`, TEMPLATE_TYPE, {
			...ownOf(id, entry),
			type,
			conditions,
		});
		if (source) site.posts.push(source);
	}
	if (left.length > 0)
		report.warn(
			placeIn(tree, 'manifest.json'),
			'templates',
			`not shown, of an unknown type: ${left.join(', ')}`,
		);
	const front = await readContent(manifest, read, site);
	const settings = await readKitJson(tree, 'site-settings.json', report);
	const design = await readKitDesign(tree, report);
	site.kit = withDesign(
		isPlainObject(settings) && isPlainObject(settings.settings)
			? {
					file: placeIn(tree, 'site-settings.json'),
					value: { settings: settings.settings },
					changedAt: tree.changedAt,
				}
			: null,
		design,
		{ file: placeIn(tree, 'manifest.json'), value: {}, changedAt: tree.changedAt },
	);
	await readTaxonomies(tree, site, report);
	const title = siteTitle(settings) ?? manifest.title;
	site.site = {
		file: placeIn(tree, 'manifest.json'),
		value: {
			...(typeof title === 'string' && title !== '' ? { title } : {}),
			...(front ? { pageOnFront: front } : {}),
			...declareTypes(findTypes(site.posts), []),
		},
		changedAt: tree.changedAt,
	};
	const files = tree.paths
		.filter((path) => path.startsWith('wp-content/') && path.endsWith('.xml'))
		.map((path) => ({
			name: placeIn(tree, path),
			changedAt: tree.changedAt,
			open: () => tree.open(path),
		}));
	const written = files.length > 0 ? await readWxr(files, () => false, report) : null;
	return written ? joinSites(site, written) : site;
}

/** The site's own types of which the kit has documents. */
function findTypes(posts: readonly PostSource[]): FoundType[] {
	const names = new Set(posts.map(({ type }) => type).filter((type) => kindOf(type) === 'post'));
	const facts = { isPublic: true, rewriteSlug: null, hierarchical: false, hasArchive: false };
	return [...names].map((name) => ({ name, ...facts }));
}

type Read = (
	path: string,
	type: string,
	own: Record<string, unknown>,
) => ReturnType<typeof readKitDocument>;

/** @returns the id of the front page, if the kit names one */
async function readContent(
	manifest: Record<string, unknown>,
	read: Read,
	site: WrittenSite,
): Promise<number | string | null> {
	let front: number | string | null = null;
	for (const [postType, entries] of Object.entries(
		isPlainObject(manifest.content) ? manifest.content : {},
	)) {
		if (postType === 'e-floating-buttons') continue;
		const type = shownAs(postType);
		for (const [id, entry] of entriesIn(entries)) {
			const own = ownOf(id, entry);
			const terms = termsOf(entry.terms);
			const excerpt = typeof entry.excerpt === 'string' ? entry.excerpt : '';
			const source = await read(`content/${postType}/${id}.json`, type, {
				...own,
				type: type === TEMPLATE_TYPE ? 'section' : 'page',
				...(postType === HEADER_FOOTER_TYPE ? partOf(own) : {}),
				excerpt,
				terms,
			});
			if (!source) continue;
			site.posts.push(source);
			if (entry.show_on_front === true) front = own.databaseId ?? own.slug ?? null;
		}
	}
	return front;
}

/**
 * Returns the template for a header or footer of an add-on, by its title, because kits do not contain the add-on's
 * metas.
 */
function partOf({ title }: Own): { type: string; conditions: string[] } {
	const { type, conditions } = partTemplate({ title });
	return { type, conditions };
}

function entriesIn(value: unknown): [string, Record<string, unknown>][] {
	if (!isPlainObject(value)) return [];
	return Object.entries(value).filter((entry): entry is [string, Record<string, unknown>] =>
		isPlainObject(entry[1]),
	);
}

interface Own {
	title: string;
	slug?: string;
	databaseId?: number;
}

/** Slug and title of a document; the slug is the last part of the document's old address. */
function ownOf(id: string, entry: Record<string, unknown>): Own {
	const title = typeof entry.title === 'string' ? entry.title : '';
	const url = typeof entry.url === 'string' && URL.canParse(entry.url) ? new URL(entry.url) : null;
	const last = url?.search === '' ? url.pathname.split('/').filter(Boolean).at(-1) : undefined;
	const slug =
		makeSlug(last === undefined ? '' : (percentDecoded(last) ?? last)) || makeSlug(title);
	return {
		title,
		...(slug ? { slug } : {}),
		...(/^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? { databaseId: Number(id) } : {}),
	};
}

function termsOf(terms: unknown): Record<string, string[]> {
	const slugs: Record<string, string[]> = {};
	for (const term of Array.isArray(terms) ? terms.filter(isPlainObject) : []) {
		const { taxonomy, slug } = term;
		if (typeof taxonomy !== 'string' || typeof slug !== 'string' || !isShownTaxonomy(taxonomy))
			continue;
		slugs[taxonomy] = [...(slugs[taxonomy] ?? []), slug];
	}
	return slugs;
}

async function readTaxonomies(tree: FileTree, site: WrittenSite, report: Report): Promise<void> {
	for (const path of tree.paths.filter((one) => /^taxonomies\/[^/]+\.json$/.test(one))) {
		const value = await readKitJson(tree, path, report);
		const terms = (Array.isArray(value) ? value.filter(isPlainObject) : []).filter(
			({ taxonomy }) => typeof taxonomy === 'string' && isShownTaxonomy(taxonomy),
		);
		const file: JsonFile = {
			file: placeIn(tree, path),
			changedAt: tree.changedAt,
			value: terms.map(({ term_id, taxonomy, name, slug, description, parent }) => ({
				...(Number.isInteger(Number(term_id)) && Number(term_id) > 0
					? { databaseId: Number(term_id) }
					: {}),
				taxonomy,
				name: String(name ?? slug),
				...(typeof slug === 'string' && makeSlug(slug) ? { slug } : {}),
				description: String(description ?? ''),
				...(Number(parent) > 0 ? { parent: Number(parent) } : {}),
			})),
		};
		if (terms.length > 0) site.terms.push(file);
	}
}

/** The title of the site, which is among the builder's settings. */
function siteTitle(settings: unknown): string | undefined {
	const name =
		isPlainObject(settings) && isPlainObject(settings.settings)
			? settings.settings.site_name
			: undefined;
	return typeof name === 'string' && name !== '' ? name : undefined;
}
