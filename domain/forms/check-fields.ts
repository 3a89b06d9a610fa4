import { isEmailAddress } from '../address/email-address';
import type { Say } from '../texts/text';
import { dayInWords, isDay } from '../time/calendar-day';
import { allowedEndings } from './allowed-endings';
import { type FormField, hasValue, takesSeveral } from './form-field';
import type { SaidMessages } from './form-settings';

/** A file uploaded with a form. */
export interface SentFile {
	/** The visitor's file name, without a path. */
	name: string;
	bytes: number;
	/**
	 * The file extension that fits the file's content, without a dot; empty if the content has no signature, as in
	 * plain text.
	 */
	ending: string;
}

/** The submitted values and files of a field. */
export interface SentValue {
	values: readonly string[];
	files: readonly SentFile[];
}

/** Field id → its submitted values. */
export type SentValues = ReadonlyMap<string, SentValue>;

/** The longest answer in characters; a longer answer is refused, not cut. */
export const LONGEST_VALUE = 20_000;
/** The default size limit of a file, in megabytes. */
export const USUAL_FILE_MEGABYTES = 10;
/** The default number of files where an editor allows several. */
export const USUAL_FILE_COUNT = 10;

const MEGABYTE = 1024 * 1024;
/** The builder's pattern for telephone numbers (behaviour facts 6.9). */
const TELEPHONE = /^[0-9()#&+*\-=. ]+$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** File extension → another extension for the same file type. */
const SAME_KIND: Readonly<Record<string, string>> = { jpeg: 'jpg', mpeg: 'mpg', tiff: 'tif' };
const kindOf = (ending: string) => SAME_KIND[ending.toLowerCase()] ?? ending.toLowerCase();

/**
 * The errors of a submitted form, by field id; empty for a valid form. A field that is hidden or was not sent counts as
 * empty. A filled honeypot causes no error here, so that robots do not learn of it (see `isTrapped`).
 */
export function checkFields(
	fields: readonly FormField[],
	sent: SentValues,
	messages: SaidMessages,
): Record<string, string> {
	const errors: Record<string, string> = {};
	for (const field of fields) {
		if (!hasValue(field) || field.type === 'honeypot') continue;
		const { values = [], files = [] } = sent.get(field.id) ?? {};
		const error =
			field.type === 'upload'
				? checkFiles(field, files, messages)
				: checkValues(field, values, messages);
		if (error) errors[field.id] = error;
	}
	return errors;
}

/** True if a honeypot was filled in: a field that no person sees. */
export function isTrapped(fields: readonly FormField[], sent: SentValues): boolean {
	return fields.some(
		({ id, type }) => type === 'honeypot' && sent.get(id)?.values.some((value) => value !== ''),
	);
}

function checkValues(
	field: FormField,
	values: readonly string[],
	messages: SaidMessages,
): string | null {
	const { say } = messages;
	const given = values.filter((value) => value.trim() !== '');
	if (given.length === 0) return field.isRequired ? messages.required_field_message : null;
	if (given.length > 1 && !takesSeveral(field)) return say('form.oneAnswer');
	if (given.some((value) => value.length > LONGEST_VALUE)) return say('form.answerTooLong');
	for (const value of given) {
		const error = checkValue(field, value.trim(), messages.say);
		if (error) return error;
	}
	return null;
}

function checkValue({ type, options, row }: FormField, value: string, say: Say): string | null {
	switch (type) {
		case 'email':
			return isEmailAddress(value) ? null : say('form.needEmail');
		case 'url':
			return isWebAddress(value) ? null : say('form.needWebsite');
		case 'tel':
			return TELEPHONE.test(value) ? null : say('form.needPhone');
		case 'number':
			return checkNumber(value, boundOf(row.field_min), boundOf(row.field_max), say);
		case 'date':
			return checkDate(value, row.min_date, row.max_date, say);
		case 'time':
			return TIME.test(value) ? null : say('form.needTime');
		case 'select':
		case 'radio':
		case 'checkbox':
			return options.some((option) => option.value === value) ? null : say('form.needChoice');
		default:
			return null;
	}
}

function isWebAddress(value: string): boolean {
	return /^https?:\/\//i.test(value) && URL.canParse(value);
}

function boundOf(stored: unknown): number | null {
	const bound = stored === '' || stored === null ? Number.NaN : Number(stored);
	return Number.isFinite(bound) ? bound : null;
}

function checkNumber(
	value: string,
	min: number | null,
	max: number | null,
	say: Say,
): string | null {
	const number = Number(value);
	if (!Number.isFinite(number)) return say('form.needNumber');
	if (min !== null && number < min) return say('form.least', { min });
	if (max !== null && number > max) return say('form.most', { max });
	return null;
}

function checkDate(value: string, min: unknown, max: unknown, say: Say): string | null {
	if (!isDay(value)) return say('form.needDate');
	const language = say.lang ?? say.language;
	if (typeof min === 'string' && isDay(min) && value < min)
		return say('form.notBefore', { date: dayInWords(min, language) });
	if (typeof max === 'string' && isDay(max) && value > max)
		return say('form.notAfter', { date: dayInWords(max, language) });
	return null;
}

function checkFiles(
	field: FormField,
	files: readonly SentFile[],
	messages: SaidMessages,
): string | null {
	const { say } = messages;
	if (files.length === 0) return field.isRequired ? messages.required_field_message : null;
	const most = field.isMultiple ? (boundOf(field.row.max_files) ?? USUAL_FILE_COUNT) : 1;
	if (files.length > most) return say('form.mostFiles', { count: most });
	const megabytes = boundOf(field.row.file_sizes) ?? USUAL_FILE_MEGABYTES;
	if (files.some(({ bytes }) => bytes > megabytes * MEGABYTE)) {
		return say('form.tooLarge', { size: megabytes });
	}
	const allowed = allowedEndings(field);
	return files.every((file) => isAllowed(file, allowed)) ? null : say('form.fileType');
}

/**
 * True if the file's type is allowed and agrees with both the name and the content. An HTML page with the name `.png`
 * is refused.
 */
function isAllowed({ name, ending }: SentFile, allowed: readonly string[]): boolean {
	const dot = name.lastIndexOf('.');
	const named = dot > 0 ? kindOf(name.slice(dot + 1)) : '';
	if (!allowed.map(kindOf).includes(named)) return false;
	return ending === '' ? isTextual(named) : agrees(named, kindOf(ending));
}

/** Returns true for a file type whose content has no signature. */
function isTextual(kind: string): boolean {
	return ['txt', 'csv', 'md', 'ics', 'vcf', 'rtf', 'json', 'xml'].includes(kind);
}

/**
 * File type → the types with the same signature: older office files share a container format, and so do some sounds and
 * films.
 */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
	cfb: ['doc', 'xls', 'ppt'],
	zip: ['docx', 'xlsx', 'pptx', 'odt', 'ods'],
	asf: ['wmv', 'wma'],
	ogv: ['ogg'],
	oga: ['ogg'],
	opus: ['ogg'],
	m4v: ['mp4'],
};

function agrees(named: string, found: string): boolean {
	return named === found || (CONTAINERS[found]?.includes(named) ?? false);
}
