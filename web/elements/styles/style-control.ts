import type { ElementSettings } from '../../../domain/element-tree';

/** CSS property (kebab-case or custom property) → value. */
export type Declarations = Record<string, string>;

/** What a style control is told beside its value. */
export interface StyleContext {
	/** All raw settings of the element (all devices). */
	settings: ElementSettings;
	/** `''` on desktop, else the device suffix with its underscore: `_tablet`. */
	suffix: string;
	/** The value of another control on the same device, without inheritance. */
	sibling: (control: string) => unknown;
}

/** One of the builder's style controls and the declarations that it stands for. */
export interface StyleControl {
	/** The control's name without device suffix, `title_color`. */
	control: string;
	/**
	 * Selector relative to the element wrapper, written as it continues it:
	 * `''` is the wrapper itself, `' .elementor-heading-title'` a descendant, `':hover .x'` a state.
	 */
	selector: string;
	/** Value → declarations; `undefined` where the value says nothing or is wrong. */
	declare: (value: unknown, context: StyleContext) => Declarations | undefined;
	/** Further condition on the raw settings (the builder's control conditions). */
	when?: (settings: ElementSettings) => boolean;
	/** Which global a `__globals__` reference of this control may name. */
	global?: 'colors' | 'typography';
}
