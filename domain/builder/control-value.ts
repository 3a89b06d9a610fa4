/**
 * The kind of value that a control of the builder stores. The keys do not show it: a medium and a slider both have a
 * `size`.
 *
 * - `text`: a text, a number, a switch, a choice, a colour
 * - `slider`: `{unit, size, sizes}`; older designs stored the bare number
 * - `dimensions`: `{unit, top, right, bottom, left, isLinked}`
 * - `gaps`: `{unit, row, column}`; older designs stored a slider
 * - `media`: `{url, id, size, alt, source}`
 * - `bag`: an object of its own fields (a shadow, an icon)
 * - `list`: an array (rows of a repeater, pictures of a gallery, devices); an empty array is an editor's choice, not a
 * missing value
 */
export type ControlKind = 'text' | 'slider' | 'dimensions' | 'gaps' | 'media' | 'bag' | 'list';

type Bag = Readonly<Record<string, unknown>>;

const SAYS_NOTHING: Readonly<Record<ControlKind, (value: Bag) => boolean>> = {
	text: () => false,
	slider: (value) => isEmpty(value.size) && !hasRange(value.sizes),
	dimensions: (value) => [value.top, value.right, value.bottom, value.left].every(isEmpty),
	gaps: (value) => [value.row, value.column, value.size].every(isEmpty),
	media: (value) => isEmpty(value.url),
	bag: () => false,
	list: () => false,
};

/**
 * True for an empty value, which inherits from the next larger device: `undefined`, `null`, `false`, `''`, a slider
 * without a size, dimensions without a side, a medium without an address. Zero is not empty.
 */
export function isBlank(value: unknown, kind: ControlKind): boolean {
	if (isEmpty(value) || value === false) return true;
	if (typeof value !== 'object' || Array.isArray(value)) return false;
	return SAYS_NOTHING[kind](value as Bag);
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || value === '';
}

function hasRange(sizes: unknown): boolean {
	return (
		typeof sizes === 'object' &&
		sizes !== null &&
		!Array.isArray(sizes) &&
		Object.keys(sizes).length > 0
	);
}
