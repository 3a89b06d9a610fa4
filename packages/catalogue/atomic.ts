import type { Element, Item, Settings } from './elements';

/** A stored value of version 4: the value, with its type beside it. */
export interface TypedValue {
	$$type: string;
	value: unknown;
}

/** Creates a value of a type in the format of version 4. */
export function typed($$type: string, value: unknown): TypedValue {
	return { $$type, value };
}

/** Converts a text, a number or a switch to a value of version 4, with the type that version 4 uses for it. */
export function plain(value: string | number | boolean): TypedValue {
	return typed(typeof value, value);
}

/** Creates a text that may contain markup. */
export function rich(html: string): TypedValue {
	return typed('html-v3', { content: plain(html), children: [] });
}

/** Creates a link to an address. */
export function linkTo(url: string): TypedValue {
	return typed('link', { destination: typed('url', url), tag: plain('a') });
}

/** Creates a reference to a file of the media library by its database id. */
export function medium(type: 'image' | 'video' | 'svg', id: number): TypedValue {
	if (type !== 'image') {
		return typed(`${type}-src`, { id: typed(`${type}-attachment-id`, id), url: null });
	}
	const src = typed('image-src', { id: typed('image-attachment-id', id), url: null });
	return typed('image', { src, size: plain('large') });
}

/** Creates a length in pixels, or in the given unit. */
export function length(size: number, unit = 'px'): TypedValue {
	return typed('size', { size, unit });
}

/** Creates a colour of CSS. */
export function colour(value: string): TypedValue {
	return typed('color', value);
}

/** The properties of an element's own class: for every device and state, or for one device and one state. */
export type Looks = Readonly<Record<string, TypedValue>>;

/**
 * The properties of an element's own class for a breakpoint and a state; {@link atom} takes such variants in addition
 * to the plain desktop.
 */
export interface Variant {
	breakpoint?: 'desktop' | 'tablet' | 'mobile';
	state?: 'hover' | 'focus' | 'active' | 'checked' | 'e--selected' | 'e--disabled';
	props: Looks;
}

/**
 * An element of version 4.
 * @param type `e-heading`; a widget or an element that holds other elements, as the builder stores it
 * @param looks the properties of the element's own class
 */
export function atom(
	type: string,
	settings: Settings = {},
	looks: Looks | readonly Variant[] = {},
	elements: readonly Item[] = [],
): Element {
	const variants = Array.isArray(looks)
		? (looks as readonly Variant[])
		: [{ props: looks as Looks }];
	const kind = WIDGETS.has(type)
		? { elType: 'widget', widgetType: type }
		: { elType: type as `e-${string}` };
	return {
		...(kind as Pick<Element, 'elType' | 'widgetType'>),
		settings,
		elements,
		looks: variants.filter(({ props }) => Object.keys(props).length > 0),
	};
}

/** A movement of an element and the moment that starts it; missing values have the builder's defaults. */
export interface Movement {
	trigger: 'load' | 'scrollIn' | 'scrollOut' | 'hover' | 'click';
	effect: 'fade' | 'slide' | 'scale';
	type?: 'in' | 'out';
	/** The direction of the movement: `left`, `top-right`. */
	direction?: string;
	/** The duration in milliseconds. */
	duration?: number;
	delay?: number;
	/** The devices on which the element does not move. */
	excluded?: readonly string[];
}

/** Creates an element of version 4 that moves, as the builder stores it. */
export function moving(element: Element, ...movements: readonly Movement[]): Element {
	return { ...element, interactions: { items: movements.map(interactionItem), version: 1 } };
}

function interactionItem(movement: Movement, index: number): TypedValue {
	const { trigger, effect, type = 'in', direction = '', duration = 600, delay = 0 } = movement;
	const excluded = (movement.excluded ?? []).map(plain);
	return typed('interaction-item', {
		interaction_id: plain(`item-${index + 1}`),
		trigger: plain(trigger),
		animation: typed('animation-preset-props', {
			...{ effect: plain(effect), type: plain(type), direction: plain(direction) },
			timing_config: typed('timing-config', {
				duration: length(duration, 'ms'),
				delay: length(delay, 'ms'),
			}),
		}),
		breakpoints: typed('interaction-breakpoints', {
			excluded: typed('excluded-breakpoints', excluded),
		}),
	});
}

/** The types of version 4 that the builder stores as widgets; every other type is stored as an element type. */
const WIDGETS: ReadonlySet<string> = new Set(
	[
		'heading paragraph button image svg divider youtube self-hosted-video component',
		'form-label form-input form-textarea form-checkbox form-select form-radio-button',
		'form-file-upload form-date-picker form-time-picker form-submit-button',
	].flatMap((line) => line.split(' ').map((name) => `e-${name}`)),
);
