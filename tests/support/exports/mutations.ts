import fc from 'fast-check';

/** Values that no exporter writes. */
const STRANGE: readonly unknown[] = [
	...[null, true, 0, -7, 1e308, '', 'x', '[]', '{"a":', '\u0000', '../../etc', [], {}],
	...[[null], [[[]]], [{}], { a: { b: null } }, { elType: 7 }, { __proto__: null, constructor: 1 }],
];

/** The depth of a tree that is deeper than any real design, but below the limit of JSON.parse. */
const DEEP = 3_000;

/** A change of one file: its place (a share of all places), and the kind of the change. */
export type Mutation =
	| { kind: 'replace' | 'remove' | 'wrap' | 'repeat' | 'deepen'; place: number; value: unknown }
	| { kind: 'cut' | 'insert'; place: number; value: string }
	| { kind: 'encode'; encoding: 'utf16le' | 'latin1' | 'utf8-mark'; place: number };

const place = fc.double({ min: 0, max: 0.999, noNaN: true });

/** Any change that can happen to a JSON file. */
export const mutations: fc.Arbitrary<Mutation> = fc.oneof(
	fc.record({
		kind: fc.constantFrom('replace', 'remove', 'wrap', 'repeat', 'deepen'),
		place,
		value: fc.constantFrom(...STRANGE),
	}),
	fc.record({
		kind: fc.constantFrom('cut', 'insert'),
		place,
		value: fc.constantFrom(',', '}', '<', '\uFFFD', '\\', '"'),
	}),
	fc.record({
		kind: fc.constant('encode' as const),
		encoding: fc.constantFrom('utf16le', 'latin1', 'utf8-mark'),
		place,
	}),
);

/** The bytes of a text after these changes, made in their order. */
export function mutated(text: string, changes: readonly Mutation[]): Buffer {
	return changes.reduce<Buffer>((bytes, change) => mutateOnce(bytes, change), Buffer.from(text));
}

function mutateOnce(bytes: Buffer, change: Mutation): Buffer {
	const text = bytes.toString('utf8');
	if (change.kind === 'encode') return encoded(text, change.encoding);
	if (change.kind === 'cut') return bytes.subarray(0, Math.floor(bytes.length * change.place));
	if (change.kind === 'insert') {
		const at = Math.floor(text.length * change.place);
		return Buffer.from(text.slice(0, at) + change.value + text.slice(at));
	}
	const parsed = parse(text);
	// From a file that is no JSON, a piece is cut off.
	if (parsed === undefined) return bytes.subarray(Math.floor(bytes.length * change.place));
	const holder = { root: parsed };
	const places = placesIn(holder);
	const found = places[Math.floor(places.length * change.place)];
	if (found) changeAt(found, change);
	return Buffer.from(written(holder.root) ?? text);
}

/** A placeholder for a tree that is too deep for JSON.stringify; JSON.parse can read such a tree. */
const DEEP_MARK = '@deep@';
const DEEP_TREE = `${'{"elType":"container","elements":['.repeat(DEEP)}null${']}'.repeat(DEEP)}`;

/** Returns null for a value that is too deep to be written again. */
function written(value: unknown): string | null {
	try {
		return (JSON.stringify(value) ?? '').replaceAll(`"${DEEP_MARK}"`, DEEP_TREE);
	} catch {
		return null;
	}
}

type Place = { parent: Record<string, unknown>; key: string };

function changeAt({ parent, key }: Place, { kind, value }: Mutation & { value: unknown }): void {
	if (kind === 'remove') delete parent[key];
	else if (kind === 'replace') parent[key] = value;
	else if (kind === 'wrap') parent[key] = [parent[key], value];
	else if (kind === 'repeat') parent[key] = Array.from({ length: 3 }, () => parent[key]);
	else parent[key] = DEEP_MARK;
}

/** Every value of a tree with its parent; lists are objects with numbers for keys. */
function placesIn(holder: Record<string, unknown>): Place[] {
	const places: Place[] = [];
	const open: unknown[] = [holder];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (typeof next !== 'object' || next === null) continue;
		const parent = next as Record<string, unknown>;
		for (const key of Object.keys(parent)) {
			places.push({ parent, key });
			open.push(parent[key]);
		}
	}
	return places;
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function encoded(text: string, encoding: 'utf16le' | 'latin1' | 'utf8-mark'): Buffer {
	if (encoding === 'utf16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
	return encoding === 'latin1' ? Buffer.from(`${text}é`, 'latin1') : Buffer.from(`\uFEFF${text}`);
}
