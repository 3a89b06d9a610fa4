import {
	buildElementTree,
	type ElementNode,
	type ElementSettings,
	type ShowElements,
} from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { InspectedDocument } from './inspected-page';

/** One line of the tree: a document, or an element of a document. */
export interface TreeRow {
	key: string;
	documentId: number;
	/** Null if the line is the document itself. */
	elementId: string | null;
	/** From 1. */
	level: number;
	label: string;
	/** The kind of the element or document in the line. */
	kind: string;
	/** True if the line has lines below it. */
	hasChildren: boolean;
	position: number;
	setSize: number;
	parentKey: string | null;
}

/** Names a line. */
export const rowKey = (documentId: number, elementId: string | null): string =>
	`${documentId} ${elementId ?? ''}`;

/** All lines of a page, each after its parent. */
export function treeRows(documents: readonly InspectedDocument[], show: ShowElements): TreeRow[] {
	return documents.flatMap((document, at) => {
		const key = rowKey(document.databaseId, null);
		const nodes = buildElementTree(document.elements, show);
		const row: TreeRow = {
			key,
			documentId: document.databaseId,
			elementId: null,
			level: 1,
			label: document.title || `Document ${document.databaseId}`,
			kind: document.type,
			hasChildren: nodes.length > 0,
			position: at + 1,
			setSize: documents.length,
			parentKey: null,
		};
		return [row, ...linesOf(nodes, document.databaseId, 2, key).rows];
	});
}

/** The lines of elements, with their first text and their first widget. These name a line whose element has no name. */
interface Lines {
	rows: TreeRow[];
	words: string | undefined;
	/** The kind of the first widget. */
	widget: string | undefined;
}

function linesOf(
	nodes: readonly ElementNode[],
	documentId: number,
	level: number,
	parentKey: string,
): Lines {
	let words: string | undefined;
	let widget: string | undefined;
	const rows = nodes.flatMap((node, at) => {
		const key = rowKey(documentId, node.id);
		const inner = linesOf(node.children, documentId, level + 1, key);
		const rowWords = firstWords(node.settings) ?? inner.words;
		words ??= rowWords;
		const first = node.elType === 'widget' ? kindOf(node) : inner.widget;
		widget ??= first;
		const row: TreeRow = {
			key,
			documentId,
			elementId: node.id,
			level,
			label: rowWords ?? first ?? kindOf(node),
			kind: kindOf(node),
			hasChildren: node.children.length > 0,
			position: at + 1,
			setSize: nodes.length,
			parentKey,
		};
		return [row, ...inner.rows];
	});
	return { rows, words, widget };
}

/** Returns the lines whose parents are all open. */
export function visibleRows(rows: readonly TreeRow[], open: ReadonlySet<string>): TreeRow[] {
	const shown = new Set<string>();
	return rows.filter(({ key, parentKey }) => {
		const isShown = parentKey === null || (shown.has(parentKey) && open.has(parentKey));
		if (isShown) shown.add(key);
		return isShown;
	});
}

/** The lines whose label, kind or id contains a text, together with all lines above them in the tree. */
export function foundRows(rows: readonly TreeRow[], text: string): TreeRow[] {
	const wanted = text.trim().toLowerCase();
	const kept = new Set<string>();
	const parents = new Map(rows.map(({ key, parentKey }) => [key, parentKey]));
	for (const { key, label, kind, elementId } of rows) {
		if (!`${label} ${kind} ${elementId ?? ''}`.toLowerCase().includes(wanted)) continue;
		for (let at: string | null = key; at !== null; at = parents.get(at) ?? null) kept.add(at);
	}
	return rows.filter(({ key }) => kept.has(key));
}

/** Controls whose text describes the widget. */
const TEXTS = ['_title', 'title', 'text', 'title_text', 'heading', 'editor', 'prefix', 'paragraph'];
const MOST_LETTERS = 40;

function firstWords(settings: ElementSettings): string | undefined {
	for (const name of TEXTS) {
		const value = plainTextOf(settings[name]);
		if (typeof value !== 'string') continue;
		const text = wordsOf(value);
		if (text !== '') return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
	}
	return undefined;
}

/** Returns a text that version 3 stores directly and version 4 stores inside a typed value. */
function plainTextOf(stored: unknown): unknown {
	const typed = plainObjectOf(stored);
	if ('$$type' in typed) return plainTextOf(typed.value);
	return 'content' in typed ? plainTextOf(typed.content) : stored;
}

/**
 * The text of some markup. It decodes only the most frequent entities, because the whole table would be half of this
 * view's size.
 */
function wordsOf(markup: string): string {
	const text = markup
		.replaceAll(/<[^>]*>/g, ' ')
		.replaceAll(/&(\w+|#\d+);/g, (whole, name) => ENTITIES[name] ?? whole);
	return text.replaceAll(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	nbsp: ' ',
	'#39': "'",
	'#039': "'",
	'#8217': '’',
};

/** `text-editor` → `Text editor`. */
function kindOf({ elType, widgetType }: ElementNode): string {
	const words = (widgetType || elType).replace(/^e-/, '').replaceAll(/[-_]/g, ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
