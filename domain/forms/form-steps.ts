import type { FormField } from './form-field';

/** A step of a form: the fields between its `step` row and the next. */
export interface FormStep {
	/** The row that begins the step; null for the fields before the first `step` row. */
	start: FormField | null;
	fields: readonly FormField[];
}

/**
 * Splits a form into steps; a form without `step` rows is a single step. Fields before the first `step` row become a
 * step unless there are none.
 */
export function formSteps(fields: readonly FormField[]): FormStep[] {
	const steps: { start: FormField | null; fields: FormField[] }[] = [{ start: null, fields: [] }];
	for (const field of fields) {
		if (field.type === 'step') steps.push({ start: field, fields: [] });
		else steps.at(-1)?.fields.push(field);
	}
	return steps.length > 1 && steps[0]?.fields.length === 0 ? steps.slice(1) : steps;
}
