import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { TEMPLATE_TYPES } from '../content-folder/documents';
import type { Report } from '../content-folder/report';
import { makeSlug } from '../content-folder/slugs';
import type { FileTree } from '../files/file-tree';
import { placeIn } from '../files/file-tree';
import { TEMPLATE_TYPE } from '../model/builder-records';
import { emptySite, type WrittenSite } from '../written-site';
import { readConditions } from './kit-conditions';
import { readKitDocument, readKitJson } from './kit-files';
import { placeMetForms } from './met-forms';

/** The template type and the condition of each part of a template kit, by the part's name in the kit. */
const PARTS: Readonly<Record<string, { type: string; condition: string }>> = {
	'section-header': { type: 'header', condition: 'include/general' },
	'section-footer': { type: 'footer', condition: 'include/general' },
	'single-404': { type: 'error-404', condition: 'include/singular/not_found404' },
	'single-post': { type: 'single-post', condition: 'include/singular/post' },
	'archive-blog': { type: 'archive', condition: 'include/archive' },
	'archive-search': { type: 'search-results', condition: 'include/archive/search' },
};
const PAGES = ['single-home', 'single-page', 'landing-page'];

/**
 * Marketplaces require kits that were made with the builder's default colours and fonts switched off. The four colours
 * of such a kit are often not those of its headings and texts; in some `text` is white.
 */
const WITHOUT_DEFAULTS = {
	elementor_disable_color_schemes: 'yes',
	elementor_disable_typography_schemes: 'yes',
} as const;

/** Returns true if a manifest is one of a template kit, as marketplaces sell them since 2019. */
export function isTemplateKit(manifest: unknown): manifest is Record<string, unknown> {
	if (!isPlainObject(manifest) || !Array.isArray(manifest.templates)) return false;
	const [first]: unknown[] = manifest.templates;
	return 'page_builder' in manifest || (isPlainObject(first) && typeof first.source === 'string');
}

/**
 * Reads a template kit: `manifest.json` with a list of templates, each an export in a file of its own. Its pages become
 * pages, its global styles the kit. The first header, footer, article, archive and 404 page get the usual display
 * conditions where the kit names none.
 */
export async function readTemplateKit(
	tree: FileTree,
	manifest: Record<string, unknown>,
	report: Report,
): Promise<WrittenSite> {
	const site = emptySite();
	const placed = new Set<string>();
	const templates = Array.isArray(manifest.templates)
		? manifest.templates.filter(isPlainObject)
		: [];
	for (const template of templates) {
		const path = typeof template.source === 'string' ? template.source.replace(/^\.?\//, '') : '';
		const metadata = isPlainObject(template.metadata) ? template.metadata : {};
		const title = String(template.name ?? template.title ?? '');
		const kind = String(metadata.template_type ?? kindByTitle(title));
		if (kind === 'global-styles') {
			site.kit = await readGlobalStyles(tree, path, report);
			continue;
		}
		const { wp_page_template: layout } = metadata;
		const place = placeOf(template, kind, placed);
		const isPage = place.type === 'page';
		const own = {
			title,
			slug: makeSlug(title) || undefined,
			...layoutOf(layout, isPage),
			...place,
		};
		const source = await readKitDocument(
			tree,
			path,
			isPage ? 'page' : TEMPLATE_TYPE,
			own,
			(text) => text,
			report,
		);
		if (source) site.posts.push(source);
	}
	placeMetForms(site.posts);
	const front =
		site.posts.find(
			({ type, baseName }) => type === 'page' && /^home(?:page)?(?:-?0?1)?$/.test(baseName ?? ''),
		) ??
		site.posts.find(
			({ type, fields }) =>
				type === 'page' && isPlainObject(fields) && /^home/i.test(String(fields.title)),
		);
	site.site = {
		file: placeIn(tree, 'manifest.json'),
		value: {
			title: typeof manifest.title === 'string' ? manifest.title : '',
			...(front && isPlainObject(front.fields) && front.fields.slug
				? { pageOnFront: front.fields.slug }
				: {}),
		},
		changedAt: tree.changedAt,
	};
	return site;
}

/** Kits that are made by hand mark a header only by its title. */
function kindByTitle(title: string): string {
	const [part] = /^(?:header|footer)\b/i.exec(title) ?? [];
	return part ? `section-${part.toLowerCase()}` : '';
}

/** Type and conditions of a template. If several templates have the same place, only the first one gets it. */
function placeOf(
	template: Record<string, unknown>,
	kind: string,
	placed: Set<string>,
): { type: string; conditions?: string[] } {
	const { type: written, metadata } = template;
	const part = PARTS[kind];
	if (PAGES.includes(kind) && (written === 'page' || written === 'section'))
		return { type: 'page' };
	const known = TEMPLATE_TYPES.find((type) => type === written);
	const type =
		known === undefined || known === 'section' || known === 'page'
			? (part?.type ?? known ?? 'section')
			: known;
	const stored = readConditions(isPlainObject(metadata) ? metadata.elementor_pro_conditions : []);
	const meant = part && part.type === type ? [part.condition] : [];
	const conditions = stored.length > 0 ? stored : meant;
	if (type === 'page' || type === 'section' || conditions.length === 0) return { type };
	const place = `${type} ${conditions.join(' ')}`;
	if (placed.has(place)) return { type };
	placed.add(place);
	return { type, conditions };
}

/**
 * The page layout of a template. A kit's pages are designed from edge to edge, and importers of kits give them the full
 * width; the theme's own layout would put them into the kit's template for articles.
 */
function layoutOf(written: unknown, isPage: boolean): { template?: string } {
	if (typeof written === 'string' && written.startsWith('elementor_')) return { template: written };
	return isPage ? { template: 'elementor_header_footer' } : {};
}

async function readGlobalStyles(tree: FileTree, path: string, report: Report) {
	const value = await readKitJson(tree, path, report);
	if (!isPlainObject(value) || !isPlainObject(value.page_settings)) return null;
	return {
		file: placeIn(tree, path),
		value: { settings: { ...WITHOUT_DEFAULTS, ...value.page_settings } },
		changedAt: tree.changedAt,
	};
}
