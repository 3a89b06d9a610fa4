import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants as zlib } from 'node:zlib';
import type { WidgetDefinition } from '@outrigger/elements/elements/tree/define-widget';
import type { FontFamily, FontFile } from '@outrigger/rules/fonts/font-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteAddresses } from './e2e/support/site-addresses';
import { type BuiltSite, startBuiltSite } from './support/built-site';
import { classNames, layerOf, type PageParts, pageParts } from './support/page-parts';

/**
 * The largest compressed size of one page's sheet: the 20 kB of `docs/performance.md`, a hundred bytes for a language
 * switcher (the start page exists in three languages), and thirty bytes for a menu that is in one row at every width in
 * each language.
 */
const CSS_LIMIT_BYTES = 20_130;
/** The largest size of the fonts that are fetched with a page, from `docs/performance.md`. */
const FONTS_LIMIT_BYTES = 30_000;
/**
 * A quick compression: the result is some percent larger than with the best quality, but it takes a tenth of the time.
 * A file that is too large is compressed again with the best quality.
 */
const QUICK = { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } };
const FULL_RENDER_LIMIT_MS = 300_000;
/** Script that no browser runs. */
const DATA_TYPES = ['application/ld+json', 'application/json', 'application/speculationrules+json'];

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Every page of the demonstration as the built site sends it. */
const pages = new Map<string, PageParts>();
let manifest: Manifest;
let site: BuiltSite;

beforeAll(async () => {
	site = await startBuiltSite();
	manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
	for (const address of await siteAddresses()) {
		const response = await fetch(site.origin + address);
		if (response.status >= 500) throw new Error(`${address} answers ${response.status}.`);
		pages.set(address, pageParts(await response.text()));
	}
}, FULL_RENDER_LIMIT_MS);
afterAll(() => site?.stop());

/** The pages for which a check finds a fault, with one line for each page. */
async function complaints(
	about: (page: PageParts) => string[] | Promise<string[]>,
): Promise<string[]> {
	const lines = await Promise.all(
		[...pages].map(async ([address, page]) => {
			const found = new Set(await about(page));
			return found.size > 0 ? [`${address}: ${[...found].join(', ')}`] : [];
		}),
	);
	return lines.flat();
}

/** Matches rules that pages from left to right do not contain. */
const RIGHT_TO_LEFT = /\[dir="rtl"\][^{}]*\{[^}]*\}/g;

/** Every widget with CSS: its types, the classes of the CSS on every page with it, and those of all its CSS. */
const widgets = Object.entries(
	import.meta.glob<Record<string, WidgetDefinition>>('../web/widgets/*/index.ts', { eager: true }),
)
	.flatMap(([path, module]) => {
		const file = join(import.meta.dirname, path);
		return Object.entries(module).map(([name, { types }]) => ({
			types,
			classes: classNames(importedCss(file, name)),
			known: classNames(knownCss(file, name)),
		}));
	})
	.filter(({ known }) => known.size > 0);

/** The CSS that a page contains for every element of a widget. */
function importedCss(module: string, widget: string): string {
	const text = readFileSync(module, 'utf8');
	// Pages contain the rules for the builder's own markup only if they have such markup.
	const [found, stock = found ? 'stockCss' : ''] = /stockCss(?:: (.*))?,/.exec(text) ?? [];
	// A page contains a part with a control only if the control is set.
	const parts = [...text.matchAll(/css: (\w+), control/g)].map(([, name]) => name);
	return importsOf(module, widget)
		.filter(({ name }) => !stock.includes(name) && !parts.includes(name))
		.map(({ css }) => css.replace(RIGHT_TO_LEFT, ''))
		.join('\n');
}

/** The CSS that a module imports for a widget, and all CSS of its folder that it imports for no widget. */
function knownCss(module: string, widget: string): string {
	const imported = importsIn(module).map(({ file }) => file);
	const others = cssIn(dirname(module)).filter((file) => !imported.includes(file));
	const known = [...importsOf(module, widget).map(({ file }) => file), ...others];
	return known.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** The imports that a widget's own definition names, and the imports that none of the module's definitions names. */
function importsOf(module: string, widget: string): { name: string; file: string; css: string }[] {
	const [, ...definitions] = readFileSync(module, 'utf8').split('\nexport const ');
	const owners = (name: string) =>
		definitions.filter((definition) => new RegExp(`\\b${name}\\b`).test(definition));
	return importsIn(module).filter(({ name }) => {
		const found = owners(name);
		return found.length === 0 || found.some((definition) => definition.startsWith(`${widget} `));
	});
}

function importsIn(module: string): { name: string; file: string; css: string }[] {
	const imports = readFileSync(module, 'utf8').matchAll(
		/import (\w+) from '([^']+\.css)\?inline'/g,
	);
	return [...imports].map(([, name = '', address = '']) => {
		const file = join(dirname(module), address);
		return { name, file, css: readFileSync(file, 'utf8') };
	});
}

