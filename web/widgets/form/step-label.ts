import type { FormStep } from '@outrigger/rules/forms/form-steps';
import type { Say } from '@outrigger/rules/texts/text';

/**
 * Returns the name of a step, or its number if the editor gave it no name.
 * @param index from 0
 */
export const stepLabel = (step: FormStep, index: number, say: Say): string =>
	step.start?.label || say('form.step', { number: index + 1 });
