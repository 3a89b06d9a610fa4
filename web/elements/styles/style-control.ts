import type { Device } from '@outrigger/rules/builder/breakpoints';
import type { ControlKind } from '@outrigger/rules/builder/control-value';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';

/** CSS property (kebab-case or custom property) → value. */
export type Declarations = Record<string, string>;

/** The data that a style control gets beside its value. */
export interface StyleContext {
	/** All raw settings of the element (all devices). */
	settings: ElementSettings;
	/** The device whose value is being declared. */
	device: Device;
	/** The value of another control on the same device, without inheritance; global colours as `var(…)`. */
	sibling: (control: string) => unknown;
	/** The same, inherited from larger devices; the kind is that control's kind of value. */
	inherited: (control: string, kind: ControlKind) => unknown;
}

/** One of the builder's style controls and its declarations. */
export interface StyleControl {
	/** The control's name without device suffix, `title_color`. */
	control: string;
	/** The kind of the stored value: it decides which values are blank, so that the value of a larger device counts. */
	kind: ControlKind;
	/**
	 * Selector relative to the element wrapper, written as it continues it:
	 * `''` is the wrapper itself, `' .elementor-heading-title'` a descendant, `':hover .x'` a state.
	 * Several with commas, each written as it continues the wrapper: `' .a, .b'`.
	 */
	selector: string;
	/**
	 * Value → declarations; `undefined` where the value is blank or wrong. The value is the raw one of the device,
	 * `var(--e-global-color-{id})` for a global colour, a `GlobalTypography` for a global type style.
	 */
	declare: (value: unknown, context: StyleContext) => Declarations | undefined;
	/** Further condition on the raw settings (the builder's control conditions). */
	when?: (settings: ElementSettings) => boolean;
	/** The kind of global that a `__globals__` reference of this control may name. */
	global?: 'colors' | 'typography';
	/**
	 * On the control of a repeater: the controls of its rows, instead of `declare`. A row's wrapper is its
	 * `.elementor-repeater-item-{_id}`, and the context's settings are the row's own.
	 */
	rows?: readonly StyleControl[];
	/** True where values of larger devices do not reach mobile (the widths of columns and containers). */
	notOnMobile?: boolean;
}

/** The object in place of a value that names a global type style. */
export interface GlobalTypography {
	globalTypography: string;
	/** The properties that it sets; absent for an unknown kit, and then it may set all. */
	properties?: readonly string[];
}

/** Returns true for a global type style in place of a stored value. */
export function isGlobalTypography(value: unknown): value is GlobalTypography {
	return typeof value === 'object' && value !== null && 'globalTypography' in value;
}
