import type { ControlFault } from './check-controls';

const GROUP = '.elementor-field-group';
/** Marks the elements that this module has made, so that it removes only these. */
const MADE = 'data-form-message';

/** Shows the fault beside each control and removes earlier messages. */
export function showFaults(form: HTMLFormElement, faults: readonly ControlFault[]): void {
	clearMessages(form);
	for (const { control, message } of faults) {
		const group = control.closest<HTMLElement>(GROUP);
		const note = document.createElement('span');
		note.className =
			'elementor-message elementor-message-danger elementor-help-inline elementor-form-help-inline';
		note.id = `${control.id}-fault`;
		note.setAttribute(MADE, '');
		note.textContent = message;
		group?.classList.add('elementor-error');
		if (group) group.append(note);
		else control.after(note);
		control.setAttribute('aria-invalid', 'true');
		control.setAttribute('aria-describedby', note.id);
	}
}

/** Removes the message about a control that has no fault any more. */
export function clearFault(control: Element): void {
	const group = control.closest(GROUP);
	if (!group) {
		clearLoneFault(control);
		return;
	}
	group.classList.remove('elementor-error');
	for (const note of group.querySelectorAll('.elementor-help-inline')) note.remove();
	for (const one of group.querySelectorAll('[aria-invalid]')) {
		one.removeAttribute('aria-invalid');
		one.removeAttribute('aria-describedby');
	}
}

/** Does the same for a control without a group; its message is directly after the control. */
function clearLoneFault(control: Element): void {
	if (control.getAttribute('aria-describedby') !== `${control.id}-fault`) return;
	if (control.nextElementSibling?.id === `${control.id}-fault`) control.nextElementSibling.remove();
	control.removeAttribute('aria-invalid');
	control.removeAttribute('aria-describedby');
}

/** The message about the form as a whole. */
export interface Notice {
	text: string;
	kind: 'success' | 'danger';
	/** The faults; the notice has a link to the control of each. */
	faults?: readonly ControlFault[];
}

/**
 * Shows a notice about the form as a whole.
 * @param isBelow true for a notice below the fields; usually only the notice of an accepted form is there
 */
export function showNotice(
	form: HTMLFormElement,
	{ text, kind, faults = [] }: Notice,
	isBelow = kind === 'success',
): HTMLElement {
	clearNotices(form);
	const notice = document.createElement('div');
	notice.className = `elementor-message elementor-message-${kind}`;
	notice.setAttribute('role', kind === 'success' ? 'status' : 'alert');
	notice.setAttribute(MADE, '');
	notice.tabIndex = -1;
	// On passed pages the text stands beside the icon of the builder's sheet.
	const line = document.createElement('span');
	notice.append(line);
	if (faults.length > 1) notice.append(listOf(faults));
	if (isBelow) form.append(notice);
	else form.prepend(notice);
	// The text is set later, because screen readers read changes in a live region, but not its first content.
	line.textContent = text;
	return notice;
}

function listOf(faults: readonly ControlFault[]): HTMLElement {
	const list = document.createElement('ul');
	for (const { control, message } of faults) {
		const link = document.createElement('a');
		link.href = `#${control.id}`;
		link.textContent = labelOf(control);
		const item = document.createElement('li');
		item.append(link, `: ${message}`);
		list.append(item);
	}
	return list;
}

function labelOf(control: ControlFault['control']): string {
	const legend = control.closest('fieldset:not(.e-form__step)')?.querySelector('legend');
	const label = legend ?? control.labels?.[0];
	return label?.textContent?.trim() || control.getAttribute('aria-label') || control.name;
}

/** Removes all messages about a form and its fields. */
export function clearMessages(form: HTMLFormElement): void {
	clearNotices(form);
	for (const control of form.querySelectorAll('[aria-invalid],.elementor-error'))
		clearFault(control);
}

/** Removes the notices about a form as a whole. */
export function clearNotices(form: HTMLFormElement): void {
	for (const notice of form.querySelectorAll(':scope > .elementor-message')) notice.remove();
}
