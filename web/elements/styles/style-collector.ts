import type { StyleRule } from '@outrigger/rules/atomic/styles/style-rules';
import { usedVariables, type Variable } from '@outrigger/rules/atomic/variables';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { createClassRules, type PlacedClass } from './class-rules';
import { compileElement, mediaOrder } from './compile-element';
import type { KnownGlobals } from './known-globals';
import { createRuleList } from './rule-list';
import { continueSelector } from './selector';
import type { StyleControl } from './style-control';

/** The layers of the cascade below the element rules, the weakest first. */
const LAYERS = ['base', 'theme', 'widgets', 'globals', 'kit'] as const;

/**
 * The place of a piece of fixed CSS: `theme` contains the kit's styles of plain elements, `globals` the kit's colours
 * and type styles that widgets use by default, `kit` its buttons and fields.
 */
export type StyleLayer = (typeof LAYERS)[number];

/** Collects all parts of one page's sheet, each part once. */
export interface StyleCollector {
	/** The device table for which the sheet is written. */
	readonly breakpoints: Breakpoints;
	/** The globals of the site's kit; undefined if it has none, or if the kit is unknown. */
	readonly globals?: KnownGlobals;
	/** True if the collector accepts no rules, because the sheet already exists; then callers need not make rules. */
	readonly isClosed: boolean;
	/**
	 * Sets the order of a document's elements before they are rendered: an interrupted rendering may reach them in
	 * another order, and a page has one sheet.
	 */
	keepOrder(documentId: number, nodes: readonly ElementNode[]): void;
	/** The rules of one element of a document. An element with an id that cannot be a class adds nothing. */
	addElement(documentId: number, element: ElementNode, controls: readonly StyleControl[]): void;
	/**
	 * Adds fixed CSS under a key that identifies it. It belongs to a layer (`widgets` by default), so that element
	 * rules override it. Within a layer, pieces are in the order of their keys.
	 */
	addCss(key: string, css: string, layer?: StyleLayer): void;
	/**
	 * The rules of a class of version 4. On each device the order is: the builder's classes, the site's classes, the
	 * elements' own classes. So a site class's rule for phones wins over an element's own rule for desktop.
	 * @param make makes the rules; it is called only if the class is new
	 */
	addClass(place: PlacedClass, make: () => readonly StyleRule[]): void;
	/** The place of an element among all elements of the page. An element's own classes use it as their order. */
	orderOf(documentId: number, elementId: string): number;
	/**
	 * CSS of a document after all element rules: custom CSS, already made safe. The document number of the kit is 0.
	 */
	addRaw(documentId: number, key: string, css: string): void;
	/** Adds design tokens of the site; the sheet contains only the tokens that its rules name. */
	addVariables(variables: readonly Variable[]): void;
	/**
	 * Returns the whole sheet, compact, independent of the order in which documents were rendered.
	 * @param behind CSS that is added at the end
	 */
	toCss(behind?: string): string;
}

/**
 * Returns true if an element's id can stand in a selector; the builder's are 7 or 8 hexadecimal
 * digits.
 */
export function isSelectorId(id: string): boolean {
	return /^[\w-]{1,64}$/.test(id);
}

/** The selector of an element's wrapper, as editors' custom CSS and the builder write it. */
export function elementSelector(documentId: number, elementId: string): string {
	return `.elementor-${documentId} .elementor-element.elementor-element-${elementId}`;
}

/** A limit above the number of elements that all documents of one page contain. */
const ELEMENTS_OF_A_DOCUMENT = 1_000_000;

/** An element whose rules wait for the documents before its own document. */
interface PendingElement {
	element: ElementNode;
	controls: readonly StyleControl[];
}

/**
 * Makes an empty collector for one page.
 * @param documents ids in the order of the page; other documents follow by their numbers
 * @param widgetDefaults changes the fixed CSS of widgets, `kit-defaults.ts`
 * @param globals the globals of the site's kit
 */
