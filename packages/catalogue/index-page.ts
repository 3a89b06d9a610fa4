import { drawPicture } from './draw-picture';
import { container, heading, text, widget } from './elements';
import { type Listed, PURPOSES } from './listed';
import type { Export, Kind } from './page';
import { storedElement } from './stored';
import { color, sidesIn, size } from './values';

/** The kinds of widgets by which a visitor can filter the index: their names, and the script that such widgets send. */
const KINDS: Readonly<Record<Kind, readonly [string, string]>> = {
	markup: ['Markup', 'Rendered on the server. Sends no script.'],
	handler: ['Handlers', 'Markup that a small module moves or changes once it comes near.'],
	island: [
		'Islands',
		'Markup that comes alive as a component, because a visitor changes something in it.',
	],
	behaviour: ['Behaviours', 'Abilities that any element can have.'],
	'version-4': [
		'Version 4',
		'Elements of the builder’s version 4: typed properties, classes of their own, plain markup.',
	],
};

/** The radio buttons: one for all widgets, and one for each kind. */
const CHOICE = `<fieldset><legend>Show</legend>${[
	['all', ['Everything', 'Each widget, by its use.']] as const,
	...Object.entries(KINDS),
]
	.map(
		([kind, [name, sentence]], at) =>
			`<label><input type="radio" name="kind" value="${kind}"${at === 0 ? ' checked' : ''}><span><b>${name}</b> ${sentence}</span></label>`,
	)
	.join('')}</fieldset>`;

/** The search field. With script it filters the lists while a visitor types; without script the server filters them. */
const SEARCH =
	'<form role="search" aria-label="Catalogue" action="/widgets/" data-narrows><label for="find">Find a widget</label><input type="search" id="find" name="q" autocomplete="off" maxlength="100"><button>Find</button><p role="status"></p></form><p data-narrowed-none hidden>No widget has that name. <a href="/widgets/">Show all of them</a>.</p>';

/** Hides the links of other kinds, and the groups that contain no link of the chosen kind. */
const NARROWED = Object.keys(KINDS)
	.map((kind) => {
		const chosen = `body:has(.kinds [value="${kind}"]:checked)`;
		return `${chosen} .index li:not(.${kind}), ${chosen} .group:not(:has(.${kind})) { display: none; }\n`;
	})
	.join('');

/**
 * The colours of the page, with the styles of its lists and its radio buttons. The colours are those of one hour of the
 * day in the site's kit.
 */
const CUSTOM_CSS = `body.elementor-default{--e-global-color-ground:var(--e-global-color-noon-ground);--e-global-color-primary:var(--e-global-color-noon-ink);--e-global-color-text:var(--e-global-color-noon-ink);--e-global-color-secondary:var(--e-global-color-noon-ink);--e-global-color-accent:var(--e-global-color-noon-accent);}
.group { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 1.5rem clamp(2rem, 6vw, 7rem); border-block-start: 2px solid currentColor; padding-block: 1.5rem; align-items: start; }
.find-widget form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
.find-widget label { flex: 1 0 100%; font-family: "Archivo", sans-serif; font-weight: 600; }
.find-widget input { flex: 1 1 14rem; max-inline-size: 32rem; min-block-size: 48px; padding: .5rem 1rem; font: inherit; font-size: 1.125rem; color: #071019; background: #fff; border: 2px solid currentColor; border-radius: 0; }
.find-widget button { min-block-size: 48px; padding: .5rem 1.5rem; font: inherit; font-weight: 600; color: inherit; background: none; border: 2px solid currentColor; border-radius: 0; cursor: pointer; }
.find-widget p { margin: 0; min-block-size: 1.5em; }
.find-widget form + p { margin-block-start: .75rem; }
.find-widget a { color: inherit; }
@media (scripting: enabled) { .find-widget button { display: none; } }
.index li[hidden], .group:not(:has(li:not([hidden]))) { display: none; }
.kinds fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: .25rem 2rem; margin: 0; padding: 0; border: 0; }
.kinds legend { padding: 0 0 .5rem; font-family: "Archivo", sans-serif; font-weight: 600; }
.kinds label { display: flex; gap: .75rem; align-items: baseline; min-block-size: 44px; padding-block: .5rem; cursor: pointer; font: inherit; font-size: 1.0625rem; line-height: 1.4; letter-spacing: 0; }
.kinds b { font-family: "Archivo", sans-serif; font-weight: 600; }
.kinds input { flex: none; accent-color: var(--e-global-color-accent); }
.index ul { list-style: none; margin: 0; padding: 0; columns: 2 16rem; column-gap: 2rem; }
.index li { display: flex; gap: 1rem; align-items: center; justify-content: space-between; break-inside: avoid; border-block-end: 1px solid var(--line); }
.index a { display: flex; flex: 1; gap: 1rem; align-items: center; min-block-size: 56px; color: inherit; text-decoration: none; font-family: "Archivo", sans-serif; font-weight: 600; }
.index a:hover { color: var(--e-global-color-accent); }
.index svg { flex: none; opacity: .8; }
.index small { font-size: .875rem; }
@media (max-width: 767px) { .group { grid-template-columns: minmax(0, 1fr); } }
${NARROWED}`;

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

/**
 * The page `/widgets/`: every table by its purpose. A visitor narrows it to a kind with radio
 * buttons, which rules of CSS follow: no script.
 * @param listed the pages in their order
 */
export function indexOf(listed: readonly Listed[]): Export {
	const groups = Object.entries(PURPOSES).map(([purpose, [title, sentence]]) =>
		container({ css_classes: 'group', _element_id: purpose }, [
			container({ flex_gap: lengthBetween('.5rem') }, [heading(2, title, TITLE), text(sentence)]),
			widget('html', { html: linksOf(listed, purpose), _css_classes: 'index' }),
		]),
	);
	const choice = widget('html', { html: CHOICE, _css_classes: 'kinds' });
	const search = widget('html', { html: SEARCH, _css_classes: 'find-widget' });
	const top = container(BAND, [
		...[heading(1, 'Widgets'), text(SENTENCE, VOICE), search, choice],
		...groups,
	]);
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

function linksOf(listed: readonly Listed[], purpose: string): string {
	const links = listed
		.filter((page) => page.purpose === purpose)
		.map(
			({ slug, name, kind, picture }) =>
				`<li class="${kind}" data-narrowed><a href="/widgets/${slug}/">${picture && drawPicture(picture)}${name}</a>${kindLabel(kind)}</li>`,
		);
	return `<ul>${links.join('')}</ul>`;
}

/** The name of the kind beside a link. The titles of version 4 elements contain their kind, so they get none. */
function kindLabel(kind: Kind): string {
	return kind === 'version-4' ? '' : `<small>${kind}</small>`;
}

function lengthBetween(length: string) {
	return { unit: 'custom', row: length, column: length, isLinked: true };
}
