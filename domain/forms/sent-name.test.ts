import { describe, expect, it } from 'vitest';
import { fieldIdOf, sentTexts } from './sent-name';

describe('the name under which a field is sent', () => {
	it.each([
		['form_fields[email]', 'email'],
		['form_fields[gear][]', 'gear'],
		[`form_fields[${'x'.repeat(100)}]`, 'x'.repeat(100)],
		[`form_fields[${'x'.repeat(101)}]`, null],
		['form_fields[email][x]', null],
		['form_fields[]', null],
		['form_fields[a b]', null],
		['xform_fields[email]', null],
		['form_id', null],
	])('%s names %s', (name, id) => {
		expect(fieldIdOf(name)).toBe(id);
	});
});

it('keeps several answers in their order, and no files', () => {
	const entries: [string, unknown][] = [
		['form_fields[gear][]', 'Rod'],
		['post_id', '10'],
		['form_fields[gear][]', 'Net'],
		['form_fields[papers]', new Blob()],
		['form_fields[name]', ''],
	];
	expect([...sentTexts(entries)]).toEqual([
		['gear', ['Rod', 'Net']],
		['name', ['']],
	]);
});
