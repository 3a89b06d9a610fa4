import { ALL_RULES, namedIn, possibleRules } from '@outrigger/rules/css/possible-rules';
import { variablesIn } from '@outrigger/rules/css/rule-block';
import type { SheetRule } from '@outrigger/rules/css/sheet-rules';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { isPictureAddress } from '../foreign-media/rewrite-markup';
import type { Edits } from './edits';
import { findInTags } from './find-in-tags';
import { lateClasses, OPENS_LIGHTBOX, READ_LATER } from './late-classes';
import { createPageElements } from './page-elements';
import type { Attributes, StartTag } from './scan-tags';
import { lateNames, type ScriptNames } from './script-names';

/** The rules of the sheets that a page links to, by their addresses in the page. */
export type LinkedSheets = ReadonlyMap<string, readonly SheetRule[]>;

/** The sheets of one page, while it is read. */
export interface PageStyles {
	/** Remembers the names of an element that sheets may select. */
	addElement(tag: StartTag): void;
	onEnd(name: string): void;
	/**
	 * @returns true if the link is one of these sheets, so that no other module has to change it
	 */
	addLink(tag: StartTag): boolean;
	/** @param start where the text between `<style>` and `</style>` begins */
	addStyle(start: number, end: number, rules: readonly SheetRule[] | null): void;
	/** Returns true if the page must keep all rules, because it loads further content later. */
	growsLater(): boolean;
	/** Returns true if the page has a sheet that the host has not read. */
	hasUnread(): boolean;
	/** All rules of the sheets that were read. */
	whole(): string;
	/**
	 * Replaces each sheet by the rules of it that this page can use.
	 * @param scripts the names that the page's kept scripts may use
	 */
	finish(edits: Edits, scripts: readonly ScriptNames[]): SavedStyles;
}

/** The lengths of all sheets that were read, and of the rules that stay, in characters. */
export interface SavedStyles {
	before: number;
	after: number;
	/** All rules that stay, sheet after sheet. */
	css: string;
}

/**
 * Attributes with words that sheets may select (settings, and the boxes of slides, have names of animations, which
 * handlers set as classes), and attributes with the type of a widget or document, which is the only sign of a popup.
 */
const NAMING = new Map<string, 'names' | 'style' | 'settings' | 'type'>([
	['class', 'names'],
	['id', 'names'],
	['style', 'style'],
	['data-settings', 'settings'],
	['data-animation', 'settings'],
	['data-elementor-settings', 'settings'],
	['data-widget_type', 'type'],
	['data-elementor-type', 'type'],
]);

/** Lists that load further items with unknown classes: their types, and words of their classes and settings. */
const GROWING_TYPES = ['taxonomy-filter', 'search'];
const GROWING = /(?:^|\s)e-load-more-anchor(?:\s|$)|"pagination_load_type":"ajax/;

/**
 * @param source the page, as WordPress wrote it
 * @param sheets the sheets that the page links to
 * @param keep `KEEP_CLASSES`: patterns of classes and ids that scripts of the site set
 * @param cutFaces adds font faces with only the letters of this page
 */
