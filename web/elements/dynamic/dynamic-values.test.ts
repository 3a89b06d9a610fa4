import { parseUrlAction } from '@outrigger/rules/builder/url-action';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import { describe, expect, it } from 'vitest';
import { type DynamicSource, resolveDynamicTag } from './dynamic-values';

const source = {
	page: {
		path: '/stories/first-light/',
		archive: null,
		site: {
			title: 'Sette Nodi',
			description: 'Seven knots',
			logo: null,
			language: 'en-GB',
			dateFormat: 'j F Y',
			timeFormat: 'H:i',
		},
	},
	node: {
		databaseId: 17,
		title: 'First light',
		uri: '/stories/first-light/',
		excerpt: '<p>We left before the gulls &#038; the baker.</p>\n',
		commentCount: 3,
		date: '2026-06-03T05:40:00',
		modified: '2026-06-09T11:00:00',
		featuredImage: { node: { databaseId: 120, sourceUrl: '/wp-content/uploads/a.jpg' } },
	},
	say: englishSay,
	customField: (key: string) => (key === 'length' ? '7.2 m' : undefined),
	terms: () => [
		{ name: 'Aboard & ashore', uri: '/category/aboard/', taxonomy: 'category' },
		{ name: 'Knots', uri: null, taxonomy: 'post_tag' },
		{ name: 'Places', uri: '/category/places/', taxonomy: 'category' },
	],
} as unknown as DynamicSource;

const resolve = (name: string, settings = {}) => resolveDynamicTag(source, { name, settings });

describe('a dynamic tag', () => {
	it('gives the title, the address and the picture of the current content', () => {
		expect(resolve('post-title')).toBe('First light');
		expect(resolve('post-url')).toBe('/stories/first-light/');
		expect(resolve('post-featured-image')).toEqual({ id: 120, url: '/wp-content/uploads/a.jpg' });
	});

	it('gives the excerpt as text, cut by its settings', () => {
		expect(resolve('post-excerpt')).toBe('We left before the gulls & the baker.');
		expect(resolve('post-excerpt', { max_length: 15 })).toBe('We left before…');
	});

	it('puts before and after around a value, and nothing around a missing one', () => {
		expect(resolve('post-custom-field', { key: 'length', before: 'Length: ' })).toBe(
			'Length: 7.2 m',
		);
		expect(resolve('post-custom-field', { key: 'draught', before: 'Draught: ' })).toBeUndefined();
	});

	it('gives the address of a link that opens, toggles or closes a popup', () => {
		const actionOf = (settings: object) => parseUrlAction(String(resolve('popup', settings)));
		const opens = (toggle: boolean) => ({ name: 'popup:open', settings: { id: 508, toggle } });
		expect(actionOf({ popup: '508' })).toEqual(opens(false));
		expect(actionOf({ popup: '508', action: 'toggle' })).toEqual(opens(true));
		expect(actionOf({ action: 'close', do_not_show_again: 'yes' })).toEqual({
			name: 'popup:close',
			settings: { do_not_show_again: true },
		});
		expect(resolve('popup', { popup: 'the other' })).toBeUndefined();
	});

	it('falls back to its own text', () => {
		expect(resolve('archive-title', { fallback: 'Stories' })).toBe('Stories');
		expect(resolve('request-arg', { param_name: 'boat', fallback: 'Any boat' })).toBe('Any boat');
	});

	it('gives the date in the site’s format, or in its own', () => {
		expect(resolve('post-date')).toBe('3 June 2026');
		expect(resolve('post-date', { type: 'post_modified_gmt', format: 'Y-m-d' })).toBe('2026-06-09');
		expect(resolve('post-date', { format: 'custom', custom_format: 'M Y' })).toBe('Jun 2026');
		expect(resolve('post-time')).toBe('05:40');
	});

	it('gives the terms of a taxonomy as text, with links where its settings have them', () => {
		expect(resolve('post-terms', { taxonomy: 'category', separator: ' · ' })).toBe(
			'Aboard &#38; ashore · Places',
		);
		expect(resolve('post-terms', { taxonomy: 'category', link: 'yes' })).toContain(
			'<a href="/category/places/">Places</a>',
		);
		expect(resolve('post-terms', { taxonomy: 'post_tag', link: 'yes' })).toBe('Knots');
		expect(resolve('post-terms', { taxonomy: 'none' })).toBeUndefined();
	});

	it('leaves the control alone when the tag is unknown', () => {
		expect(resolve('moon-phase')).toBeUndefined();
		expect(resolve('constructor')).toBeUndefined();
	});
});
