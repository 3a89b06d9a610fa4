import type { FormStep } from '@outrigger/rules/forms/form-steps';

/** What a step is called; its number where an editor gave it no name. @param index from 0 */
export const stepLabel = (step: FormStep, index: number): string =>
	step.start?.label || `Step ${index + 1}`;
