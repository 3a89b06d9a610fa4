import { container, heading, text, widget } from './elements';
import type { CataloguePage, Export, Purpose } from './page';
import { storedElement } from './stored';
import { color, sidesIn, size } from './values';

/** Colours of the hour in which the page is set, and its lists. */
const CUSTOM_CSS = `body.elementor-default{--e-global-color-ground:var(--e-global-color-noon-ground);--e-global-color-primary:var(--e-global-color-noon-ink);--e-global-color-text:var(--e-global-color-noon-ink);--e-global-color-secondary:var(--e-global-color-noon-ink);--e-global-color-accent:var(--e-global-color-noon-accent);}
.kind { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 1.5rem clamp(2rem, 6vw, 7rem); border-block-start: 2px solid currentColor; padding-block: 1.5rem; align-items: start; }
.index ul { list-style: none; margin: 0; padding: 0; columns: 3 12rem; column-gap: 2rem; }
.index li { break-inside: avoid; }
.index a { display: flex; align-items: center; min-block-size: 44px; color: inherit; text-decoration: none; border-block-end: 1px solid var(--line); font-family: "Archivo", sans-serif; font-weight: 600; }
.index a:hover { color: var(--e-global-color-accent); }
@media (max-width: 767px) { .kind { grid-template-columns: minmax(0, 1fr); } }
`;

/** The lists in the order of the page: their headings and what they hold. */
const PURPOSES: Readonly<Record<Purpose, readonly [string, string]>> = {
	markup: ['Markup', 'Rendered on the server. Sends no script.'],
	handler: ['Handlers', 'Markup that a small module moves or changes once it comes near.'],
	island: [
		'Islands',
		'Markup that comes alive as a component, because a visitor changes something in it.',
	],
	behaviour: [
		'Behaviours',
		'What any element can do: move, stick, come in, wait, open in front of the page.',
	],
	'version-4': [
		'Version 4',
		'Elements of the builder’s version 4: typed properties, classes of their own, plain markup.',
	],
};

const SEO = {
	noindex: true,
	description: 'Every widget of the builder that this front end knows, with every variation.',
};
const SENTENCE =
	'One page for each widget, with every variation of it. The browser tests walk through the same pages. Samples, names and prices in here are examples.';
const VOICE = { _css_classes: 'voice wide-measure' };
const TITLE = {
	typography_typography: 'custom',
	typography_font_size: size('clamp(1.375rem, 1.15rem + .9vw, 2rem)', 'custom'),
};
const BAND = {
	html_tag: 'div',
	padding: sidesIn('custom', 'clamp(2.5rem, 6vw, 6rem)', 'var(--edge)', 'var(--band)'),
	flex_gap: lengthBetween('clamp(2rem, 4vw, 4rem)'),
	background_background: 'classic',
	css_classes: 'hour hour-noon',
	__globals__: { background_color: color('ground') },
};

type Tables = Readonly<Record<string, CataloguePage>>;

/** The page `/widgets/`: every table by its purpose, in the order of the alphabet. */
export function indexOf(tables: Tables): Export {
	const lists = Object.entries(PURPOSES).map(([purpose, [title, sentence]]) =>
		container({ css_classes: 'kind', _element_id: purpose }, [
			container({ flex_gap: lengthBetween('.5rem') }, [heading(2, title, TITLE), text(sentence)]),
			widget('html', { html: listOf(tables, purpose), _css_classes: 'index' }),
		]),
	);
	const top = container(BAND, [heading(1, 'Widgets'), text(SENTENCE, VOICE), ...lists]);
	return {
		file: 'widgets.json',
		document: {
			...{ title: 'Widgets', type: 'page', date: '2026-01-05 09:00', databaseId: 70 },
			...{ slug: 'widgets', excludeFromSearch: true, seo: SEO, version: '0.4' },
			page_settings: { custom_css: CUSTOM_CSS },
			content: [storedElement(top, 'widgets/index', '')],
		},
	};
}

function listOf(tables: Tables, purpose: string): string {
	const links = Object.entries(tables)
		.filter(([, table]) => table.purpose === purpose)
		.map(([slug, { title, listedAs = title }]) => ({ slug, name: listedAs }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'))
		.map(({ slug, name }) => `<li><a href="/widgets/${slug}/">${name}</a></li>`);
	return `<ul>${links.join('')}</ul>`;
}

function lengthBetween(length: string) {
	return { unit: 'custom', row: length, column: length, isLinked: true };
}
