import { say } from '../../browser/page-words';
/** A control that visitors fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fault of a single control. */
export interface ControlFault {
	control: Control;
	/** For the visitor, in the browser's own words and language where it has some. */
	message: string;
}

const MEGABYTE = 1024 * 1024;

/** The controls of a form, or of a part of it, that are sent. */
export function controlsOf(root: ParentNode): Control[] {
	return [
		...root.querySelectorAll<Control>(
			'input:not([type=hidden],[type=submit],[type=button],[type=image]),select,textarea',
		),
	];
}

/**
 * Returns the faults that the browser finds, and those that it cannot know: groups of checkboxes,
 * sizes of files. A group has a single fault.
 */
export function faultsIn(root: ParentNode): ControlFault[] {
	const faults = controlsOf(root).flatMap((control) => {
		const message = missingFault(control) || fileFault(control) || groupFault(control);
		return message ? [{ control, message }] : [];
	});
	return faults.filter(
		({ control }, index) =>
			control.name === '' || faults.findIndex((one) => one.control.name === control.name) === index,
	);
}

/** The editor's own words for an empty field, else the browser's for whatever is wrong. */
function missingFault(control: Control): string {
	const own = control.validity.valueMissing ? control.form?.dataset.requiredMessage : undefined;
	return own ?? control.validationMessage;
}

function fileFault(control: Control): string {
	const megabytes = Number(control.dataset.maxsize);
	if (!(control instanceof HTMLInputElement) || !(megabytes > 0)) return '';
	const isLarge = [...(control.files ?? [])].some(({ size }) => size > megabytes * MEGABYTE);
	return isLarge ? say('form.tooLarge', { size: megabytes }) : '';
}

/** HTML has no way to ask for one of several checkboxes. */
function groupFault(control: Control): string {
	const group = control.closest('fieldset[data-required]');
	if (!group || group.querySelector('input') !== control) return '';
	if (group.querySelector(':checked')) return '';
	return control.form?.dataset.requiredMessage ?? say('form.chooseOne');
}