export function createPageStyles(
	source: string,
	sheets: LinkedSheets,
	keep: readonly RegExp[],
	cutFaces: (css: string) => string,
): PageStyles {
	const links: { tag: StartTag; rules: readonly SheetRule[] }[] = [];
	/** The addresses of `links`. */
	const addresses = new Set<string>();
	let isInNoscript = false;
	const styles: { start: number; end: number; rules: readonly SheetRule[] }[] = [];

	const elements = createPageElements();
	/** Words of classes and ids; of styles; and of settings, which handlers may set as classes. */
	const words = { names: new Set<string>(), style: new Set<string>(), settings: new Set<string>() };
	/** Custom properties that styles of elements and our handlers read. */
	const variables = new Set(READ_LATER);
	/** Words that only show which handlers the page has. */
	const signs = new Set<string>();
	/** The values of attributes that were read already: most classes are on many elements. */
	const seen = { names: new Set<string>(), style: new Set<string>(), settings: new Set<string>() };
	let grows = false;
	/** True if the page has a sheet that the host has not read. */
	let hasOther = false;
	let opensLightbox = false;
	const namesLightbox = findInTags(source, /lightbox/);

	return {
		addElement(tag) {
			const { attributes, name: tagName } = tag;
			if (tagName === 'noscript') isInNoscript = true;
			const found = elements.onStart(tag);
			if (found === 'file') return;
			const isKnown = found === 'known';
			if (!opensLightbox) {
				const opens = tagName === 'a' && isPictureAddress(attributes.get('href') ?? '');
				opensLightbox = opens || namesLightbox(tag);
			}
			const keys = attributes.keys();
			// Most elements have only classes that another element has, too.
			if (isKnown && keys.length === 1 && keys[0] === 'class') return;
			for (const name of keys) {
				const kind = NAMING.get(name);
				if (kind === undefined || (kind === 'names' && isKnown)) continue;
				if (kind === 'type') {
					const type = attributes.get(name) ?? '';
					signs.add(type);
					grows ||= GROWING_TYPES.some((one) => type.startsWith(`${one}.`));
					continue;
				}
				const written = attributes.written(name) ?? '';
				if (seen[kind].has(written)) continue;
				seen[kind].add(written);
				const text = attributes.get(name) ?? '';
				grows ||= GROWING.test(text);
				for (const word of namedIn(text)) words[kind].add(word);
				if (kind === 'style') for (const name of variablesIn(text)) variables.add(name);
			}
		},
		onEnd(name) {
			if (name === 'noscript') isInNoscript = false;
		},
		addLink(tag) {
			const href = tag.attributes.get('href') ?? '';
			const rules = sheets.get(href);
			if (!rules || !isSheet(tag)) {
				hasOther ||= mayBecomeSheet(tag);
				return false;
			}
			// A plugin that loads a sheet late prints it again for browsers without script.
			const isAgain = isInNoscript && addresses.has(href);
			links.push({ tag, rules: isAgain ? [] : rules });
			addresses.add(href);
			return true;
		},
		addStyle(start, end, rules) {
			if (rules) styles.push({ start, end, rules });
			else hasOther = true;
		},
		growsLater: () => grows,
		hasUnread: () => hasOther,
		whole: () =>
			possibleRules(
				[...links, ...styles].map(({ rules }) => rules),
				ALL_RULES,
			).join(''),
		finish(edits, scripts) {
			const { names, style, settings } = words;
			if (opensLightbox) signs.add(OPENS_LIGHTBOX);
			const pageWords = [...names, ...style, ...settings, ...signs];
			const isLate = lateClasses(pageWords);
			const named = scripts.length > 0 ? lateNames(scripts, source) : null;
			const known = new Map<string, boolean>();
			const mayAppear = (name: string) => {
				let may = known.get(name);
				if (may === undefined) {
					may =
						settings.has(name) ||
						isLate(name) ||
						keep.some((pattern) => pattern.test(name)) ||
						named?.has(name) === true;
					known.set(name, may);
				}
				return may;
			};
			const all = [...links, ...styles].map(({ rules }) => rules);
			const texts = possibleRules(all, {
				matches: elements.matcher(mayAppear, named !== null || pageWords.some(isOfCart)),
				words: [...names, ...style, ...settings, ...(named?.words ?? [])],
				variables: hasOther || named ? null : variables,
			}).map(cutFaces);
			for (const [at, { tag }] of links.entries()) {
				edits.replace(tag.start, tag.end, styleTag(tag, texts[at] ?? ''));
			}
			for (const [at, { start, end }] of styles.entries()) {
				edits.replace(start, end, texts[links.length + at] ?? '');
			}
			const before = all.reduce((sum, rules) => sum + lengthOf(rules), 0);
			const css = texts.join('');
			return { before, after: css.length, css };
		},
	};
}

/** A cart fetches its content, which may have any elements. */
const isOfCart = (word: string) => /cart/.test(word);

/** Returns true for a sheet that applies at once, or after a plugin's script switches it on. */
function isSheet({ attributes }: StartTag): boolean {
	const rel = (attributes.get('rel') ?? '').toLowerCase().trim();
	if (attributes.has('disabled')) return false;
	return rel === 'stylesheet' || (rel === 'preload' && isSwitchedOn(attributes));
}

/** Returns true for a link that is a sheet, or that a script may turn into one. */
function mayBecomeSheet({ attributes }: StartTag): boolean {
	const rel = attributes.get('rel') ?? '';
	if (/\bstylesheet\b/i.test(rel)) return true;
	return /\bpreload\b/i.test(rel) && /^(?:style)?$/i.test(attributes.get('as') ?? '');
}

function isSwitchedOn(attributes: Attributes): boolean {
	return attributes.get('as') === 'style' && attributes.has('onload');
}

function styleTag({ attributes }: StartTag, css: string): string {
	if (css === '') return '';
	const media = attributes.get('media') ?? 'all';
	const isLate = media === 'print' && attributes.has('onload');
	const id = attributes.get('id');
	const named = id ? ` id="${escapeMarkup(id)}"` : '';
	const when = media === 'all' || media === '' || isLate ? '' : ` media="${escapeMarkup(media)}"`;
	return `<style${named}${when}>${css}</style>`;
}

function lengthOf(rules: readonly SheetRule[]): number {
	return rules.reduce((sum, rule) => {
		if (rule.kind === 'group') return sum + rule.prelude.length + lengthOf(rule.rules);
		return sum + (rule.kind === 'style' ? rule.length : rule.text.length);
	}, 0);
}
