import { isPlainObject } from '@outrigger/rules/values/plain-object';

/**
 * Turns the forms in which builders write one document into the form that `docs/content.md` describes (`content`,
 * `page_settings`); returns any other value unchanged.
 *
 * - a bare list of elements, as `_elementor_data` holds it
 * - one element, as developers cut it out of a tree
 * - `{ content, settings, metadata }`, a document of a kit
 * - `{ type: "elementor", siteurl, elements }`, the builder's clipboard
 * - `{ elementor_data, … }`, a post's tree under the name of its meta
 * - a `content` that is the tree as text
 * - `""` and `null` where an empty object is meant
 */
export function readExport(value: unknown): unknown {
	if (isElementList(value)) return { content: value };
	if (!isPlainObject(value)) return value;
	const named = withMetaNames(value);
	if (named) return readExport(named);
	if (isElement(value) && !Object.hasOwn(value, 'content')) return { content: [value] };
	const { elements, settings } = value;
	if (isElementList(elements) && !Object.hasOwn(value, 'content')) {
		const { type: _type, ...clipboard } = withoutForm(value);
		return withoutBlanks({ ...clipboard, content: elements });
	}
	const tree = readTree(value.content);
	if (!Array.isArray(tree)) return withoutBlanks(value);
	const isKitDocument =
		!Object.hasOwn(value, 'page_settings') && (isPlainObject(settings) || Array.isArray(settings));
	if (!isKitDocument) return withoutBlanks({ ...value, content: tree });
	return withoutBlanks({ ...withoutForm(value), content: tree, page_settings: settings });
}

function withoutForm(value: Record<string, unknown>): Record<string, unknown> {
	const { elements: _elements, settings: _settings, ...others } = value;
	const { metadata: _metadata, siteurl: _siteurl, ...rest } = others;
	return rest;
}

/** Metas of a post under which scripts write its document, with or without the underscore of the database. */
const METAS = {
	content: ['_elementor_data', 'elementor_data'],
	page_settings: ['_elementor_page_settings', 'elementor_page_settings'],
	type: ['_elementor_template_type', 'elementor_template_type'],
} as const;

/**
 * Renames the metas of the document to the builder's keys; `null` if none of these metas is a tree, or if the value
 * already has a tree.
 */
function withMetaNames(value: Record<string, unknown>): Record<string, unknown> | null {
	const isTree = (tree: unknown) => isElementList(readTree(tree));
	if (isTree(value.content) || !METAS.content.some((meta) => isTree(value[meta]))) return null;
	const read: Record<string, unknown> = { ...value };
	for (const [key, metas] of Object.entries(METAS)) {
		for (const meta of metas) {
			if (!Object.hasOwn(read, meta)) continue;
			if (key === 'content' || !Object.hasOwn(value, key)) read[key] = read[meta];
			delete read[meta];
		}
	}
	return read;
}

/**
 * Returns true if a value is a list of the builder's elements and not of posts. A later step omits entries that are no
 * objects.
 */
export function isElementList(value: unknown): value is unknown[] {
	return (
		Array.isArray(value) &&
		value.some(isElement) &&
		value.every((item) => isElement(item) || !isPlainObject(item))
	);
}

/** Returns true if a parsed file is a document of the builder in any of its forms. */
export function isExport(value: unknown): boolean {
	const read = readExport(value);
	return (
		isPlainObject(read) &&
		Array.isArray(read.content) &&
		read.content.every((item) => isElement(item) || isEmptyElement(item) || !isPlainObject(item)) &&
		(read.content.length > 0 || Object.hasOwn(read, 'page_settings'))
	);
}

function isElement(value: unknown): boolean {
	return isPlainObject(value) && typeof value.elType === 'string';
}

/** True for a container without its kind, which some generators leave out. */
function isEmptyElement(value: unknown): boolean {
	return isPlainObject(value) && Array.isArray(value.elements) && Object.hasOwn(value, 'settings');
}

/** Parses a tree that was written as text; returns every other value unchanged. */
export function readTree(content: unknown): unknown {
	if (typeof content !== 'string' || !/^\s*\[\s*\{/.test(content)) return content;
	try {
		const tree: unknown = JSON.parse(content);
		return isElementList(tree) ? tree : content;
	} catch {
		return content;
	}
}

/** Fields whose value is an object or a list. An empty text or null there means an empty object or list. */
const HOLDING = ['page_settings', 'display_settings', 'conditions'];

function withoutBlanks(value: Record<string, unknown>): Record<string, unknown> {
	const isBlank = (key: string) => value[key] === '' || value[key] === null;
	const blank = HOLDING.filter(isBlank);
	if (blank.length === 0) return value;
	return Object.fromEntries(Object.entries(value).filter(([key]) => !blank.includes(key)));
}
