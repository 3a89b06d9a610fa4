import { describe, expect, it } from 'vitest';
import { read } from '../envelope';
import { image, mediaSource } from './image';
import { link } from './link';
import { classes, keyValues } from './lists';
import { address, color, flag, number, text, texts, words } from './scalars';
import { milliseconds, size, tracks } from './size';
import { richText } from './text';

const typedAs = ($$type: string, value: unknown) => ({ $$type, value });
const string = (value: unknown) => typedAs('string', value);
const url = (value: string) => typedAs('url', value);

describe('scalars', () => {
	it.each([
		[text, string('Bay'), 'Bay'],
		[text, string(4), '4'],
		[text, string(Number.NaN), undefined],
		[number, typedAs('number', 4.5), 4.5],
		[number, typedAs('number', ' 4.5 '), 4.5],
		[number, typedAs('number', ''), undefined],
		[number, typedAs('number', 'four'), undefined],
		[number, typedAs('number', '1e999'), undefined],
		[color, typedAs('color', '#fff'), '#fff'],
		[color, string('#fff'), undefined],
		[address, url('/fleet/'), '/fleet/'],
		[flag(true), null, true],
		[flag(true), typedAs('boolean', false), false],
		[flag(true), typedAs('boolean', 'no'), undefined],
		[words('div'), undefined, 'div'],
		[texts(['email']), undefined, ['email']],
		[texts(['email']), typedAs('string-array', [string('webhook')]), ['webhook']],
		[texts(['email']), typedAs('string-array', {}), []],
	])('are read (%#)', (reader, stored, value) => {
		expect(read<unknown>(reader, stored)).toEqual(value);
	});
});

describe('a size', () => {
	it.each([
		[{ size: 4, unit: 'px' }, '4px'],
		[{ size: '4', unit: 'rem' }, '4rem'],
		[{ size: 0, unit: 'px' }, '0px'],
		[{ size: -1.5, unit: 'em' }, '-1.5em'],
		[{ size: 40, unit: '%' }, '40%'],
		[{ size: 4 }, '4px'],
		[{ size: '', unit: 'auto' }, 'auto'],
		[{ size: null, unit: 'auto' }, 'auto'],
		[{ size: ' calc(100% - 4px) ', unit: 'custom' }, 'calc(100% - 4px)'],
		[{ size: 1.4, unit: 'custom' }, '1.4'],
		[{ size: '', unit: 'custom' }, undefined],
		[{ size: '', unit: 'px' }, undefined],
		[{ size: null, unit: 'px' }, undefined],
		[{ size: 4, unit: 'furlongs' }, undefined],
		[{ size: 4, unit: 5 }, undefined],
		['4px', undefined],
		[[], undefined],
	])('%j is %s', (value, css) => {
		expect(read(size, typedAs('size', value))).toBe(css);
	});

	it('may be the bare word auto, as version 3.29 stored it', () => {
		expect(read(size, string('auto'))).toBe('auto');
		expect(read(size, string('4px'))).toBeUndefined();
	});

	it('of a time is a number of milliseconds', () => {
		expect(read(milliseconds, typedAs('size', { size: 0.6, unit: 's' }))).toBe(600);
		expect(read(milliseconds, typedAs('size', { size: 300, unit: 'ms' }))).toBe(300);
		expect(read(milliseconds, typedAs('number', 300))).toBe(300);
		expect(read(milliseconds, typedAs('size', { size: '', unit: 'ms' }))).toBeUndefined();
	});

	it.each([
		[{ size: 3, unit: 'fr' }, 'repeat(3, 1fr)'],
		[{ size: '2', unit: 'fr' }, 'repeat(2, 1fr)'],
		[{ size: 1, unit: 'fr' }, 'repeat(1, 1fr)'],
		[{ size: 0, unit: 'fr' }, undefined],
		[{ size: '', unit: 'fr' }, undefined],
		[{ size: '200px 1fr', unit: 'custom' }, '200px 1fr'],
		[{ size: 200, unit: 'px' }, '200px'],
	])('of tracks %j is %s', (value, css) => {
		expect(read(tracks, typedAs('grid-track-size', value))).toBe(css);
	});
});

