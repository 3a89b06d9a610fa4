import { isPlainObject, plainObjectOf } from '../../values/plain-object';

/** The style of a class for one device and one state. */
export interface Variant {
	/** `desktop` applies everywhere; every other value is the id of a breakpoint. */
	breakpoint: string;
	/** `hover`, `e--selected`…; null for the normal state. */
	state: string | null;
	/** Property of a style → its stored value. */
	props: Readonly<Record<string, unknown>>;
	/** Base64 of declarations; null without custom CSS. */
	customCss: string | null;
}

/** A stored class: it belongs to one element, or to the whole site. */
export interface Style {
	id: string;
	/** The label that the editor chose; `local` for a class that belongs to one element. */
	label: string;
	/** The class name in markup, which an export may store beside the id; null if it does not. */
	cssName: string | null;
	variants: readonly Variant[];
}

/** Reads a class; broken parts count as not set. `undefined` where the value is no class. */
export function readStyle(id: string, stored: unknown): Style | undefined {
	if (!isPlainObject(stored)) return undefined;
	const { label, cssName, variants } = stored;
	return {
		id,
		label: typeof label === 'string' ? label : 'local',
		cssName: typeof cssName === 'string' && cssName !== '' ? cssName : null,
		variants: (Array.isArray(variants) ? variants : []).filter(isPlainObject).map(readVariant),
	};
}

function readVariant({ meta, props, custom_css }: Record<string, unknown>): Variant {
	const { breakpoint, state } = plainObjectOf(meta);
	const { raw } = plainObjectOf(custom_css);
	return {
		breakpoint: typeof breakpoint === 'string' && breakpoint !== '' ? breakpoint : 'desktop',
		state: typeof state === 'string' && state !== '' ? state : null,
		props: plainObjectOf(props),
		customCss: typeof raw === 'string' && raw !== '' ? raw : null,
	};
}

/**
 * The classes in an element's `styles`, which are stored by id; PHP writes an empty object as a list, which gives
 * none.
 */
export function readStyles(stored: unknown): Style[] {
	return Object.entries(plainObjectOf(stored)).flatMap(([id, style]) => readStyle(id, style) ?? []);
}
