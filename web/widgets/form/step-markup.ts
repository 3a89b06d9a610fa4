/**
 * The builder's names for the parts of a form in steps. In our page the server renders these parts
 * (`step-indicators.tsx`, `form-step.tsx`); in the builder's own form the browser adds them (`make-steps.ts`).
 */

/** The class of one indicator; the classes of its parts and states begin with it. */
export const INDICATOR = 'e-form__indicators__indicator';

/** A part of a step that the step's indicator shows. */
export type IndicatorPart = 'number' | 'icon' | 'label';

const PARTS: Readonly<Record<string, readonly IndicatorPart[]>> = {
	text: ['label'],
	icon: ['icon'],
	number: ['number'],
	number_text: ['number', 'label'],
	icon_text: ['icon', 'label'],
};

/** @param type the control `step_type`; for an unknown value the result is the builder's default, number and text */
export const indicatorParts = (type: string): readonly IndicatorPart[] =>
	PARTS[type] ?? ['number', 'label'];

/** The class of the element around the indicators. */
export const indicatorsClass = (type: string): string =>
	`e-form__indicators e-form__indicators--type-${type}`;

/** The class of one part of an indicator; the part `label` has no shape. */
export const indicatorPartClass = (part: IndicatorPart, shape: string): string =>
	`${INDICATOR}__${part}${part === 'label' ? '' : ` ${INDICATOR}--shape-${shape}`}`;

/** The class of the row of buttons at the end of a step. */
export const STEP_BUTTONS =
	'elementor-field-group elementor-column elementor-field-type-submit e-form__buttons';

/** The class of the element around one button of a step. */
export const STEP_BUTTON_WRAPPER = 'e-form__buttons__wrapper';

/** The class of a button that leads to another step. @param look classes of the form's own button */
export const stepButtonClass = (look: string, kind: 'previous' | 'next'): string =>
	`${look} ${STEP_BUTTON_WRAPPER}__button ${STEP_BUTTON_WRAPPER}__button-${kind}`;
