import { computedStyle } from '../browser/computed-style';

/**
 * The behaviours that may move one element at the same time, in the order in which their
 * transforms apply.
 */
export type Layer = 'entrance' | 'motion';

/** The styles that one behaviour adds to those of an element. */
export interface LayerParts {
	/** Transform functions, for example `translateY(12px) scale(1.1)`. */
	transform?: string | undefined;
	/** A number from 0 to 1; the opacities of all layers and of the sheet are multiplied. */
	opacity?: number | undefined;
	/** Filter functions, for example `blur(2px)`; they come after the sheet's filter functions. */
	filter?: string | undefined;
	/** True if no further step follows soon: the sheet's own transition (a hover transform) then applies again. */
	isStill?: boolean | undefined;
}

/** The styles that the sheet gives an element without any layer. */
interface Base {
	/** The transform of the sheet as a part of a list of functions; empty if there is none. */
	transform: string;
	opacity: number;
	/** The filter of the sheet; empty if there is none. */
	filter: string;
}

interface Composed {
	base?: Base;
	layers: Map<Layer, LayerParts>;
	hasTransform: boolean;
	hasOpacity: boolean;
	hasFilter: boolean;
	isHeld: boolean;
}

/** The transform of the element's controls, hover included, as our sheet declares it. */
const STATIC = '--e-static-transform';
const STATIC_CALL = `var(${STATIC},)`;
/** The duration of the sheet's transition of a transform. */
const DURATION = '--e-transform-transition-duration';

const composed = new WeakMap<HTMLElement, Composed>();

/**
 * Sets an element's inline transform, opacity and filter. Only this function writes these properties: each behaviour
 * passes its part to it. The transform combines the functions of the entrance, then those of the element itself (hover
 * keeps working), then those of the motion effects. Null removes a layer; the removal of the last layer removes all
 * inline values.
 */
export function setLayer(element: HTMLElement, layer: Layer, parts: LayerParts | null): void {
	let state = composed.get(element);
	if (!state) {
		if (!parts) return;
		state = {
			layers: new Map(),
			hasTransform: false,
			hasOpacity: false,
			hasFilter: false,
			isHeld: false,
		};
		composed.set(element, state);
	}
	if (parts) state.layers.set(layer, parts);
	else state.layers.delete(layer);
	if (parts && !state.base) state.base = baseOf(element);
	write(element, state);
	if (state.layers.size === 0) composed.delete(element);
}

/**
 * Reads again the values that the sheet gives an element, because another device has other rules. `setLayer` reads them
 * itself the first time. A caller that sets many elements calls this for all of them first, because a read after a
 * write makes the browser compute styles each time.
 */
export function readBase(element: HTMLElement): void {
	const known = composed.get(element);
	if (known && known.layers.size > 0) {
		// Inline values override the sheet's; the sheet's transform has a separate property, which nothing overrides.
		if (known.base && !known.base.transform.startsWith('matrix')) {
			known.base.transform = staticTransform(computedStyle(element));
		}
		return;
	}
	composed.set(element, {
		base: baseOf(element),
		layers: new Map(),
		hasTransform: false,
		hasOpacity: false,
		hasFilter: false,
		isHeld: false,
	});
}

function baseOf(element: HTMLElement): Base {
	const style = computedStyle(element);
	const { transform, opacity, filter } = style;
	return {
		// The markup of a real WordPress does not set this property, so the computed transform replaces it.
		transform: staticTransform(style) || (isNone(transform) ? '' : transform),
		opacity: opacity === '' ? 1 : Number(opacity),
		filter: isNone(filter) ? '' : filter,
	};
}

function staticTransform(style: CSSStyleDeclaration): string {
	return style.getPropertyValue(STATIC).trim() ? STATIC_CALL : '';
}

function isNone(value: string): boolean {
	return value === '' || value === 'none';
}

function write({ style }: HTMLElement, state: Composed): void {
	const { layers, base } = state;
	const entrance = layers.get('entrance');
	const motion = layers.get('motion');
	const hasTransform = Boolean(entrance?.transform || motion?.transform);
	if (hasTransform) {
		style.transform = join(entrance?.transform, base?.transform, motion?.transform);
	} else if (state.hasTransform) style.transform = '';
	const hasOpacity = entrance?.opacity !== undefined || motion?.opacity !== undefined;
	if (hasOpacity) {
		const opacity = (base?.opacity ?? 1) * (entrance?.opacity ?? 1) * (motion?.opacity ?? 1);
		style.opacity = `${Math.round(opacity * 1e4) / 1e4}`;
	} else if (state.hasOpacity) style.opacity = '';
	const hasFilter = Boolean(entrance?.filter || motion?.filter);
	if (hasFilter) style.filter = join(base?.filter, entrance?.filter, motion?.filter);
	else if (state.hasFilter) style.filter = '';
	const isMoving = [entrance, motion].some((parts) => parts?.transform && !parts.isStill);
	const isHeld = Boolean(base?.transform) && isMoving;
	// Without this, the sheet's transition of a hover transform would smooth every step once more.
	if (isHeld !== state.isHeld) style.setProperty(DURATION, isHeld ? '0s' : '');
	Object.assign(state, { hasTransform, hasOpacity, hasFilter, isHeld });
}

function join(...parts: (string | undefined)[]): string {
	return parts.filter(Boolean).join(' ');
}

/**
 * Returns the progress at which an animation of the sheet shows an element, 0 to 1; null or undefined if there is no
 * animation.
 */
export function shownBySheet(element: HTMLElement): number | null | undefined {
	return element.getAnimations()[0]?.effect?.getComputedTiming().progress;
}
