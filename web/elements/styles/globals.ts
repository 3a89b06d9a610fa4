import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { KnownGlobals } from './known-globals';
import type { GlobalTypography, StyleControl } from './style-control';

const REFERENCE = /^globals\/(colors|typography)\?id=([\w-]{1,64})$/;

/** The `__globals__` entry of a control: the id of the global and its kind. */
export interface GlobalReference {
	kind: 'colors' | 'typography';
	id: string;
}

/**
 * The global that a control names. Undefined if it names no global, if the global was removed (`''`; then the literal
 * counts), or if the reference is malformed.
 */
export function globalReference(
	settings: ElementSettings,
	key: string,
): GlobalReference | undefined {
	const reference = plainObjectOf(settings.__globals__)[key];
	const match = typeof reference === 'string' ? REFERENCE.exec(reference) : null;
	const [, kind, id] = match ?? [];
	if (!id) return undefined;
	return { kind: kind === 'colors' ? 'colors' : 'typography', id };
}

/** The custom property that contains a global colour. */
export function globalColorVariable(id: string): string {
	return `--e-global-color-${id}`;
}

/**
 * The effective value of a control: its global colour, if it names one, else the stored literal. Undefined if the kit
 * has no such colour, so that the widget's own colour counts.
 * @param known the kit's globals; absent if the kit is not known; then every global counts as existing
 */
export function withGlobalColor(
	settings: ElementSettings,
	key: string,
	known?: KnownGlobals,
): unknown {
	const global = globalReference(settings, key);
	if (global?.kind !== 'colors') return settings[key];
	if (known && !known.colors.has(global.id)) return undefined;
	return `var(${globalColorVariable(global.id)})`;
}

/** Returns the value of a control for one of its keys (the name with a device suffix). */
export function valueFor(
	settings: ElementSettings,
	key: string,
	kind: StyleControl['global'],
	known?: KnownGlobals,
): unknown {
	if (kind === 'colors') return withGlobalColor(settings, key, known);
	const global = kind && globalReference(settings, key);
	if (global?.kind !== kind || !global) return settings[key];
	const properties = known?.typography.get(global.id);
	if (known && !properties) return undefined;
	return { globalTypography: global.id, properties } satisfies GlobalTypography;
}
