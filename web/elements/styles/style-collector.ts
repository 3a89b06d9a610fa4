import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { compileElement, type ElementRule, mediaOrder } from './compile-element';
import { continueSelector } from './selector';
import type { StyleControl } from './style-control';

/** The cascade below the element rules, weakest first. */
const LAYERS = ['base', 'theme', 'widgets', 'kit'] as const;

/** Where a piece of fixed CSS stands: `theme` is the kit's bare elements, `kit` its buttons and fields. */
export type StyleLayer = (typeof LAYERS)[number];

/** Gathers everything that one page's sheet is made of; asking twice for the same thing adds it once. */
export interface StyleCollector {
	/** The device table that the sheet is written for. */
	readonly breakpoints: Breakpoints;
	/** True where nothing is taken, because the sheet is there already: rules need not be made at all. */
	readonly isClosed: boolean;
	/**
	 * Says in which order a document's elements stand, before they come: a rendering that others interrupt reaches
	 * them in another, and one page has one sheet.
	 */
	keepOrder(documentId: number, nodes: readonly ElementNode[]): void;
	/** The rules of one element of a document. An element with an id that cannot be a class adds nothing. */
	addElement(documentId: number, element: ElementNode, controls: readonly StyleControl[]): void;
	/**
	 * Fixed CSS under a key that names it; a layer (`widgets` unless told otherwise) lets element rules win. Within
	 * a layer pieces stand in the order of their keys.
	 */
	addCss(key: string, css: string, layer?: StyleLayer): void;
	/** CSS of a document after all element rules: custom CSS, already made safe. The kit's document is 0. */
	addRaw(documentId: number, key: string, css: string): void;
	/** The whole sheet, compact, the same whichever document was rendered first. */
	toCss(): string;
}

/** A group of elements that share one rule. */
interface SharedRule {
	selectors: string[];
	body: string;
}

/** Whether an element's id can stand in a selector; the builder's are 7 or 8 hexadecimal digits. */
export function isSelectorId(id: string): boolean {
	return /^[\w-]{1,64}$/.test(id);
}

/** The selector of an element's wrapper, as editors' custom CSS and the builder write it. */
export function elementSelector(documentId: number, elementId: string): string {
	return `.elementor-${documentId} .elementor-element.elementor-element-${elementId}`;
}

/** An element that waits for the documents before its own. */
interface PendingElement {
	element: ElementNode;
	controls: readonly StyleControl[];
}

/**
 * An empty collector for one page.
 * @param documents ids in the order of the page; documents that are not among them follow by their numbers
 * @param widgetDefaults what becomes of the fixed CSS of widgets, `kit-defaults.ts`
 */
export function createStyleCollector(
	breakpoints: Breakpoints,
	documents: readonly number[] = [],
	widgetDefaults: (css: string) => string = (css) => css,
): StyleCollector {
	const layers = new Map(LAYERS.map((layer) => [layer, new Map<string, string>()]));
	const raw = new Map<number, Map<string, string>>();
	const pending = new Map<number, PendingElement[]>();
	const seen = new Set<string>();
	const places = new Map<string, number>();

	/** Parts that wait for an answer are rendered late; the page's order is the one that counts. */
	function inOrder<Value>(byDocument: ReadonlyMap<number, Value>): [number, Value][] {
		const place = (id: number) => {
			const index = documents.indexOf(id);
			return id === 0 ? -1 : index < 0 ? documents.length : index;
		};
		return [...byDocument].sort(([a], [b]) => place(a) - place(b) || a - b);
	}

	function compileElements() {
		// What holds elements stands before what does not, so that a child's rules beat its ancestors'.
		const holders = createRuleList(mediaOrder(breakpoints));
		const leaves = createRuleList(mediaOrder(breakpoints));
		for (const [documentId, elements] of inOrder(pending)) {
			const placeOf = ({ element }: PendingElement) =>
				places.get(`${documentId}:${element.id}`) ?? places.size;
			for (const { element, controls } of elements.sort((a, b) => placeOf(a) - placeOf(b))) {
				const wrapper = elementSelector(documentId, element.id);
				const isLeaf = element.children.length === 0;
				const add = (isLeaf ? leaves : holders).startElement();
				for (const rule of compileElement(element.settings, controls, breakpoints)) {
					const mayShare = isLeaf || !rule.selector.includes(' ');
					add(rule, continueSelector(wrapper, rule.selector), mayShare);
				}
			}
		}
		return mediaOrder(breakpoints).map((media) => {
			const rules = holders.toCss(media) + leaves.toCss(media);
			return rules && media ? `@media ${media}{${rules}}` : rules;
		});
	}

	return {
		breakpoints,
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
		addRaw(documentId, key, css) {
			const own = raw.get(documentId) ?? new Map<string, string>();
			raw.set(documentId, own);
			if (css && !own.has(key)) own.set(key, css);
		},
		toCss() {
			const used = [...layers].filter(([, pieces]) => pieces.size > 0);
			const order = used.length > 0 ? `@layer ${used.map(([name]) => name).join(',')};` : '';
			const layered = used.map(([name, pieces]) => {
				const css = [...pieces].sort(byKey).map(textOf).join('');
				return `@layer ${name}{${name === 'widgets' ? widgetDefaults(css) : css}}`;
			});
			const rawTexts = inOrder(raw).flatMap(([, texts]) => [...texts.values()]);
			return [order, ...layered, ...compileElements(), ...rawTexts].join('');
		},
	};
}

/** A collector for a part of a page that visitors have with its sheet. */
export function createClosedCollector(breakpoints: Breakpoints): StyleCollector {
	const ignore = () => undefined;
	return {
		breakpoints,
		isClosed: true,
		keepOrder: ignore,
		addElement: ignore,
		addCss: ignore,
		addRaw: ignore,
		toCss: () => '',
	};
}

const byKey = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0);
const textOf = ([, text]: [string, string]) => text;

/** The first of ascending numbers that is above a bound, found by halves: a page may have thousands of groups alike. */
function firstAbove(ascending: readonly number[], bound: number): number | undefined {
	let [from, to] = [0, ascending.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((ascending[middle] ?? 0) > bound) to = middle;
		else from = middle + 1;
	}
	return ascending[from];
}

/**
 * Rules by media query, in which elements that say the same share a rule. An element joins a group only
 * behind its own earlier rules, so that the order within an element is kept.
 */
function createRuleList(order: readonly string[]) {
	const lists = new Map(order.map((media) => [media, [] as SharedRule[]]));
	const groups = new Map<string, number[]>();
	return {
		startElement() {
			const last = new Map<string, number>();
			return ({ media, selector, body }: ElementRule, whole: string, mayShare: boolean) => {
				const list = lists.get(media);
				if (!list) return;
				const key = `${media}|${selector}|${body}`;
				const alike = groups.get(key) ?? [];
				const before = last.get(media) ?? -1;
				const group = mayShare ? firstAbove(alike, before) : undefined;
				const shared = group === undefined ? undefined : list[group];
				if (shared) shared.selectors.push(whole);
				else list.push({ selectors: [whole], body });
				const index = shared && group !== undefined ? group : list.length - 1;
				last.set(media, index);
				if (mayShare && !shared) {
					groups.set(key, alike);
					alike.push(index);
				}
			};
		},
		toCss(media: string): string {
			return (lists.get(media) ?? [])
				.map(({ selectors, body }) => `${selectors.join(',')}{${body}}`)
				.join('');
		},
	};
}
