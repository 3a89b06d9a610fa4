import * as v from 'valibot';
import { placeInLanguage } from '../model/language-records';
import type { SettingsRecord } from '../model/records';
import { SiteShape } from '../shapes/site-shape';
import { checkShape, unalias, warnUnread } from './check-shape';
import type { JsonFile } from './content-files';
import type { Report } from './report';

/**
 * Reads `site.json`, with defaults for missing keys. If the file is missing or unusable, all settings have their
 * defaults.
 */
export function readSite(file: JsonFile | null, report: Report): SiteShape {
	const value = unalias(file?.value ?? {});
	const place = { file: file?.file ?? 'site.json' };
	warnUnread(value, Object.keys(SiteShape.entries), place, report);
	const site = checkShape(SiteShape, value, place, report);
	return site ?? v.parse(SiteShape, {});
}

/** Page templates that the builder itself registers. */
const BUILDER_TEMPLATES = {
	elementor_canvas: 'Elementor Canvas',
	elementor_header_footer: 'Elementor Full Width',
	elementor_theme: 'Theme',
};

/**
 * The settings whose values are in the file itself. The loader follows the references of the file later
 * (`link-settings.ts`).
 */
export function startSettings(site: SiteShape): SettingsRecord {
	const {
		showOnFront,
		pageOnFront,
		pageForPosts: _pageForPosts,
		siteIcon: _siteIcon,
		siteLogo: _siteLogo,
		categoryBase: _categoryBase,
		tagBase: _tagBase,
		contentTypes: _contentTypes,
		taxonomies: _taxonomies,
		shop: _shop,
		...plain
	} = site;
	return {
		...plain,
		...ofLanguages(site),
		templates: { ...BUILDER_TEMPLATES, ...plain.templates },
		showOnFront: showOnFront ?? (pageOnFront === null ? 'posts' : 'page'),
		pageOnFront: 0,
		pageForPosts: 0,
		postsPageUri: null,
		siteIconId: 0,
		siteLogoId: 0,
		shop: null,
	};
}

/** The parts of the settings that depend on languages; the default language is the first. */
function ofLanguages({
	languages,
	language,
	menuLocations,
}: SiteShape): Pick<SettingsRecord, 'language' | 'languages' | 'menuLocations'> {
	const [first, ...others] = languages;
	if (!first) return { language, languages, menuLocations };
	const places = Object.entries(menuLocations).flatMap(([place, name]) =>
		others.map((one) => [placeInLanguage(place, one.slug), `${name} ${one.name}`] as const),
	);
	return {
		language: first.locale,
		languages,
		menuLocations: { ...menuLocations, ...Object.fromEntries(places) },
	};
}
