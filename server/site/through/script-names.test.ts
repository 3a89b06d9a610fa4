import { describe, expect, it } from 'vitest';
import { lateNames, scriptNames } from './script-names';

const found = (text: string, names: readonly string[], html = '') => {
	const late = lateNames([scriptNames(text)], html);
	return names.filter((name) => late.has(name));
};

/** A place in a template string of the script. */
const HOLE = ['$', '{state}'].join('');

describe('the names in the text of a script', () => {
	it('are its words, and words with a number behind them', () => {
		expect(found('a.className="menu is-open"', ['menu', 'menu2', 'is-open', 'is', 'open'])).toEqual(
			['menu', 'menu2', 'is-open'],
		);
	});

	it.each([
		['a beginning', "'is-' + state", ['is-open', 'this-is'], ['is-open']],
		['a beginning in a template', `\`is-${HOLE}\``, ['is-open', 'this-is'], ['is-open']],
		['an end', 'name + "--open"', ['menu--open', 'open--menu'], ['menu--open']],
		['an end in a template', `\`${HOLE}_open\``, ['menu_open', 'open_menu'], ['menu_open']],
		['a middle', `\`${HOLE}-menu-${HOLE}\``, ['a-menu-b', 'menu-b'], ['a-menu-b']],
		['no sign of code', 'e-(t);i--;', ['e-x', 'i--x'], []],
	])('are all names with %s that it composes', (_, text, names, expected) => {
		expect(found(text, names)).toEqual(expected);
	});

	it('are also those that data of the page bring to it', () => {
		const html = `<nav data-toggle='{"class":"shown"}' data-wp-class--is-menu-open="state.open" class="never">`;
		expect(found('', ['shown', 'is-menu-open', 'never'], html)).toEqual(['shown', 'is-menu-open']);
	});
});

describe('a script that loads what names it', () => {
	it.each([
		'fetch("/more")',
		'new XMLHttpRequest',
		'$.ajax({})',
		'jQuery.post(u)',
		"box.load('/part')",
		'document.createElement("script")',
		'import("./b.js")',
	])('is one with %s', (text) => {
		expect(scriptNames(text).loads).toBe(true);
	});

	it.each(['map.get(1)', 'image.load(done)', 'import a from "b"', 'post()'])(
		'is none with %s',
		(text) => {
			expect(scriptNames(text).loads).toBe(false);
		},
	);
});
