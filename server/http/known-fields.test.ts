import { describe, expect, it } from 'vitest';
import { bareFileName, knownFields } from './known-fields';

const KNOWN = { once: ['action', 'post_id'], further: /^form_fields\[\w+\](?:\[\])?$/ };

function formOf(entries: readonly (readonly [string, string | File])[]): FormData {
	const form = new FormData();
	for (const [name, value] of entries) form.append(name, value);
	return form;
}

describe('a form that is passed on', () => {
	it('holds the fields that the route knows, and no others', () => {
		const form = knownFields(
			formOf([
				['action', 'send'],
				['form_fields[name]', 'Ann'],
				['form_fields[gear][]', 'rope'],
				['form_fields[gear][]', 'hook'],
				['nonce', 'x'],
				['form_fields[cv]', new File(['%PDF'], '../a"b\\c.pdf')],
			]),
			KNOWN,
		);
		expect(
			[...(form ?? [])].map(([name, value]) => [
				name,
				typeof value === 'string' ? value : value.name,
			]),
		).toEqual([
			['action', 'send'],
			['form_fields[name]', 'Ann'],
			['form_fields[gear][]', 'rope'],
			['form_fields[gear][]', 'hook'],
			['form_fields[cv]', 'c.pdf'],
		]);
	});

	it.each([
		'action[',
		'action[0]',
		'action[]',
		'action.',
		'action ',
		' action',
		'\taction',
		'action\u0000x',
		'action[0]x',
		'a.b',
		'a b',
		'[action]',
		'',
	])('is refused with a field named %j', (name) => {
		expect(
			knownFields(
				formOf([
					['action', 'send'],
					[name, 'heartbeat'],
				]),
				KNOWN,
			),
		).toBeNull();
	});

	it.each(['action', 'form_fields[name]'])('is refused with two fields named %s', (name) => {
		expect(
			knownFields(
				formOf([
					[name, 'a'],
					[name, 'b'],
				]),
				KNOWN,
			),
		).toBeNull();
	});
});

describe('the name of a file', () => {
	it.each([
		['../../x.pdf', 'x.pdf'],
		['C:\\Users\\a.png', 'a.png'],
		['..', 'file'],
		['.htaccess', 'htaccess'],
		['a"b<c>\r\n.pdf', 'abc.pdf'],
		['', 'file'],
	])('%j is kept as %j', (name, kept) => {
		expect(bareFileName(name)).toBe(kept);
	});
});
