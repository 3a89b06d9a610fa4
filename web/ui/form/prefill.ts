import { controlsOf } from './check-controls';
import { choose } from './choose';

/**
 * Fills in what a link brings: `?form_fields[boat]=Petrel`. Secrets and files are not filled in, and what the visitor
 * has typed stays.
 */
export function prefill(form: HTMLFormElement, query: URLSearchParams): void {
	for (const control of controlsOf(form)) {
		const given = query.getAll(control.name);
		if (control.name === '' || given.length === 0) continue;
		if (control instanceof HTMLSelectElement) {
			choose(control, given);
		} else if (/^(?:checkbox|radio)$/.test(control.type)) {
			(control as HTMLInputElement).checked = given.includes(control.value);
		} else if (
			!/^(?:password|file)$/.test(control.type) &&
			control.value === control.defaultValue
		) {
			control.value = given[0] ?? '';
		}
	}
}
