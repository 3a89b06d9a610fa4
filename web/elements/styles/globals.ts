import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import type { StyleControl } from './style-control';

const REFERENCE = /^globals\/(colors|typography)\?id=([\w-]{1,64})$/;

/** What `__globals__` says for a control: which global of which kind. */
export interface GlobalReference {
	kind: 'colors' | 'typography';
	id: string;
}

/**
 * The global that a control names. Undefined where it names none, where the global was removed (`''`, the
 * literal counts), or where the reference is malformed.
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

/** The custom property that carries a global colour. */
export function globalColorVariable(id: string): string {
	return `--e-global-color-${id}`;
}

/** A stored value with its global colour in place: a global overrides the literal. */
export function withGlobalColor(settings: ElementSettings, key: string): unknown {
	const global = globalReference(settings, key);
	return global?.kind === 'colors' ? `var(${globalColorVariable(global.id)})` : settings[key];
}

/** What a control is given for one of its keys (the name with a device suffix). */
export function valueFor(
	settings: ElementSettings,
	key: string,
	kind: StyleControl['global'],
): unknown {
	if (kind === 'colors') return withGlobalColor(settings, key);
	const global = kind && globalReference(settings, key);
	return global?.kind === kind && global ? { globalTypography: global.id } : settings[key];
}
