import type { ElementSettings } from '../../builder/element-tree';
import { trimmedText } from '../../text/trimmed-text';
import { isPlainObject } from '../../values/plain-object';
import type { Kind } from './guess-kind';

const FIELD_TYPES = new Set(
	'text email textarea url tel radio select checkbox acceptance number date time upload password html hidden step'.split(
		' ',
	),
);
const OTHER_TYPES: Readonly<Record<string, string>> = {
	telephone: 'tel',
	phone: 'tel',
	message: 'textarea',
	file: 'upload',
};

/**
 * A form whose fields stand in a repeater of the add-on's, as the builder's form; null for a form that lives elsewhere.
 * What it mails stays unknown: the answers are kept with those of the site's other forms.
 */
export function formOf(name: string, settings: ElementSettings): Kind | null {
	if (!/form|contact|newsletter|subscribe|mailchimp/.test(name)) return null;
	const fields = Object.entries(settings).flatMap(([control, value]) =>
		/field/.test(control) && Array.isArray(value) ? [value.filter(isPlainObject)] : [],
	)[0];
	if (!fields || fields.length === 0) return null;
	return {
		widgetType: 'form',
		settings: {
			form_name: trimmedText(settings.form_name) || name,
			form_fields: fields.map(fieldOf),
			button_text:
				trimmedText(settings.button_text) || trimmedText(settings.submit_button_text) || 'Send',
			submit_actions: [],
		},
	};
}

function fieldOf(row: ElementSettings, at: number): ElementSettings {
	const find = (end: RegExp) => Object.entries(row).find(([control]) => end.test(control))?.[1];
	const stored = trimmedText(find(/(?:^|_)type$/)).toLowerCase();
	const type = OTHER_TYPES[stored] ?? stored;
	const label = trimmedText(find(/label$/)) || trimmedText(find(/(?:^|_)(?:name|title)$/));
	return {
		...row,
		_id: `${row._id ?? `field-${at + 1}`}`,
		custom_id: trimmedText(find(/(?:custom_id|field_id|(?:^|_)name)$/)) || `field_${at + 1}`,
		field_type: FIELD_TYPES.has(type) ? type : 'text',
		field_label: label,
		placeholder: trimmedText(find(/place_?holder$/)),
		required: /^(?:true|yes|1)$/.test(`${find(/required$/)}`) ? 'true' : '',
		field_options: find(/options$/),
	};
}
