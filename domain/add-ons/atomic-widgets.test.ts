import { describe, expect, it } from 'vitest';
import { plainSettings, textOf, withoutAtoms } from './atomic-widgets';

/** A value as version 4 stores it. */
const atom = ($$type: string, value: unknown) => ({ $$type, value });
const text = (value: string) => atom('string', value);
const rich = (value: string) => atom('html-v3', { content: text(value), children: [] });
const link = atom('link', {
	destination: atom('url', 'https://bay.example/'),
	isTargetBlank: atom('boolean', true),
});
const medium = atom('image', {
	src: atom('image-src', { id: atom('image-attachment-id', 71), url: atom('url', '/bay.jpg') }),
	alt: text('The bay'),
});
const LINK = { url: 'https://bay.example/', is_external: 'on', nofollow: '' };
const MEDIUM = { id: 71, url: '/bay.jpg', alt: 'The bay' };

describe('a widget of version 4', () => {
	it.each([
		[
			'e-heading',
			{ title: rich('Bay'), tag: text('h3'), link },
			{ title: 'Bay', header_size: 'h3', link: LINK },
			'heading',
		],
		['e-paragraph', { paragraph: rich('A bay.') }, { editor: '<p>A bay.</p>' }, 'text-editor'],
		['e-paragraph', {}, { editor: '' }, 'text-editor'],
		['e-button', { text: rich('Go'), link }, { text: 'Go', link: LINK }, 'button'],
		['e-image', { image: medium, link }, { image: MEDIUM, link_to: 'custom', link: LINK }, 'image'],
		['e-image', { image: medium }, { image: MEDIUM, link_to: 'none' }, 'image'],
		['e-svg', { svg: medium }, { image: MEDIUM }, 'image'],
		['e-divider', {}, {}, 'divider'],
		[
			'e-youtube',
			{ source: text('https://youtu.be/x') },
			{ youtube_url: 'https://youtu.be/x' },
			'video',
		],
	])('%s says %j as %j of a %s', (type, stored, said, usual) => {
		const { widgetType, settings } = withoutAtoms(type, stored) ?? {};
		expect(widgetType).toBe(usual);
		expect(settings).toEqual({ ...plainSettings(stored), ...said });
	});

	it.each([
		['e-accordion', 'accordion', 'tabs'],
		['e-icon', 'icon', 'selected_icon'],
		['e-image-box', 'image-box', 'title_text'],
		['e-spacer', 'spacer', 'space'],
		['e-tabs', 'tabs', 'tabs'],
		['e-video', 'video', 'youtube_url'],
	])('%s is a %s where it holds its control %s', (type, usual, control) => {
		const settings = { [control]: 'kept' };
		expect(withoutAtoms(type, settings)).toEqual({ widgetType: usual, settings });
		expect(withoutAtoms(type, { other: 1 })?.widgetType).toBe(type);
	});

	it('keeps its type with plain values where it stands for none of before', () => {
		const settings = { shown: atom('boolean', true) };
		for (const type of ['e-new-thing', 'e-constructor']) {
			expect(withoutAtoms(type, settings)).toEqual({ widgetType: type, settings: { shown: true } });
		}
		expect(withoutAtoms('heading', settings)).toBeUndefined();
	});
});

describe('a link', () => {
	const linkOf = (value: unknown) => withoutAtoms('e-button', { link: value })?.settings.link;

	it('leads where it says, in the same window unless it says otherwise', () => {
		expect(linkOf({ url: '/bay/' })).toEqual({ url: '/bay/', is_external: '', nofollow: '' });
		expect(linkOf({ destination: '/a/', url: '/b/', isTargetBlank: 'yes' })).toEqual({
			url: '/a/',
			is_external: '',
			nofollow: '',
		});
	});

	it.each([undefined, 'text', [], {}, { url: 7 }, { destination: { id: 1 } }])(
		'is none where %j is stored',
		(stored) => {
			expect(linkOf(stored)).toBeUndefined();
		},
	);
});

describe('a medium', () => {
	const mediumOf = (value: unknown) => withoutAtoms('e-svg', { svg: value })?.settings.image;

	it('is read with its source around it or without', () => {
		expect(mediumOf({ src: { id: 1, url: '/a.jpg', alt: 'A' } })).toEqual({
			id: 1,
			url: '/a.jpg',
			alt: 'A',
		});
		expect(mediumOf({ id: 2, src: '/b.jpg' })).toEqual({ id: 2, url: '/b.jpg', alt: '' });
		expect(mediumOf({ id: 3, src: { url: '/c.jpg', alt: 'Its own' }, alt: 'C' })).toEqual({
			id: 3,
			url: '/c.jpg',
			alt: 'C',
		});
		expect(mediumOf({ url: 7 })).toEqual({ id: '', url: '', alt: '' });
	});

	it.each([undefined, 'a.jpg', []])('is none where %j is stored', (stored) => {
		expect(mediumOf(stored)).toBeUndefined();
	});
});

describe('plain values', () => {
	const nested = (depth: number): object => (depth === 0 ? { a: 1 } : { a: nested(depth - 1) });
	const list = (depth: number): unknown => (depth === 0 ? 'deep' : [list(depth - 1)]);
	const wrapped = (depth: number): unknown =>
		depth === 0 ? 'deep' : atom('x', wrapped(depth - 1));

	it('come out of twelve levels, and of no more', () => {
		// The innermost value of `nested(11)` stands twelve levels below the settings themselves.
		expect(plainSettings(nested(11) as never)).toEqual(nested(11));
		expect(JSON.stringify(plainSettings(nested(12) as never))).not.toContain('1');
		expect(JSON.stringify(plainSettings({ a: list(11) }))).toContain('deep');
		expect(JSON.stringify(plainSettings({ a: list(12) }))).not.toContain('deep');
		expect(plainSettings({ a: wrapped(11) })).toEqual({ a: 'deep' });
		expect(plainSettings({ a: wrapped(12) })).toEqual({ a: undefined });
	});

	it('are none where the settings are a wrapped text', () => {
		expect(plainSettings(text('junk'))).toEqual({});
	});

	it('of a text are the text, or what it contains', () => {
		expect(textOf('Bay')).toBe('Bay');
		expect(textOf({ content: { content: 'Bay' } })).toBe('Bay');
		expect([7, null, undefined, [], {}].map(textOf)).toEqual(['', '', '', '', '']);
	});
});
