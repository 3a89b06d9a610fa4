import { controlsOf } from './check-controls';
import { choose } from './choose';

/** The only hidden fields that an address fills in. A visitor cannot see such a field. */
const HIDDEN = 'input[type=hidden][data-request-arg]';

/**
 * Fills in the values of a link: `?form_fields[boat]=Petrel`, and the parameter that an editor chose for a field
 * (`data-request-arg`). Secrets and files are not filled in, and the visitor's own values stay.
 */
export function prefill(form: HTMLFormElement, query: URLSearchParams): void {
	const hidden = form.querySelectorAll<HTMLInputElement>(HIDDEN);
	for (const control of [...controlsOf(form), ...hidden]) {
		if (control.name === '') continue;
		const { requestArg = '' } = control.dataset;
		const given = [control.name, requestArg].map((name) => query.getAll(name)).find(isSome);
		if (!given) continue;
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

const isSome = (values: readonly string[]) => values.length > 0;
