import { expect, it } from 'vitest';
import { menuInLanguage } from './menu-in-language';

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