/** All CSS of a folder. */
function allCss(folder: string): string {
	return cssIn(folder)
		.map((file) => readFileSync(file, 'utf8'))
		.join('\n');
}

/** The classes of parts that several widgets share: a page with any of these widgets contains them. */
const shared = classNames(['web/ui', 'web/elements', 'web/loops'].map(allCss).join('\n'));

function cssIn(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.css'))
		.map((file) => join(folder, file));
}

describe('the sheet of every page', () => {
	it('is the only one, and inline', async () => {
		expect(
			await complaints(({ sheets, stylesheets }) => [
				...(sheets === 1 ? [] : [`${sheets} sheets`]),
				...stylesheets,
			]),
		).toEqual([]);
	});

	it('weighs at most 20 kB', async () => {
		const heavy = await complaints(async ({ sheet }) => {
			const quick = await promisify(brotliCompress)(sheet, QUICK);
			if (quick.length <= CSS_LIMIT_BYTES) return [];
			const { length } = await promisify(brotliCompress)(sheet);
			return length > CSS_LIMIT_BYTES ? [`${length} bytes`] : [];
		});
		expect(heavy).toEqual([]);
	}, 180_000);

	it('holds the CSS of all widgets on the page', async () => {
		expect(widgets.length).toBeGreaterThan(0);
		const missing = await complaints(({ sheet, widgetTypes }) => {
			const names = classNames(layerOf(sheet, 'widgets'));
			return widgets
				.filter(({ types }) => types.some((type) => widgetTypes.has(type)))
				.flatMap(({ classes }) => [...classes])
				.filter((name) => !names.has(name));
		});
		expect(missing).toEqual([]);
	});

	it('holds the CSS of no other widget', async () => {
		const surplus = await complaints(({ sheet, widgetTypes }) =>
			[...classNames(layerOf(sheet, 'widgets'))].filter((name) => {
				if (shared.has(name)) return false;
				const isOwned = widgets.some(({ classes }) => classes.has(name));
				const types = widgets.flatMap((each) => (each.known.has(name) ? each.types : []));
				return isOwned && !types.some((type) => widgetTypes.has(type));
			}),
		);
		expect(surplus).toEqual([]);
	});

	it('styles no element that is not on the page', async () => {
		const surplus = await complaints(({ sheet, elementIds }) =>
			// The builder calls the inside of a column `elementor-element-populated`.
			[...sheet.matchAll(/\.elementor-element-(?!populated)([\w-]+)/g)]
				.map(([, id = '']) => id)
				.filter((id) => !elementIds.has(id)),
		);
		expect(surplus).toEqual([]);
	});
});

describe('the fonts of every page', () => {
	it('weigh at most 30 kB where they are preloaded', async () => {
		const weights = await complaints(async ({ preloadedFonts }) => {
			const sizes = await Promise.all(
				preloadedFonts.map(async (address) => {
					const response = await fetch(site.origin + address);
					return (await response.arrayBuffer()).byteLength;
				}),
			);
			const total = sizes.reduce((sum, size) => sum + size, 0);
			return total > FONTS_LIMIT_BYTES || total === 0 ? [`${total} bytes`] : [];
		});
		expect(weights).toEqual([]);
	});

	it('are declared for the same weights and widths in every part of Unicode, or browsers would take one part alone', () => {
		const { families } = JSON.parse(readFileSync('dist/client/.vite/fonts.json', 'utf8')) as {
			families: FontFamily[];
		};
		expect(families.length).toBeGreaterThan(30);
		for (const { name, files } of families) {
			const groupsOf = (part: readonly FontFile[], style: string) =>
				[
					...new Set(
						part
							.filter((file) => file.style === style)
							.map(({ weight, stretch }) => `${weight} ${stretch}`),
					),
				].sort();
			for (const style of new Set(files.map((file) => file.style))) {
				const latin = groupsOf(
					files.filter(({ isCore }) => isCore),
					style,
				);
				const others = groupsOf(
					files.filter(({ isCore }) => !isCore),
					style,
				);
				expect([name, style, others]).toEqual([name, style, others.length > 0 ? latin : []]);
			}
		}
	});
});

describe('the script of every page', () => {
	it('is the runtime alone', async () => {
		const expected = [`/${manifest['web/client.ts']?.file}`];
		expect(
			await complaints(({ scripts, inlineScripts, preloadedModules }) => [
				...(String(scripts) === String(expected) ? [] : [`scripts ${scripts}`]),
				...inlineScripts.filter((type) => !DATA_TYPES.includes(type)).map((type) => `<${type}>`),
				...preloadedModules,
			]),
		).toEqual([]);
	});

	it('brings no widget along', () => {
		const names = new Set(['web/client.ts']);
		for (const name of names) {
			for (const imported of manifest[name]?.imports ?? []) names.add(imported);
		}
		expect([...names].filter((name) => name.startsWith('web/widgets/'))).toEqual([]);
	});
});
