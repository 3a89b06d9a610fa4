import { createTexts } from '@outrigger/rules/texts/load-texts';
import { expect, it } from 'vitest';
import { filledIn } from './line-name';

const textsOf = createTexts();

const entries = [
	{ key: 'For', value: 'Ida &amp; Otto' },
	{ key: 'Sent by mail on', value: '2030-12-20' },
	{ key: 'On', value: '2030-02-30' },
	{ key: '_product_addons', value: '[]' },
	{ key: 'Data', value: '{"a":1}' },
	{ key: 'Empty', value: '' },
	null,
];

it.each([
	['en-GB', '20 December 2030'],
	['de', '20. Dezember 2030'],
])('shows the values of fields in %s, a day in words', async (language, day) => {
	expect(filledIn(entries, await textsOf(language))).toEqual([
		{ label: 'For', value: 'Ida & Otto' },
		{ label: 'Sent by mail on', value: day },
		{ label: 'On', value: '2030-02-30' },
	]);
});

it('is empty for a line without fields', async () => {
	expect(filledIn(null, await textsOf('en'))).toEqual([]);
});
