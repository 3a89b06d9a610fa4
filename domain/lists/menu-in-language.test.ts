import { expect, it } from 'vitest';
import { isInDefault, menuInLanguage } from './menu-in-language';

const MENUS = [
	{ databaseId: 1, slug: 'main', locations: ['PRIMARY'] },
	{ databaseId: 2, slug: 'haupt', locations: ['PRIMARY___DE'] },
	{ databaseId: 3, slug: 'loose', locations: [] },
	{ databaseId: 4, slug: 'small', locations: ['FOOTER'] },
];

it.each([
	['main', 'de', '2'],
	['1', 'de', '2'],
	['', 'de', '2'],
	['main', 'it', null],
	['loose', 'de', null],
	['small', 'de', null],
	['gone', 'de', null],
])('the menu "%s" in "%s" is %s', (asked, language, found) => {
	expect(menuInLanguage(MENUS, asked, language)).toBe(found);
});

it('a language with a region has it in the name of its place', () => {
	const menus = [...MENUS, { databaseId: 5, slug: 'br', locations: ['PRIMARY___PT_BR'] }];
	expect(menuInLanguage(menus, 'main', 'pt-br')).toBe('5');
});

it('the menu of the header is the one in the default language, at any place of the list', () => {
	const menus = [...MENUS].reverse();
	expect(menuInLanguage(menus, '', 'de')).toBe('2');
	expect(
		menuInLanguage([{ databaseId: 9, slug: 'x', locations: null }, ...menus], 'main', 'de'),
	).toBe('2');
});

it.each([
	[null, true],
	[[], true],
	[[null], true],
	[['PRIMARY'], true],
	[['PRIMARY', 'FOOTER___DE'], false],
])('a menu in %j stands in the default language: %j', (locations, isDefault) => {
	expect(isInDefault({ locations })).toBe(isDefault);
});
