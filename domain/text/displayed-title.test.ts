import { expect, it } from 'vitest';
import { createTexts, englishSay } from '../texts/load-texts';
import { displayedTitle } from './displayed-title';

it.each([
	[{ title: 'The <em>bay</em>' }, 'The bay'],
	[{ title: 'The bay', isRestricted: false, status: 'publish' }, 'The bay'],
	[{ title: 'The bay', isRestricted: true, status: 'publish' }, 'Protected: The bay'],
	[{ title: 'The bay', isRestricted: true, status: 'private' }, 'Private: The bay'],
	[{ title: 'Protected: The bay', isRestricted: true }, 'Protected: The bay'],
	[{ title: 'Private: The bay', status: 'private' }, 'Private: The bay'],
	[{ title: '', isRestricted: true }, ''],
	[{ title: null, status: 'private' }, ''],
	[null, ''],
])('%j is displayed as "%s"', (node, told) => {
	expect(displayedTitle(node, englishSay)).toBe(told);
});

it('adds the prefix in the language of the page, once', async () => {
	const say = await createTexts()('de-DE');
	const told = (title: string) => displayedTitle({ title, isRestricted: true }, say);
	expect(told('Die Bucht')).toBe('Geschützt: Die Bucht');
	expect(told('Geschützt: Die Bucht')).toBe('Geschützt: Die Bucht');
	expect(told('Protected: Die Bucht')).toBe('Protected: Die Bucht');
	expect(displayedTitle({ title: 'Die Bucht', status: 'private' }, say)).toBe('Privat: Die Bucht');
});
