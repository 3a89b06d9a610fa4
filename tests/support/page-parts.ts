import { templateParts } from './template-parts';

/** The parts of a page, taken from its markup. */
export interface PageParts {
	/** Text of its inline sheets. */
	sheet: string;
	sheets: number;
	/** Stylesheets to which it links. */
	stylesheets: string[];
	/** Addresses of its scripts. */
	scripts: string[];
	/** The `type` of its inline scripts; an inline script without a type, which browsers run, counts as empty. */
	inlineScripts: string[];
	/** Modules that it preloads. */
	preloadedModules: string[];
	/** Fonts that it preloads. */
	preloadedFonts: string[];
	/** Types of the widgets on it, with those inside templates and those that a refresh call will add: `counter`. */
	widgetTypes: Set<string>;
	/** Ids of all its elements, and of the elements that a refresh call will add. */
	elementIds: Set<string>;
}

/** Reads the parts of a page. The markup is this project's own, so regular expressions are enough. */
export function pageParts(html: string): PageParts {
	const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
	const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
	const links = [...html.matchAll(/<link\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
	const hrefsOf = (rel: string) =>
		links
			.filter((link) => attribute(link, 'rel') === rel)
			.map((link) => attribute(link, 'href') ?? '');
	const toCome = templateParts(
		[...html.matchAll(/data-template-id="(\d+)"/g)].map(([, id]) => Number(id)),
	);
	return {
		sheet: sheets.join(''),
		sheets: sheets.length,
		stylesheets: hrefsOf('stylesheet'),
		scripts: scripts.flatMap((script) => attribute(script, 'src') ?? []),
		inlineScripts: scripts
			.filter((script) => attribute(script, 'src') === undefined)
			.map((script) => attribute(script, 'type') ?? ''),
		preloadedModules: hrefsOf('modulepreload'),
		preloadedFonts: links
			.filter((link) => attribute(link, 'as') === 'font')
			.map((link) => attribute(link, 'href') ?? ''),
		widgetTypes: new Set([
			...[...html.matchAll(/data-widget_type="([\w-]+)/g)].map(([, type = '']) => type),
			...toCome.widgetTypes,
		]),
		elementIds: new Set([
			...[...html.matchAll(/data-id="([\w-]+)"/g)].map(([, id = '']) => id),
			...toCome.elementIds,
		]),
	};
}

function attribute(tag: string, name: string): string | undefined {
	return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
}

/** Returns the content of a cascade layer of a sheet; empty if there is no such layer. */
export function layerOf(sheet: string, name: string): string {
	const start = `@layer ${name}{`;
	const from = sheet.indexOf(start);
	if (from < 0) return '';
	let depth = 1;
	let end = from + start.length;
	while (end < sheet.length && depth > 0) {
		if (sheet[end] === '{') depth += 1;
		if (sheet[end] === '}') depth -= 1;
		end += 1;
	}
	return sheet.slice(from + start.length, end - 1);
}

/** The classes that the selectors of a sheet name. */
export function classNames(css: string): Set<string> {
	const selectors = css.replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '');
	return new Set([...selectors.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}
