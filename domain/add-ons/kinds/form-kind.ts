import type { ElementSettings } from '../../builder/element-tree';
import { trimmedText } from '../../text/trimmed-text';
import { isPlainObject } from '../../values/plain-object';
import type { Clues, Kind } from './guess-kind';

/** Matches plain addresses only, because the result goes into markup. Excludes file names such as `icon@2x.png`. */
const MAIL = /[\w.+-]+@(?!\dx\.)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i;
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
 * Translates a form if its fields are rows of the add-on's repeater; returns null for a form with fields elsewhere. The
 * recipients of the form's mail are unknown, so the host stores its answers together with the answers of the site's
 * other forms.
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

/** Names of form widgets. */
const FORM = /forms?(?:-|$)|cf7|newsletter|subscribe|mailchimp|mail-chimp/;
const NO_FORM =
	/(?:plat|trans|per|in)form|cart|checkout|login|register|search|product|button|submit/;

/**
 * Replaces a form with fields that a plugin keeps elsewhere by a link to the mail address of the
 * document, or by a sentence if the document has no address. Returns null for other widgets.
 */
export function formElsewhere({ name, mail }: Pick<Clues, 'name' | 'mail'>): Kind | null {
	if (!FORM.test(name) || NO_FORM.test(name)) return null;
	const address = mail();
	const editor =
		address === null
			? '<p>Please get in touch with us directly.</p>'
			: `<p><a href="mailto:${address}">${address}</a></p>`;
	return { widgetType: 'text-editor', settings: { editor } };
}

/** The first mail address in a document's settings, in a link or a text; null without an address. */
export function mailOf(flat: readonly { settings: ElementSettings }[]): string | null {
	const inValue = (value: unknown): string | null => {
		if (typeof value === 'string') return MAIL.exec(value)?.[0] ?? null;
		if (typeof value !== 'object' || value === null) return null;
		for (const one of Object.values(value)) {
			const found = inValue(one);
			if (found !== null) return found;
		}
		return null;
	};
	return inValue(flat.map(({ settings }) => settings));
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
