import { describe, expect, it } from 'vitest';
import { mainMenu } from './main-menu';

const menu = (name: string, ...locations: string[]) => ({ name, locations });
const chosen = (...menus: { name: string; locations: (string | null)[] | null }[]) =>
	mainMenu(menus)?.name;

describe('the menu of a header without a chosen menu', () => {
	it('stands where themes put it, the likeliest place first', () => {
		const footer = menu('footer', 'FOOTER');
		expect(chosen(footer, menu('main', 'MAIN'), menu('first', 'PRIMARY_MENU'))).toBe('first');
		expect(chosen(footer, menu('top', 'MENU_1'), menu('head', 'HEADER_MENU'))).toBe('head');
		expect(chosen(footer, menu('expanded', 'EXPANDED'), menu('top', 'MENU_1'))).toBe('top');
	});

	it.each([
		['NOT_PRIMARY', 'HEADER'],
		['NOT_HEADER', 'MAIN'],
		['NOT_MAIN', 'TOP'],
		['NOT_TOP', 'MENU_1'],
		['FREE', 'NAVIGATION'],
		['FREE', 'navigation'],
	])('is not the one in %s where another stands in %s', (other, place) => {
		expect(chosen(menu('other', other), menu('main', place))).toBe('main');
	});

	it('is never one of the footer or of social links', () => {
		expect(chosen(menu('footer', 'FOOTER_MENU'), menu('social', 'SOCIAL'))).toBeUndefined();
		expect(chosen(menu('footer', 'FOOTER'), menu('aside', 'EXPANDED'))).toBe('aside');
	});

	it('may be in a footer as well', () => {
		expect(chosen(menu('aside', 'EXPANDED'), menu('both', 'FOOTER', 'PRIMARY'))).toBe('both');
		expect(chosen(menu('loose'), menu('both', 'FOOTER', 'EXPANDED'))).toBe('both');
		expect(chosen({ name: 'loose', locations: null }, menu('free', 'EXPANDED'))).toBe('free');
		expect(chosen({ name: 'none', locations: [null] }, menu('free', 'EXPANDED'))).toBe('free');
	});

	it('is one that stands nowhere, where no other is left', () => {
		expect(chosen(menu('footer', 'FOOTER'), { name: 'loose', locations: null })).toBe('loose');
		expect(chosen(menu('footer', 'FOOTER'), { name: 'none', locations: [null] })).toBe('none');
		expect(chosen()).toBeUndefined();
	});
});
