import { createTexts } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { BROWSER_TEXTS } from '../browser-texts.generated';
import { handlersOf, textsOf } from '../passed-page';
import { browserTexts } from './browser-texts';

const say = await createTexts()('de');
const table = {
	hotspot: ['box.hintUnnamed'],
	consent: ['consent.title'],
	popups: ['box.popup'],
} as const;
const keys = (html: string, folders: string[] = [], counts = false) =>
	Object.keys(browserTexts(html, folders, table, { say, counts }));

describe('the words that travel with a page', () => {
	it('are the words of its own handlers, in its language, as they stand in the catalogue', () => {
		expect(browserTexts('', ['hotspot', 'constructor'], table, { say, counts: false })).toEqual({
			'box.hintUnnamed': 'Hinweis anzeigen',
		});
		expect(keys('')).toEqual([]);
	});

	it('include the words of parts without a widget: popups, and the question about consent', () => {
		expect(keys('<div data-elementor-type="popup">')).toEqual(['box.popup']);
		expect(keys('<a data-consent-purpose="social">')).toEqual(['consent.title']);
		expect(keys('', [], true)).toEqual(['consent.title']);
	});

	it('have the forms of a count', () => {
		const html = '<div data-widget_type="loop-grid.post"></div>';
		const handlers = handlersOf(html, (source) => source);
		expect(textsOf(html, handlers, say)).toMatchObject({
			'list.results': { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
		});
	});

	it('have the names of the buttons of every carousel', () => {
		const carousels = ['image-carousel', 'media-carousel', 'nested-carousel', 'slides'];
		for (const name of carousels) expect(BROWSER_TEXTS[name]).toContain('carousel.goTo');
	});
});
