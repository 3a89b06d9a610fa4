import { describe, expect, it } from 'vitest';
import { type DynamicSource, resolveDynamicTag } from './dynamic-values';

const source = {
	page: {
		path: '/stories/first-light/',
		archive: null,
		site: { title: 'Sette Nodi', description: 'Seven knots', logo: null },
	},
	node: {
		databaseId: 17,
		title: 'First light',
		uri: '/stories/first-light/',
		excerpt: '<p>We left before the gulls &#038; the baker.</p>\n',
		commentCount: 3,
		featuredImage: { node: { databaseId: 120, sourceUrl: '/wp-content/uploads/a.jpg' } },
	},
	customFields: { length: '7.2 m' },
} as unknown as DynamicSource;

const resolve = (name: string, settings = {}) => resolveDynamicTag(source, { name, settings });

describe('a dynamic tag', () => {
	it('gives the title, the address and the picture of the current content', () => {
		expect(resolve('post-title')).toBe('First light');
		expect(resolve('post-url')).toBe('/stories/first-light/');
		expect(resolve('post-featured-image')).toEqual({ id: 120, url: '/wp-content/uploads/a.jpg' });
	});

	it('gives the excerpt as text, cut where it is told to', () => {
		expect(resolve('post-excerpt')).toBe('We left before the gulls & the baker.');
		expect(resolve('post-excerpt', { max_length: 15 })).toBe('We left before…');
	});

	it('puts before and after around a value, and nothing around what is missing', () => {
		expect(resolve('post-custom-field', { key: 'length', before: 'Length: ' })).toBe(
			'Length: 7.2 m',
		);
		expect(resolve('post-custom-field', { key: 'draught', before: 'Draught: ' })).toBeUndefined();
	});

	it('falls back to its own text', () => {
		expect(resolve('archive-title', { fallback: 'Stories' })).toBe('Stories');
	});

	it('leaves the control alone when nobody knows it', () => {
		expect(resolve('moon-phase')).toBeUndefined();
		expect(resolve('constructor')).toBeUndefined();
	});
});
