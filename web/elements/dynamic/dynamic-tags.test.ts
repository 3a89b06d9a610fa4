import { describe, expect, it } from 'vitest';
import { type DynamicTag, parseDynamicTag, resolveDynamicSettings } from './dynamic-tags';

const tag = (name: string, settings = '') =>
	`[elementor-tag id="a1" name="${name}" settings="${settings}"]`;

function resolve({ name, settings }: DynamicTag): unknown {
	if (name === 'title') return 'Bay';
	if (name === 'picture') return { url: '/bay.jpg', id: 4 };
	return settings.fallback;
}

describe('dynamic tags', () => {
	it('are read with their settings', () => {
		expect(
			parseDynamicTag('id="a" name="post-date" settings="%7B%22format%22%3A%22F+j%22%7D"'),
		).toEqual({
			name: 'post-date',
			settings: { format: 'F j' },
		});
	});

	it.each(['', 'id="a"', 'filename="x"'])('without a name are ignored: %j', (attributes) => {
		expect(parseDynamicTag(attributes)).toBeUndefined();
	});

	it.each(['%', '%5B%5D', 'null', '7', '%7Bnot'])(
		'with broken settings (%s) have none',
		(settings) => {
			expect(parseDynamicTag(`name="x" settings="${settings}"`)?.settings).toEqual({});
		},
	);

	it('give values of any shape', () => {
		const settings = { image: { url: '/old.jpg' }, __dynamic__: { image: tag('picture') } };
		expect(resolveDynamicSettings(settings, resolve).image).toEqual({ url: '/bay.jpg', id: 4 });
	});

	it('keep the text around them', () => {
		const settings = {
			title: '',
			__dynamic__: { title: `The ${tag('title')} at ${tag('title')}` },
		};
		expect(resolveDynamicSettings(settings, resolve).title).toBe('The Bay at Bay');
	});

	it('are resolved in the rows of a repeater', () => {
		const row = { _id: 'r1', text: 'old', __dynamic__: { text: tag('title') } };
		expect(resolveDynamicSettings({ list: [row, 'x', null] }, resolve).list).toEqual([
			{ ...row, text: 'Bay' },
			'x',
			null,
		]);
	});

	it('keep the literal without a known value, and the stored settings unchanged', () => {
		const settings = { title: 'Old', __dynamic__: { title: tag('unknown'), other: 7 } };
		const before = structuredClone(settings);
		expect(resolveDynamicSettings(settings, resolve).title).toBe('Old');
		expect(settings).toEqual(before);
	});

	it('give each item its own value, though the settings are read once', () => {
		const settings = {
			title: '',
			list: [{ _id: 'r1', __dynamic__: { text: tag('title') } }],
			__dynamic__: { title: tag('title') },
		};
		const titled = ['Bay', 'Cape'].map((title) => resolveDynamicSettings(settings, () => title));
		expect(titled.map(({ title, list }) => [title, list])).toMatchObject([
			['Bay', [{ text: 'Bay' }]],
			['Cape', [{ text: 'Cape' }]],
		]);
	});

	it('cost nothing in settings without tags', () => {
		const settings = { title: 'Bay', list: [{ _id: 'r1', text: 'x' }], sizes: [1, 2] };
		expect(resolveDynamicSettings(settings, resolve)).toBe(settings);
	});
});
