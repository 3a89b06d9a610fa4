/** The parts of a variant. */
export interface Variant {
	kind: 'chat' | 'stack' | 'single' | 'bar';
	/** The list in the variant's box: a row of icons, links, or resources with descriptions. */
	list?: 'icons' | 'links' | 'resources' | 'tabs';
	/** True if the variant's box has a message with the time. */
	hasMessage?: boolean;
	/** True if the variant's button has a text. */
	hasText?: boolean;
	/** The variant's side of the page if the editor chose none. */
	side?: 'start' | 'center' | 'end';
}

/** The builder's widget types and the variant of each. */
export const VARIANTS: Readonly<Record<string, Variant>> = {
	'contact-buttons': { kind: 'chat', hasMessage: true },
	'contact-buttons-var-1': { kind: 'chat', list: 'icons', hasMessage: true },
	'contact-buttons-var-3': { kind: 'chat', list: 'links' },
	'contact-buttons-var-4': { kind: 'stack', list: 'icons' },
	'contact-buttons-var-5': { kind: 'single' },
	'contact-buttons-var-6': { kind: 'bar', list: 'icons', side: 'center' },
	'contact-buttons-var-7': { kind: 'single', hasText: true },
	'contact-buttons-var-8': { kind: 'chat', list: 'resources' },
	'contact-buttons-var-9': { kind: 'single', hasText: true },
	'contact-buttons-var-10': { kind: 'bar', list: 'tabs', side: 'start' },
};

/** The variant of a widget type; the plain chat box for an unknown type. */
export function variantOf(type: string): Variant {
	return (Object.hasOwn(VARIANTS, type) && VARIANTS[type]) || { kind: 'chat', hasMessage: true };
}
