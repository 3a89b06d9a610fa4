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

/** The code that a widget sends to the browser; version 4 is counted as a kind of its own. */
export type Kind = 'markup' | 'handler' | 'island' | 'behaviour' | 'version-4';

/** A variation: settings of the page's own widget, several elements, or a container of its own kind. */
export type Variation = Item | readonly Item[] | Section | TopLevel;

/** A page under `/widgets/`. Its address is the name of its table. */
export interface CataloguePage {
	/** The page's name and its heading. */
	title: string;
	/** The group of the index page that links to it; pages below another page are in none. */
	purpose?: Purpose;
	/** The letters of its picture in the index, as `drawPicture` reads them. */
	picture?: string;
	/** The word beside its link, by which the index can be narrowed. */
	kind?: Kind;
	/** Its name in that list, where the title alone would not say enough. */
	listedAs?: string;
	/** The purpose of the widget: a sentence or markup, below the heading. */
	sentence?: string;
	/** The space between its elements. */
	space?: keyof typeof SPACES;
	/** Settings of the container of heading and sentence, where they differ from the variations'. */
	opening?: Settings | Bare;
	/** By their headings, in the order of the page. */
	variations?: Readonly<Record<string, Variation>>;
	/** Pages below this one, by their slugs. */
	children?: Readonly<Record<string, CataloguePage>>;
	/** The values of a page in a content file beside its elements (docs/content.md). */
	stored?: Readonly<Record<string, unknown>>;
}

/** A page as a file of the builder's own format. */
export interface Export {
	/** Below `content/pages/`. */
	file: string;
	document: object;
}

/** Settings of the containers of a page: pixels between elements, and above and below them. */
const SPACES = {
	close: { ...across(40), flex_gap: gap(20) },
	even: { ...across(40), flex_gap: gap(24) },
	narrow: { ...across(40), flex_gap: gap(24), boxed_width: px(760) },
	wide: { ...across(48), flex_gap: gap(24) },
};

/** The surroundings of a page. */
interface Around {
	/** The slug of the page above it. */
	parent?: string;
	/** The last element of a page that the index lists, after the JSON of its variations. */
	end?: Element | null;
	/** Figures of its widget from the build; they stand before the JSON. */
	facts?: WidgetFacts | undefined;
}

/**
 * The page of a table and the pages below it.
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
