import { pageWords, say } from '../../browser/page-words';
import { preferredLanguage } from '../../browser/user-agent';

/** A control that visitors fill in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fault of a single control. */
export interface ControlFault {
	control: Control;
	/** The message for the visitor, in the language of the page. */
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
 * Returns the faults that the browser finds, and faults that it cannot know: groups of checkboxes, sizes of files. A
 * group of checkboxes has only one fault.
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

/**
 * The editor's own message for an empty field, else the browser's message for the fault. It is the host's message if
 * the browser's language differs from the page's. For limits it is also the host's message, because the browser writes
 * a date in its own format, 10/31/2027.
 */
function missingFault(control: Control): string {
	const { valueMissing, rangeUnderflow, rangeOverflow } = control.validity;
	const own = valueMissing ? control.form?.dataset.requiredMessage : undefined;
	if (own !== undefined || control.validationMessage === '') return own ?? '';
	const page = baseOf(pageWords().language);
	const speaksPage = page === '' || page === baseOf(preferredLanguage());
	const isOurs = !speaksPage || rangeUnderflow || rangeOverflow;
	return (isOurs && faultInWords(control)) || control.validationMessage;
}

/** `de` of `de-AT`. */
const baseOf = (language: string) => language.toLowerCase().split('-', 1)[0];

/** Returns the host's message for a fault that the browser finds; an empty text if the page has none. */
function faultInWords(control: Control): string {
	const { type, validity } = control;
	const { min = '', max = '', maxLength = 0 } = control instanceof HTMLInputElement ? control : {};
	const isDay = type === 'date';
	if (validity.valueMissing) return say('form.required');
	if (validity.rangeUnderflow)
		return isDay ? say('form.notBefore', { date: dayInWords(min) }) : say('form.least', { min });
	if (validity.rangeOverflow)
		return isDay ? say('form.notAfter', { date: dayInWords(max) }) : say('form.most', { max });
	if (validity.tooLong) return say('form.tooLong', { count: maxLength });
	const key = type in OF_TYPE ? OF_TYPE[type as keyof typeof OF_TYPE] : undefined;
	return key ? say(key) : '';
}

/** The message for a value that does not fit its type or its pattern. */
const OF_TYPE = {
	email: 'form.needEmail',
	url: 'form.needWebsite',
	tel: 'form.needPhone',
	number: 'form.needNumber',
	date: 'form.needDate',
	time: 'form.needTime',
} as const;

/** `10. April 2027`; the limit itself if it is no day. */
function dayInWords(day: string): string {
	const date = new Date(`${day}T00:00:00Z`);
	if (Number.isNaN(date.getTime())) return day;
	const format = { dateStyle: 'long', timeZone: 'UTC' } as const;
	return new Intl.DateTimeFormat(pageWords().language, format).format(date);
}

function fileFault(control: Control): string {
	const megabytes = Number(control.dataset.maxsize);
	if (!(control instanceof HTMLInputElement) || !(megabytes > 0)) return '';
	const isLarge = [...(control.files ?? [])].some(({ size }) => size > megabytes * MEGABYTE);
	return isLarge ? say('form.tooLarge', { size: megabytes }) : '';
}

/** HTML cannot require that one of several checkboxes is ticked. */
function groupFault(control: Control): string {
	const group = control.closest('fieldset[data-required]');
	if (!group || group.querySelector('input') !== control) return '';
	if (group.querySelector(':checked')) return '';
	return control.form?.dataset.requiredMessage ?? say('form.chooseOne');
}
