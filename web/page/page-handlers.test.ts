import { describe, expect, it } from 'vitest';
import { pageHandlers } from './page-handlers';

const WANTED = new Set(['search']);
const FOLDERS = { search: 'search', form: 'form', 'archive-posts': 'posts', posts: 'posts' };
const assets = { address: (source: string) => `/assets/${source.split('/')[2]}.js` };
const element = (type: string) =>
	`<div class="elementor-element" data-widget_type="${type}.default">`;

describe('the handlers of a page', () => {
	it('are those of its elements that have one, each once', () => {
		const html = [
			element('heading'),
			element('form'),
			element('form'),
			element('archive-posts'),
		].join('');
		expect(pageHandlers(html, FOLDERS, WANTED, assets)).toEqual({
			form: '/assets/form.js',
			'archive-posts': '/assets/posts.js',
		});
	});

	it('say which of them wait for a visitor', () => {
		expect(pageHandlers(element('search'), FOLDERS, WANTED, assets)).toEqual({
			search: ['/assets/search.js'],
		});
	});

	it('are none for names of objects', () => {
		expect(
			pageHandlers(element('constructor') + element('__proto__'), FOLDERS, WANTED, assets),
		).toEqual({});
	});
});
