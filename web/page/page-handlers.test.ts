import { describe, expect, it } from 'vitest';
import { pageHandlers } from './page-handlers';

const SETS = { wantedFirst: new Set(['search']), islands: new Set(['form']) };
const FOLDERS = { search: 'search', form: 'form', 'archive-posts': 'posts', posts: 'posts' };
const address = (folder: string) => `/assets/${folder}.js`;
const element = (type: string) =>
	`<div class="elementor-element" data-widget_type="${type}.default">`;

describe('the handlers of a page', () => {
	it('are the handlers of its elements, each once', () => {
		const html = [
			element('heading'),
			element('form'),
			element('form'),
			element('archive-posts'),
		].join('');
		expect(pageHandlers(html, FOLDERS, SETS, address)).toEqual({
			form: '/assets/form.js',
			'archive-posts': '/assets/posts.js',
		});
	});

	it.each(['', "'"])(
		'are found between the quotes %j, which plugins write to shorten pages',
		(quote) => {
			const box = '<div class="elementor-widget-container"></div>';
			const html = `<div data-widget_type=${quote}posts.default${quote} data-id=a><p>Text</p><div data-widget_type=${quote}form.default${quote}>${box}`;
			expect(Object.keys(pageHandlers(html, FOLDERS, SETS, address))).toEqual(['posts']);
		},
	);

	it('mark the handlers that wait for a visitor', () => {
		expect(pageHandlers(element('search'), FOLDERS, SETS, address)).toEqual({
			search: ['/assets/search.js'],
		});
	});

	it('leave out islands that have nothing to show', () => {
		const empty = (type: string) =>
			`${element(type)}<div class="elementor-widget-container"></div></div>`;
		const handlersOf = (html: string) => Object.keys(pageHandlers(html, FOLDERS, SETS, address));
		expect(handlersOf(empty('form') + empty('posts'))).toEqual(['posts']);
		const full = `${element('form')}<div class="elementor-widget-container"><form></form></div></div>`;
		expect(handlersOf(empty('form') + full)).toEqual(['form']);
	});

	it('are none for names of objects', () => {
		expect(
			pageHandlers(element('constructor') + element('__proto__'), FOLDERS, SETS, address),
		).toEqual({});
	});
});
