import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { choice, custom, only, slider } from './controls';
import { globalReference } from './globals';
import { type Declarations, isGlobalTypography, type StyleControl } from './style-control';
import { fontFamilyOf, keywordOf } from './values';

/** The properties that a type style sets; its fields have the same names with underscores. */
export const TYPOGRAPHY_PROPERTIES = [
	'font-family',
	'font-size',
	'font-weight',
	'text-transform',
	'font-style',
	'text-decoration',
	'line-height',
	'letter-spacing',
	'word-spacing',
] as const;

/** One of them. */
export type TypographyProperty = (typeof TYPOGRAPHY_PROPERTIES)[number];

/** The custom property that contains one property of a global type style. */
export function globalTypographyVariable(id: string, property: string): string {
	return `--e-global-typography-${id}-${property}`;
}

/**
 * The controls of a type style. They apply if `{prefix}_typography` is `custom`; if it names a global type style, that
 * style applies instead.
 */
export function typography(prefix: string, selector: string): StyleControl[] {
	const lead = `${prefix}_typography`;
	const global = custom(lead, 'bag', selector, (value): Declarations | undefined => {
		if (!isGlobalTypography(value)) return undefined;
		return Object.fromEntries(
			(value.properties ?? TYPOGRAPHY_PROPERTIES).map((property) => [
				property,
				`var(${globalTypographyVariable(value.globalTypography, property)})`,
			]),
		);
	});
	const isCustom = (settings: ElementSettings) =>
		settings[lead] === 'custom' && globalReference(settings, lead) === undefined;
	return [
		{ ...global, global: 'typography' },
		...only(isCustom, typographyFields(prefix, selector)),
	];
}

/** The single fields of a type style, without the condition that it is switched on. */
export function typographyFields(
	prefix: string,
	selector: string,
	name: (property: string) => string = (property) => property,
): StyleControl[] {
	const keyword = (field: string, property: string) =>
		custom(`${prefix}_${field}`, 'text', selector, (value) => {
			const text = keywordOf(value);
			return text === undefined ? undefined : { [name(property)]: text };
		});
	return [
		custom(`${prefix}_font_family`, 'text', selector, (value) => {
			const family = fontFamilyOf(value);
			return family === undefined ? undefined : { [name('font-family')]: family };
		}),
		slider(`${prefix}_font_size`, selector, name('font-size')),
		keyword('font_weight', 'font-weight'),
		keyword('text_transform', 'text-transform'),
		choice(
			`${prefix}_font_style`,
			selector,
			Object.fromEntries(
				['normal', 'italic', 'oblique'].map((style) => [style, { [name('font-style')]: style }]),
			),
		),
		keyword('text_decoration', 'text-decoration'),
		slider(`${prefix}_line_height`, selector, name('line-height')),
		slider(`${prefix}_letter_spacing`, selector, name('letter-spacing')),
		slider(`${prefix}_word_spacing`, selector, name('word-spacing')),
	];
}
