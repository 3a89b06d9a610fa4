import type { FormField } from './form-field';

/** One step of a form: what stands behind a `step` row up to the next one. */
export interface FormStep {
	/** The row that begins it; null for what stands before the first one. */
	start: FormField | null;
	fields: readonly FormField[];
}

/**
 * The steps of a form; one with no `step` row is one step. What stands before the first row is a step of its own only
 * where it holds something.
 */
export function formSteps(fields: readonly FormField[]): FormStep[] {
	const steps: { start: FormField | null; fields: FormField[] }[] = [{ start: null, fields: [] }];
	for (const field of fields) {
		if (field.type === 'step') steps.push({ start: field, fields: [] });
		else steps.at(-1)?.fields.push(field);
	}
	return steps.length > 1 && steps[0]?.fields.length === 0 ? steps.slice(1) : steps;
}
