import fc from 'fast-check';
import { object, parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { iconNamed, iconSetting, NO_ICON } from './icon';
import { imageSizeSettings } from './image-size';
import { linkSetting } from './link';
import { hasMedia, mediaSetting } from './media';
import { repeaterSetting } from './repeater';
import { sliderSetting } from './slider';
import { titleTagSetting } from './tag';
import { textSetting } from './text';

const Settings = object({
	image: mediaSetting(),
	link: linkSetting(),
	icon: iconSetting(iconNamed('fas fa-star')),
	rows: repeaterSetting({ text: textSetting('Item') }, [{ text: 'First' }, { text: 'Second' }]),
	percent: sliderSetting(50),
	tag: titleTagSetting('h2'),
	...imageSizeSettings('thumbnail', 'large'),
});

describe('a media setting', () => {
	it('reads an id and an address', () => {
		const { image } = parse(Settings, { image: { id: '12', url: '/a.jpg', alt: 'A bay' } });
		expect(image).toEqual({ id: 12, url: '/a.jpg', alt: 'A bay' });
	});

	it('takes an invalid id as no id', () => {
		for (const id of ['', 0, -1, 1.5, 'twelve', null, {}]) {
			expect(parse(Settings, { image: { id, url: '/a.jpg' } }).image.id).toBeNull();
		}
	});

	it('is empty without a choice', () => {
		expect(hasMedia(parse(Settings, { image: [] }).image)).toBe(false);
		expect(hasMedia(parse(Settings, { image: { id: 3, url: '' } }).image)).toBe(true);
	});
});

describe('a link setting', () => {
	it('reads the builder’s switches', () => {
		const stored = { url: '/fleet/', is_external: 'on', nofollow: '', custom_attributes: 'rel|me' };
		expect(parse(Settings, { link: stored }).link).toEqual({
			url: '/fleet/',
			is_external: true,
			nofollow: false,
			custom_attributes: 'rel|me',
		});
	});

	it('takes a text for the address alone', () => {
		expect(parse(Settings, { link: '/fleet/' }).link.url).toBe('/fleet/');
	});
});

describe('an icon setting', () => {
	it('reads classes, uploaded drawings and the class names of old exports', () => {
		expect(parse(Settings, { icon: 'fa fa-anchor' }).icon.value).toBe('fa fa-anchor');
		expect(
			parse(Settings, { icon: { value: { url: '/a.svg', id: 3 }, library: 'svg' } }).icon,
		).toEqual({ value: { url: '/a.svg' }, library: 'svg' });
	});

	it('keeps an icon that was removed removed, and gives the default for none', () => {
		expect(parse(Settings, { icon: { value: '', library: '' } }).icon).toEqual(NO_ICON);
		expect(parse(Settings, {}).icon).toEqual(iconNamed('fas fa-star'));
	});
});

describe('a repeater setting', () => {
	it('parses its rows and leaves out values that are no row', () => {
		const rows = [{ _id: 'a1', text: 'Mooring' }, null, 'x', {}];
		expect(parse(Settings, { rows }).rows).toEqual([
			{ _id: 'a1', text: 'Mooring' },
			{ _id: 'row-4', text: 'Item' },
		]);
	});

	it('gives the default rows for no list, and none for an empty one', () => {
		expect(parse(Settings, {}).rows.map(({ text }) => text)).toEqual(['First', 'Second']);
		expect(parse(Settings, { rows: [] }).rows).toEqual([]);
	});
});

describe('a slider setting', () => {
	it('gives the size alone', () => {
		for (const [stored, size] of [
			[{ unit: '%', size: 80 }, 80],
			[{ unit: '%', size: '7.5' }, 7.5],
			[0, 0],
			[{ unit: '%', size: '' }, 50],
			['many', 50],
		]) {
			expect(parse(Settings, { percent: stored }).percent).toBe(size);
		}
	});
});

describe('the settings of a picture’s size', () => {
	it('read the name and the typed measures', () => {
		const stored = {
			thumbnail_size: 'custom',
			thumbnail_custom_dimension: { width: '300', height: '' },
		};
		const { thumbnail_size, thumbnail_custom_dimension } = parse(Settings, stored);
		expect(thumbnail_size).toBe('custom');
		expect(thumbnail_custom_dimension).toEqual({ width: 300, height: null });
	});
});

it('no shape ever throws, with any values in the settings', () => {
	const anything = fc.record({
		image: fc.anything(),
		link: fc.anything(),
		icon: fc.anything(),
		rows: fc.oneof(fc.anything(), fc.array(fc.anything())),
		percent: fc.anything(),
		tag: fc.anything(),
		thumbnail_size: fc.anything(),
		thumbnail_custom_dimension: fc.anything(),
	});
	fc.assert(
		fc.property(anything, (settings) => {
			const parsed = parse(Settings, settings);
			expect(typeof parsed.image.url).toBe('string');
			expect(typeof parsed.link.url).toBe('string');
			expect(Array.isArray(parsed.rows)).toBe(true);
			expect(Number.isFinite(parsed.percent)).toBe(true);
		}),
	);
});
