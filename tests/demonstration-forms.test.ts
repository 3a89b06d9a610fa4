import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const CONTENT = join(import.meta.dirname, '../content');
/** Types of fields that no visitor sees. */
const UNSEEN = ['hidden', 'honeypot'];

interface FormSettings {
	form_name: string;
	mark_required?: string;
	form_fields: { field_type?: string; field_label: string; required?: string }[];
}

/** Returns the settings of every form in a value of JSON. */
function formsIn(value: unknown): FormSettings[] {
	if (typeof value !== 'object' || value === null) return [];
	const isForm = 'widgetType' in value && value.widgetType === 'form' && 'settings' in value;
	const own = isForm ? [value.settings as FormSettings] : [];
	return [...own, ...Object.values(value).flatMap(formsIn)];
}

const files = ['pages', 'templates'].flatMap((folder) =>
	readdirSync(join(CONTENT, folder), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.json') && !/\.(de|it)\.json$|^widgets|samples/.test(file))
		.map((file) => join(CONTENT, folder, file)),
);
const forms = files.flatMap((file) => formsIn(JSON.parse(readFileSync(file, 'utf8'))));

describe('the forms of the demonstration', () => {
	it('are the enquiries and the notes of the popups', () => {
		expect(forms.map(({ form_name }) => form_name).sort()).toEqual([
			'Ask for a day',
			'Ask for a day from here',
			'Ask for this boat',
			'The early boat',
			'The harbour desk',
			'The log by post',
		]);
	});

	it.each(forms)('$form_name marks an optional field in its label, as the shop does', (form) => {
		expect(form.mark_required).toBeUndefined();
		for (const { field_type = 'text', field_label, required } of form.form_fields) {
			if (UNSEEN.includes(field_type)) continue;
			expect([field_label, field_label.endsWith(' (optional)')]).toEqual([
				field_label,
				required !== 'true',
			]);
		}
	});
});
