import type { FontCatalogue, FontFamily, FontFile } from '@outrigger/rules/fonts/font-catalogue';
import { describe, expect, it, vi } from 'vitest';
import { pageFonts } from './page-fonts';

function file(name: string, more: Partial<FontFile> = {}): FontFile {
	return {
		address: `/assets/fonts/${name}.woff2`,
		style: 'normal',
		weight: [400, 900],
		stretch: null,
		unicodeRange: 'U+20-7E',
		isCore: true,
		...more,
	};
}

const WIDE: FontFamily = {
	name: 'Wide Sans',
	aliases: ['Wide Sans Pro'],
	isSerif: false,
	ascent: 0.9,
	descent: 0.2,
	lineGap: 0,
	widths: [
		{ weight: 400, stretch: 75, average: 0.4 },
		{ weight: 400, stretch: 125, average: 0.6 },
		{ weight: 800, stretch: 75, average: 0.45 },
		{ weight: 800, stretch: 125, average: 0.75 },
	],
	italicAverage: null,
	files: [
		file('wide-core', { stretch: [75, 125] }),
		file('wide-light', { weight: [100, 399], stretch: [75, 125], isCore: false }),
		file('wide-greek', { stretch: [75, 125], unicodeRange: 'U+370-3FF', isCore: false }),
	],
};
const BOOK: FontFamily = {
	name: 'Book',
	aliases: [],
	isSerif: true,
	ascent: 1,
	descent: 0.25,
	lineGap: 0,
	widths: [{ weight: 400, stretch: 100, average: 0.45 }],
	italicAverage: 0.36,
	files: [400, 500, 600, 700].flatMap((weight) => [
		file(`book-${weight}`, { weight: [weight, weight] }),
		file(`book-${weight}-italic`, { weight: [weight, weight], style: 'italic' }),
	]),
};
const CATALOGUE: FontCatalogue = {
	families: [WIDE, BOOK],
	standIns: [
		{
			isSerif: false,
			regular: ['Arial'],
			bold: ['Arial Bold'],
			italic: ['Arial Italic'],
			averages: { regular: 0.4, bold: 0.5, italic: 0.4 },
		},
		{
			isSerif: true,
			regular: ['Georgia'],
			bold: ['Georgia Bold'],
			italic: ['Georgia Italic'],
			averages: { regular: 0.45, bold: 0.5, italic: 0.4 },
		},
	],
};

function fontsOf(sheet: string, warn = vi.fn()) {
	return { ...pageFonts(sheet, CATALOGUE, warn), warn };
}

