import {
	type Bare,
	type Element,
	heading,
	type Item,
	type Section,
	type Settings,
	section,
	type TopLevel,
	text,
} from './elements';
import { factsElement, type WidgetFacts } from './facts';
import { idOf } from './ids';
import { storedElement, storedSettings } from './stored';
import { storedJsonOf } from './stored-json';
import { across, gap, px } from './values';

/** A group of the index page: the use that an editor has for the widget. */
export type Purpose =
	| 'words'
	| 'pictures'
	| 'calls'
	| 'proof'
	| 'navigation'
	| 'sections'
	| 'posts'
	| 'forms'
	| 'shop'
	| 'motion';

/** The kind of code that a widget sends to the browser; the elements of version 4 are a kind of their own. */
export type Kind = 'markup' | 'handler' | 'island' | 'behaviour' | 'version-4';

/**
 * A variation of a widget: settings of the page's own widget, several elements, or a container with settings of its
 * own.
 */
export type Variation = Item | readonly Item[] | Section | TopLevel;

/** A page below `/widgets/`. The name of its table is its slug. */
export interface CataloguePage {
	/** The page's name and its heading. */
	title: string;
	/** The group of the index page that links to it; absent for a page below another page. */
	purpose?: Purpose;
	/** The letters of its picture in the index, as `drawPicture` reads them. */
	picture?: string;
	/** The kind of the page, by which visitors can filter the index; the index shows it beside the link. */
	kind?: Kind;
	/** The name in the index, if the title would not be clear enough there. */
	listedAs?: string;
	/** The purpose of the widget: a sentence or markup, below the heading. */
	sentence?: string;
	/** The space between the elements of the page. */
	space?: keyof typeof SPACES;
	/**
	 * Settings for the container of the heading and the sentence, if they differ from the settings of the variations.
	 */
	opening?: Settings | Bare;
	/** The variations by their headings, in the order of the page. */
	variations?: Readonly<Record<string, Variation>>;
	/** The pages below this page, by their slugs. */
	children?: Readonly<Record<string, CataloguePage>>;
	/** The values that the page's content file has beside its elements (docs/content.md). */
	stored?: Readonly<Record<string, unknown>>;
}

/** A page as a file of the builder's own format. */
export interface Export {
	/** The path of the file below `content/pages/`. */
	file: string;
	document: object;
}

/**
 * Settings for the containers of a page. `across` has the pixels above and below the content, `gap` has the pixels
 * between elements.
 */
const SPACES = {
	close: { ...across(40), flex_gap: gap(20) },
	even: { ...across(40), flex_gap: gap(24) },
	narrow: { ...across(40), flex_gap: gap(24), boxed_width: px(760) },
	wide: { ...across(48), flex_gap: gap(24) },
};

/** The values that a page gets from outside its table. */
interface Around {
	/** The slug of the parent page. */
	parent?: string;
	/** The last element of a page that the index lists. It comes after the JSON of the variations. */
	end?: Element | null;
	/** The figures of the page's widget from the build. The page shows them before the JSON. */
	facts?: WidgetFacts | undefined;
}

/**
 * Creates the page of a table and the pages below it.
 * @param slug the name of its table, and the type of the widget that it is about
 */
export function pagesOf(
	slug: string,
	page: CataloguePage,
	{ parent = 'widgets', end = null, facts }: Around = {},
): Export[] {
	const { title, space = 'even', variations = {}, children = {}, stored = {} } = page;
	const sections = Object.entries(variations).map(([name, variation]) => ({
		name,
		element: storedSection(variation, name, { slug, space }),
	}));
	const json = end && storedJsonOf(sections);
	const content = [
		...openingOf(page, slug),
		...sections.map(({ element }) => element),
		...(facts ? [storedElement(factsElement(facts), `${slug}/facts`, slug)] : []),
		...(json ? [storedElement(json, `${slug}/json`, slug)] : []),
		...(end ? [storedElement(end, `${slug}/neighbours`, slug)] : []),
	];
	const document = {
		...{ title, type: 'wp-page', version: '0.4', slug, parent, page_settings: [] },
		...stored,
		content,
	};
	const folder = parent === 'widgets' ? parent : `widgets/${parent}`;
	return [
		{ file: `${folder}/${slug}.json`, document },
		...Object.entries(children).flatMap(([name, child]) => pagesOf(name, child, { parent: slug })),
	];
}

interface Place {
	slug: string;
	space: keyof typeof SPACES;
}

function openingOf({ title, sentence, opening = {}, space = 'even' }: CataloguePage, slug: string) {
	if (sentence === undefined) return [];
	const elements = [heading(1, title), text(sentence)];
	return [storedSection({ settings: opening, titled: false, elements }, '', { slug, space })];
}

function storedSection(variation: Variation, name: string, { slug, space }: Place) {
	const place = `${slug}/${name}`;
	if ('top' in variation) return storedElement((variation as TopLevel).top, place, slug);
	const own = sectionOf(variation);
	const { titled, elements } = own;
	const all = titled ? [heading(2, name), ...elements] : elements;
	const settings =
		'bare' in own.settings ? own.settings.bare : { ...SPACES[space], ...own.settings };
	return {
		...{ id: idOf(own, place), elType: 'container', isInner: false },
		settings: storedSettings(settings as Settings, place),
		elements: all.map((item, index) => storedElement(item, `${place}/${index}`, slug)),
	};
}

function sectionOf(variation: Variation): Section {
	if ('titled' in variation) return variation as Section;
	return section({}, Array.isArray(variation) ? variation : [variation]);
}
