import { isPlainObject } from '../values/plain-object';
import { isEnvelope } from './envelope';

/** The deepest nesting that is read. The builder nests less deeply: an image in a background is at depth 14. */
const MAX_DEPTH = 32;

/** Replaces a reference to something missing. It has no known type, so it counts as not set. */
const LOST = { $$type: 'lost', value: null };

/** Resolves the references in stored values. */
export interface References {
	/** Returns the CSS of a variable, `var(--ink)`; undefined for an unknown id. */
	variable: (id: string) => string | undefined;
	/** Returns the value of a dynamic tag; undefined for an unknown tag. */
	dynamic?: (tag: { name: string; settings: Record<string, unknown> }) => unknown;
	/** Returns the address of a library image in a size; undefined for a missing image. */
	picture?: (id: number, size: string) => string | undefined;
}

/** Type of a variable → the stored value that it becomes. */
const VARIABLES: Readonly<Record<string, (css: string) => unknown>> = {
	'global-color-variable': (css) => ({ $$type: 'color', value: css }),
	'global-font-variable': (css) => ({ $$type: 'font-family', value: css }),
	'global-size-variable': (css) => ({ $$type: 'size', value: { unit: 'custom', size: css } }),
	'global-custom-size-variable': (css) => ({
		$$type: 'size',
		value: { unit: 'custom', size: css },
	}),
};

/**
 * Resolves every reference in a stored value: variables, dynamic values, images of the library, and values that
 * instances of a component may override. An unknown variable counts as not set; an unknown dynamic value counts as
 * absent. A value without references is returned unchanged.
 */
export function withReferences(stored: unknown, references: References, depth = 0): unknown {
	if (depth > MAX_DEPTH) return undefined;
	const inner = (value: unknown) => withReferences(value, references, depth + 1);
	if (Array.isArray(stored)) return changed(stored, stored.map(inner));
	if (!isPlainObject(stored)) return stored;
	if (isEnvelope(stored)) {
		const { $$type, value } = stored;
		if (Object.hasOwn(VARIABLES, $$type)) {
			const css = references.variable(String(value));
			return css === undefined ? LOST : VARIABLES[$$type]?.(css);
		}
		if ($$type === 'overridable') return inner(isPlainObject(value) ? value.origin_value : null);
		if ($$type === 'dynamic') return dynamicValue(value, references, inner);
	}
	const entries = Object.entries(stored);
	const values = entries.map(([, value]) => inner(value));
	const isSame = values.every((value, at) => value === entries[at]?.[1]);
	const resolved = isSame
		? stored
		: Object.fromEntries(entries.map(([key], at) => [key, values[at]]));
	return isEnvelope(resolved) && resolved.$$type === 'image'
		? withPicture(resolved, references)
		: resolved;
}

function changed(before: readonly unknown[], after: unknown[]): readonly unknown[] {
	return after.every((value, at) => value === before[at]) ? before : after;
}

function dynamicValue(
	value: unknown,
	{ dynamic }: References,
	inner: (value: unknown) => unknown,
): unknown {
	if (!isPlainObject(value) || typeof value.name !== 'string') return null;
	const settings = isPlainObject(value.settings) ? value.settings : {};
	const plain = Object.fromEntries(
		Object.entries(settings).map(([key, setting]) => [key, bare(inner(setting))]),
	);
	return dynamic?.({ name: value.name, settings: plain }) ?? null;
}

/** Removes the envelope: settings of a dynamic tag are read without their types. */
function bare(value: unknown): unknown {
	return isEnvelope(value) ? value.value : value;
}

/** Adds the address to an image that is stored by its number. */
function withPicture(stored: { value: unknown }, { picture }: References): unknown {
	const image = isPlainObject(stored.value) ? stored.value : {};
	const source = bare(image.src);
	const id = isPlainObject(source) ? Number(bare(source.id)) : Number.NaN;
	if (!picture || !isPlainObject(source) || !Number.isSafeInteger(id) || id <= 0) return stored;
	const size = bare(image.size);
	const url = picture(id, typeof size === 'string' && size !== '' ? size : 'full');
	if (url === undefined) return stored;
	const src = { $$type: 'image-src', value: { ...source, url: { $$type: 'url', value: url } } };
	return { ...stored, value: { ...image, src } };
}

/** The numbers of all images in stored values, in order, without duplicates. */
export function pictureIdsIn(stored: unknown): number[] {
	const ids = new Set<number>();
	const visit = (value: unknown, depth: number) => {
		if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
		if (isEnvelope(value) && value.$$type === 'image-attachment-id') {
			const id = Number(value.value);
			if (Number.isSafeInteger(id) && id > 0) ids.add(id);
			return;
		}
		for (const one of Object.values(value)) visit(one, depth + 1);
	};
	visit(stored, 0);
	return [...ids];
}