describe('the fonts of a page', () => {
	it('are the fonts that its sheet names, quoted or not, whole or in a shorthand', () => {
		expect(fontsOf('a{font-family:"Book",serif}').css).toContain(
			'url(/assets/fonts/book-400.woff2)',
		);
		expect(fontsOf('a{font-family:Wide Sans, sans-serif}').css).toContain('wide-core.woff2');
		expect(fontsOf('a{font:700 1rem/1.2 "Wide Sans",sans-serif}').css).toContain('wide-core.woff2');
		expect(fontsOf('a{color:red}').css).toBe('a{color:red}');
	});

	it('are those of the variables that a family comes from, as fonts of version 4 do', () => {
		const sheet =
			':root{--label:Wide Sans;--größe:"Book";--other:Book}a{font-family:var(--label)}b{font-family:var( --größe ,serif)}';
		const { css } = fontsOf(sheet);
		expect(css).toContain('--label:"Wide Sans","Wide Sans stand-in";');
		expect(css).toContain('--größe:"Book","Book stand-in";--other:Book}');
		expect(css).toContain('wide-core.woff2');
		expect(css).toContain('book-400.woff2');
		expect(fontsOf(':root{--other:Book}a{color:var(--other)}').css).not.toContain('woff2');
	});

	it('are declared under the name that the design gives them', () => {
		expect(fontsOf('a{font-family:"wide sans pro"}').css).toMatch(
			/@font-face\{font-family:"wide sans pro";[^}]*src:url\(\/assets\/fonts\/wide-core\.woff2\)/,
		);
	});

	it('come in the weights that the page uses, and in the weights that browsers take for normal and bold', () => {
		const { css } = fontsOf('a{font-family:"Book";font-weight:600}');
		for (const weight of [400, 600, 700]) expect(css).toContain(`book-${weight}.woff2`);
		expect(css).not.toContain('book-500.woff2');
		expect(fontsOf('a{font-family:"Wide Sans"}').css).not.toContain('wide-light');
		expect(fontsOf('a{font-family:"Wide Sans";font-weight:399}').css).toContain('wide-light');
	});

	it('come in the widths that the page uses', () => {
		const narrow = { ...WIDE, files: [file('narrow', { stretch: [62, 99] }), ...WIDE.files] };
		const { css, preloads } = pageFonts(
			'.k{--e-global-typography-primary-font-family:"Wide Sans";font-family:"Wide Sans"}b{font-stretch:99%}',
			{ ...CATALOGUE, families: [narrow] },
			vi.fn(),
		);
		expect(css).toContain('narrow.woff2');
		expect(preloads).toEqual(['/assets/fonts/wide-core.woff2']);
		const { css: normal } = pageFonts(
			'a{font-family:"Wide Sans"}',
			{ ...CATALOGUE, families: [narrow] },
			vi.fn(),
		);
		expect(normal).not.toContain('narrow.woff2');
	});

	it('take the nearer file for a weight between two', () => {
		expect(fontsOf('a{font-family:"Book";font-weight:550}').css).toContain('book-500.woff2');
		expect(fontsOf('a{font-family:"Book";font-weight:551}').css).not.toContain('book-500.woff2');
	});

	it('show text in a font of the machine until they have loaded', () => {
		const { css } = fontsOf('a{font-family:"Book",Georgia,serif}');
		expect(css).toContain('font-display:swap');
		expect(css).toContain('a{font-family:"Book","Book stand-in",Georgia,serif}');
		expect(css).toContain('@font-face{font-family:"Book stand-in";src:local("Georgia");');
	});

	it.each([
		'a{font-family:-apple-system,"Segoe UI",Book,sans-serif}',
		'a{font:400 1rem/1.5 system-ui, Book}',
	])('are left out behind the font of the interface: %s', (sheet) => {
		expect(fontsOf(sheet).css).toBe(sheet);
		expect(fontsOf(`${sheet}b{font-family:Book}`).css).toContain('book-400.woff2');
	});

	it('leave the faces of the sheet itself unchanged', () => {
		const own = '@font-face{font-family:"Book";src:url(/own.woff2)}a{font-family:Book}';
		expect(fontsOf(own).css).toBe(own);
	});

	it('keep the rest of a list behind a family', () => {
		expect(fontsOf('a{font-family:Book!important}').css).toContain(
			'a{font-family:"Book","Book stand-in"!important}',
		);
		expect(fontsOf('a{font-family:var(--x,Book),serif}').css).toContain('var(--x,Book)');
	});
});

