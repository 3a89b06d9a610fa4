/** The builder's class of one indicator; its parts and states begin with it. */
export const INDICATOR = 'e-form__indicators__indicator';

/** What an indicator shows of its step. */
export type IndicatorPart = 'number' | 'icon' | 'label';

const PARTS: Readonly<Record<string, readonly IndicatorPart[]>> = {
	text: ['label'],
	icon: ['icon'],
	number: ['number'],
	number_text: ['number', 'label'],
	icon_text: ['icon', 'label'],
};

/** @param type the control `step_type`; a value nobody knows is the builder's default, number and text */
export const indicatorParts = (type: string): readonly IndicatorPart[] =>
	PARTS[type] ?? ['number', 'label'];