describe('a text', () => {
	const title = richText('This is a title');

	it.each([
		['to 3.32', string('A <b>bay</b>')],
		['3.35', typedAs('html', 'A <b>bay</b>')],
		['before 4.0', typedAs('html-v2', { content: 'A <b>bay</b>', children: [] })],
		[
			'4.0',
			typedAs('html-v3', {
				content: string('A <b>bay</b>'),
				children: [{ id: 'b1', type: 'b', content: 'bay', children: [] }],
			}),
		],
		['4.3', typedAs('escaped-html', 'A <b>bay</b>')],
		['without a type', 'A <b>bay</b>'],
	])('is read as version %s stored it', (_, stored) => {
		expect(read(title, stored)).toBe('A <b>bay</b>');
	});

	it('is the default where it is absent, empty where its content is, nothing where its type is another', () => {
		expect(read(title, undefined)).toBe('This is a title');
		expect(read(title, typedAs('html-v3', { content: null, children: [] }))).toBe('');
		expect(read(title, typedAs('html-v3', []))).toBe('');
		expect(read(title, typedAs('size', { size: 4, unit: 'px' }))).toBeUndefined();
	});
});

describe('a link', () => {
	const linkTo = (value: unknown) => read(link, typedAs('link', value));

	it('leads to an address or to a piece of content', () => {
		expect(linkTo({ destination: url('/fleet/') })).toEqual({
			destination: '/fleet/',
			isTargetBlank: false,
			tag: 'a',
		});
		const query = typedAs('query', { id: typedAs('number', 12), label: string('Fleet') });
		expect(linkTo({ destination: query, isTargetBlank: typedAs('boolean', true) })).toEqual({
			destination: 12,
			isTargetBlank: true,
			tag: 'a',
		});
	});

	it('may be a button', () => {
		expect(linkTo({ destination: url('#a'), tag: string('button') })?.tag).toBe('button');
		expect(linkTo({ destination: url('#a'), tag: string('object') })?.tag).toBe('a');
	});

	it('is read as older versions stored it', () => {
		expect(
			linkTo({ href: url('/a/'), isTargetBlank: typedAs('boolean', false) })?.destination,
		).toBe('/a/');
		expect(linkTo({ destination: typedAs('number', 12), label: string('x') })?.destination).toBe(
			12,
		);
		expect(read(link, { url: '/a/', isExternal: true })?.destination).toBe('/a/');
	});

	it.each([[[]], [{}], [{ destination: null }], [{ destination: url('') }], ['/a/']])(
		'that is %j is ignored',
		(value) => {
			expect(linkTo(value)).toBeUndefined();
		},
	);
});

describe('a picture', () => {
	const id = typedAs('image-attachment-id', 12);

	it('is one of the library or an address, in a size', () => {
		const value = { src: typedAs('image-src', { id, url: null }), size: string('large') };
		expect(read(image, typedAs('image', value))).toEqual({
			id: 12,
			url: '',
			alt: '',
			size: 'large',
		});
		const other = { src: typedAs('image-src', { id: null, url: url('/a.jpg'), alt: string('A') }) };
		expect(read(image, typedAs('image', other))).toEqual({
			id: null,
			url: '/a.jpg',
			alt: 'A',
			size: 'full',
		});
	});

	it('is read as version 3 held it', () => {
		expect(read(image, { src: '/a.jpg', id: 12, alt: 'A' })).toMatchObject({ url: '/a.jpg' });
		expect(read(image, { id: 12, url: '/a.jpg' })).toMatchObject({ id: 12, url: '/a.jpg' });
	});

	it('is ignored without a number and an address', () => {
		expect(read(image, typedAs('image', []))).toBeUndefined();
		expect(
			read(image, typedAs('image', { src: typedAs('image-src', { id: null }) })),
		).toBeUndefined();
		const negative = { id: typedAs('image-attachment-id', -1) };
		expect(read(mediaSource, typedAs('image-src', negative))).toBeUndefined();
	});

	it.each(['svg', 'video', 'image'])('may be a file of the kind %s', (kind) => {
		const stored = typedAs(`${kind}-src`, { id: typedAs(`${kind}-attachment-id`, 7) });
		expect(read(mediaSource, stored)).toEqual({ id: 7, url: '', alt: '' });
	});
});

describe('lists', () => {
	it('of classes are their names, in order', () => {
		expect(read(classes, typedAs('classes', ['e-1', 'g-2', '', 4, null]))).toEqual(['e-1', 'g-2']);
		expect(read(classes, undefined)).toEqual([]);
		expect(read(classes, typedAs('classes', {}))).toEqual([]);
	});

	it.each(['attributes', 'options', 'key-value-array'])('of pairs may be %s', (type) => {
		const pair = (key: unknown, value: unknown) =>
			typedAs('key-value', { key: string(key), value: string(value) });
		const stored = typedAs(type, [pair('rel', 'next'), pair('', 'x'), pair('data-a', null)]);
		expect(read(keyValues, stored)).toEqual([
			{ key: 'rel', value: 'next' },
			{ key: 'data-a', value: '' },
		]);
	});
});