describe('the font that stands in', () => {
	it('is as wide, as high and as far apart as the family', () => {
		const { css } = fontsOf('a{font-family:"Book"}');
		expect(css).toContain(
			'size-adjust:100%;ascent-override:100%;descent-override:25%;line-gap-override:0%',
		);
	});

	it('is as wide as the italic where text is italic, which is narrower', () => {
		const { css } = fontsOf('a{font-family:"Book"}');
		expect(css).toContain(
			'src:local("Georgia Italic");font-style:italic;font-weight:1 1000;size-adjust:90%;',
		);
		expect(fontsOf('a{font-family:"Wide Sans"}').css).not.toContain('font-style:italic');
	});

	it('is wide where headlines are, and only there', () => {
		const { css } = fontsOf('a{font-family:"Wide Sans"}h1{font-stretch:125%}');
		expect(css).toContain(
			'src:local("Arial Bold");font-weight:601 1000;font-stretch:101% 200%;size-adjust:150%;ascent-override:60%',
		);
		expect(fontsOf('a{font-family:"Wide Sans"}').css).not.toContain('size-adjust:150%');
	});

	it('is first the font of the machine that has to grow or shrink the least', () => {
		const wide = {
			isSerif: false,
			regular: ['Verdana'],
			bold: ['Verdana Bold'],
			italic: ['Verdana Italic'],
			averages: { regular: 0.5, bold: 0.7, italic: 0.5 },
		};
		const { css } = pageFonts(
			'a{font-family:"Wide Sans"}h1{font-stretch:125%}b{font-stretch:75%}',
			{ ...CATALOGUE, standIns: [...CATALOGUE.standIns, wide] },
			vi.fn(),
		);
		const first = '@font-face{font-family:"Wide Sans stand-in";src:local';
		expect(css).toContain(`${first}("Verdana Bold");font-weight:601 1000;font-stretch:101% 200%`);
		expect(css).toContain(`${first}("Arial Bold");font-weight:601 1000;font-stretch:50% 100%`);
	});

	it('is one for wide headlines and another for narrower text, where the machine has no font for both', () => {
		const [arial, georgia] = CATALOGUE.standIns;
		if (!arial || !georgia) throw new Error('The catalogue has no stand-ins.');
		const mono = { ...arial, only: 'wide' as const, bold: ['Mono'], italic: [] };
		const { css } = pageFonts(
			'a{font-family:"Wide Sans"}h1{font-stretch:125%}b{font-stretch:75%}',
			{ ...CATALOGUE, standIns: [{ ...arial, only: 'narrower' }, mono, georgia] },
			vi.fn(),
		);
		const first = '@font-face{font-family:"Wide Sans stand-in";src:local';
		expect(css).toContain(`${first}("Mono");font-weight:601 1000;font-stretch:101% 200%`);
		expect(css).toContain(`${first}("Arial Bold");font-weight:601 1000;font-stretch:50% 100%`);
		expect(css).not.toContain('"Arial Bold");font-weight:601 1000;font-stretch:101%');
		expect(css).not.toContain('"Mono");font-weight:601 1000;font-stretch:50%');
		expect(css).toContain('a{font-family:"Wide Sans","Wide Sans stand-in"}');
	});
});

describe('a family that the host has not', () => {
	it('is named with its stand-in', () => {
		const { warn } = fontsOf('a{font-family:"Gotham",Wide Sans,sans-serif}');
		expect(warn.mock.calls).toEqual([
			[
				'The font "Gotham" is not among those that this host serves; Wide Sans stands in. FONTS_DIR takes a folder with its WOFF2 files.',
				{ family: 'Gotham', standsIn: 'Wide Sans' },
			],
		]);
	});

	it('is not one that machines have themselves', () => {
		expect(
			fontsOf('a{font-family:-apple-system,"Segoe UI",Arial,ui-monospace,inherit}').warn,
		).not.toHaveBeenCalled();
	});
});

describe('the fonts that the first screen needs', () => {
	const kit = (id: string, family: string, weight: number) =>
		`--e-global-typography-${id}-font-family:"${family}",x;--e-global-typography-${id}-font-weight:${weight};`;

	it('is the headlines and the running text of the kit, upright, in their weights', () => {
		const sheet = `.k{${kit('primary', 'Wide Sans', 800)}${kit('text', 'Book', 500)}${kit('accent', 'Book', 700)}}`;
		expect(fontsOf(sheet).preloads).toEqual([
			'/assets/fonts/wide-core.woff2',
			'/assets/fonts/book-500.woff2',
		]);
	});

	it('is the headlines in the width that the sheet gives them', () => {
		const wide: FontFamily = {
			...WIDE,
			files: [file('wide-100', { stretch: [100, 100] }), file('wide-125', { stretch: [120, 125] })],
		};
		const style = `.k{${kit('primary', 'Wide Sans', 800)}}`;
		const preloads = (rule: string) =>
			pageFonts(style + rule, { ...CATALOGUE, families: [wide] }, vi.fn()).preloads;
		expect(preloads('.k :is(h1,h2){margin:0;font-stretch:125%}')).toEqual([
			'/assets/fonts/wide-125.woff2',
		]);
		expect(preloads('.k b{font-stretch:125%}')).toEqual(['/assets/fonts/wide-100.woff2']);
	});

	it('is nothing where no kit speaks, and each file once', () => {
		expect(fontsOf('a{font-family:"Book"}').preloads).toEqual([]);
		const sheet = `.k{${kit('primary', 'Book', 400)}${kit('text', 'Book', 400)}}`;
		expect(fontsOf(sheet).preloads).toEqual(['/assets/fonts/book-400.woff2']);
	});
});