export function createStyleCollector(
	breakpoints: Breakpoints,
	documents: readonly number[] = [],
	widgetDefaults: (css: string) => string = (css) => css,
	globals?: KnownGlobals,
): StyleCollector {
	const layers = new Map(LAYERS.map((layer) => [layer, new Map<string, string>()]));
	const raw = new Map<number, Map<string, string>>();
	const pending = new Map<number, PendingElement[]>();
	const seen = new Set<string>();
	const places = new Map<string, number>();
	const classRules = createClassRules();
	const tokens: Variable[] = [];

	/** Parts that wait for an answer are rendered late, but the sheet keeps the order of the page. */
	function inOrder<Value>(byDocument: ReadonlyMap<number, Value>): [number, Value][] {
		return [...byDocument].sort(([a], [b]) => placeOfDocument(a) - placeOfDocument(b) || a - b);
	}

	function placeOfDocument(id: number): number {
		const index = documents.indexOf(id);
		return id === 0 ? -1 : index < 0 ? documents.length : index;
	}

	function compileElements() {
		// The rules of elements with children come before the rules of elements without, so that a child's rules win over its
		// ancestors'.
		const holders = createRuleList(mediaOrder(breakpoints));
		const leaves = createRuleList(mediaOrder(breakpoints));
		const classes = classRules.toLists(mediaOrder(breakpoints));
		for (const [documentId, elements] of inOrder(pending)) {
			const placeOf = ({ element }: PendingElement) =>
				places.get(`${documentId}:${element.id}`) ?? places.size;
			for (const { element, controls } of elements.sort((a, b) => placeOf(a) - placeOf(b))) {
				const wrapper = elementSelector(documentId, element.id);
				const isLeaf = element.children.length === 0;
				const add = (isLeaf ? leaves : holders).startElement();
				for (const rule of compileElement(element.settings, controls, breakpoints, globals)) {
					const mayShare = isLeaf || !rule.selector.includes(' ');
					add(rule, continueSelector(wrapper, rule.selector), mayShare);
				}
			}
		}
		return mediaOrder(breakpoints).map((media) => {
			const rules = holders.toCss(media) + leaves.toCss(media) + classes.toCss(media);
			return rules && media ? `@media ${media}{${rules}}` : rules;
		});
	}

	return {
		breakpoints,
		globals,
		isClosed: false,
		keepOrder(documentId, nodes) {
			for (const { id, children } of nodes) {
				const key = `${documentId}:${id}`;
				if (!places.has(key)) places.set(key, places.size);
				this.keepOrder(documentId, children);
			}
		},
		addElement(documentId, element, controls) {
			const key = `${documentId}:${element.id}`;
			if (seen.has(key) || !isSelectorId(element.id)) return;
			seen.add(key);
			const elements = pending.get(documentId) ?? [];
			pending.set(documentId, elements);
			elements.push({ element, controls });
		},
		addCss(key, css, layer = 'widgets') {
			const pieces = layers.get(layer);
			if (css && pieces && !pieces.has(key)) pieces.set(key, css.trim());
		},
		addVariables: (variables) => tokens.push(...variables),
		addClass: (place, make) => classRules.add(place, make),
		orderOf: (documentId, elementId) =>
			placeOfDocument(documentId) * ELEMENTS_OF_A_DOCUMENT +
			(places.get(`${documentId}:${elementId}`) ?? 0),
		addRaw(documentId, key, css) {
			const own = raw.get(documentId) ?? new Map<string, string>();
			raw.set(documentId, own);
			if (css && !own.has(key)) own.set(key, css);
		},
		toCss(behind = '') {
			const used = [...layers].filter(([, pieces]) => pieces.size > 0);
			const order = used.length > 0 ? `@layer ${used.map(([name]) => name).join(',')};` : '';
			const layered = used.map(([name, pieces]) => {
				const css = [...pieces].sort(byKey).map(ruleText).join('');
				return `@layer ${name}{${name === 'widgets' ? widgetDefaults(css) : css}}`;
			});
			const rawTexts = inOrder(raw).flatMap(([, texts]) => [...texts.values()]);
			const sheet = [order, ...layered, ...compileElements(), ...rawTexts, behind].join('');
			return usedVariables(sheet, tokens) + sheet;
		},
	};
}

/** Makes a collector for a part of a page that visitors already have, together with its sheet. */
export function createClosedCollector(breakpoints: Breakpoints): StyleCollector {
	const ignore = () => undefined;
	return {
		breakpoints,
		isClosed: true,
		keepOrder: ignore,
		addElement: ignore,
		addCss: ignore,
		addVariables: ignore,
		addClass: ignore,
		orderOf: () => 0,
		addRaw: ignore,
		toCss: () => '',
	};
}

const byKey = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0);
const ruleText = ([, text]: [string, string]) => text;
