import type { Device } from '@outrigger/rules/builder/breakpoints';
import type { ControlKind } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';

/** CSS property (kebab-case or custom property) → value. */
export type Declarations = Record<string, string>;

/** The data that a style control gets in addition to its value. */
export interface StyleContext {
	/** All raw settings of the element, for all devices. */
	settings: ElementSettings;
	/** The device whose value is being declared. */
	device: Device;
	/** The value of another control on the same device, without inheritance; global colours as `var(…)`. */
	sibling: (control: string) => unknown;
	/**
	 * The value of another control like `sibling`, but inherited from larger devices. `kind` is the other control's
	 * kind of value.
	 */
	inherited: (control: string, kind: ControlKind) => unknown;
}

/** One of the builder's style controls and its declarations. */
export interface StyleControl {
	/** The control's name without device suffix, `title_color`. */
	control: string;
	/**
	 * The kind of the stored value: it decides which values count as blank. If a value is blank, the value of a larger
	 * device counts.
	 */
	kind: ControlKind;
	/**
	 * Selector relative to the element wrapper, in the form that follows the wrapper: `''` is the wrapper itself, `'
	 * .elementor-heading-title'` a descendant, `':hover .x'` a state. A list with commas is possible: `' .a, .b'`.
	 */
	selector: string;
	/**
	 * Value → declarations; `undefined` where the value is blank or wrong. The value is the raw one of the device,
	 * `var(--e-global-color-{id})` for a global colour, a `GlobalTypography` for a global type style.
	 */
	declare: (value: unknown, context: StyleContext) => Declarations | undefined;
	/** Further condition on the raw settings, like the conditions of the builder's controls. */
	when?: (settings: ElementSettings) => boolean;
	/** The kind of global that this control's `__globals__` entry may name. */
	global?: 'colors' | 'typography';
	/**
	 * Only for the control of a repeater: the controls of its rows, instead of `declare`. A row's wrapper is its
	 * `.elementor-repeater-item-{_id}`, and the context's settings are the row's own.
	 */
	rows?: readonly StyleControl[];
	/** True if values of larger devices do not apply on mobile (the widths of columns and containers). */
	notOnMobile?: boolean;
}

/** The value that a control gets if it names a global type style. */
export interface GlobalTypography {
	globalTypography: string;
	/** The properties that the type style sets; absent if the kit is unknown, and then it may set every property. */
	properties?: readonly string[];
}

/** Returns true if the value is a global type style and not a stored value. */
export function isGlobalTypography(value: unknown): value is GlobalTypography {
	return typeof value === 'object' && value !== null && 'globalTypography' in value;
}
