import { describe, expect, it } from 'vitest';
import { renderElements } from '../elements/testing/render-elements';
import { registry } from '../registry';
import { textValue, typedValue } from './testing/typed-value';

const film = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'e-youtube', settings }], registry).html;

describe('a film of version 4', () => {
	it('at YouTube is a link to it until the visitor loads the player', () => {
		const html = film({
			source: textValue('https://youtu.be/XHOmBV4js_E'),
			start: textValue('12'),
		});
		expect(html).toMatch(
			/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=XHOmBV4js_E[^"]*t=12/,
		);
		expect(html).toMatch(
			/data-frame-src="https:\/\/www\.youtube-nocookie\.com\/embed\/XHOmBV4js_E\?/,
		);
		expect(html).not.toContain('<iframe');
	});

	it('is an empty box where its address names no film', () => {
		expect(film({ source: textValue('javascript:alert(1)') })).toMatch(
			/e-youtube-base[^>]*><\/div>/,
		);
	});
});

describe('an accordion of version 4', () => {
	const accordion = (settings: Record<string, unknown>) =>
		renderElements(
			[
				{ id: 'a', elType: 'e-accordion', settings },
				...['b', 'c'].map((id) => ({ id, parentId: 'a', elType: 'e-accordion-item' })),
			],
			registry,
		).html.match(/<details[^>]*>/g);

	it('opens its first item, and closes it where another opens', () => {
		const items = accordion({});
		expect(items?.[0]).toMatch(/ open=""/);
		expect(items?.[1]).not.toMatch(/ open/);
		expect(items?.every((item) => item.includes('name="accordion-a"'))).toBe(true);
	});

	it('leaves all closed, and lets several be open, where its editor chose that', () => {
		const items = accordion({
			default_state: textValue('all_collapsed'),
			max_expanded: textValue('multiple'),
			show_icon: typedValue('boolean', false),
		});
		expect(items?.join()).not.toMatch(/ open| name=/);
	});
});
