import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { dueOf } from './due';
import { CountdownSettings } from './settings';

const settings = parse(CountdownSettings, { due_date: '2027-05-01 10:00' });
const dueIn = (timezone: string) =>
	dueOf(
		settings,
		{
			title: '',
			description: '',
			language: 'en-US',
			timezone,
			dateFormat: 'F j, Y',
			timeFormat: 'H:i',
		} as Parameters<typeof dueOf>[1],
		0,
	);

it.each([
	['UTC+5:30', '2027-05-01T04:30:00Z', 'May 1, 2027 10:00 UTC+5:30'],
	['+05:30', '2027-05-01T04:30:00Z', 'May 1, 2027 10:00 UTC+05:30'],
	['UTC-3', '2027-05-01T13:00:00Z', 'May 1, 2027 10:00 UTC-3'],
	['+0545', '2027-05-01T04:15:00Z', 'May 1, 2027 10:00 UTC+0545'],
	['Europe/London', '2027-05-01T09:00:00Z', 'May 1, 2027 10:00 GMT+1'],
])('a countdown of a site in %s ends at %s', (timezone, dateTime, text) => {
	expect(dueIn(timezone)).toMatchObject({ dateTime, text, dueMs: Date.parse(dateTime) });
});
