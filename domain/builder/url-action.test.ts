import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	isActionHash,
	isSameActionHash,
	parseUrlAction,
	type UrlAction,
	writeUrlAction,
} from './url-action';

const OPEN =
	'#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjEyIiwidG9nZ2xlIjpmYWxzZX0%3D';

const raw = (name: string, settings: unknown) =>
	`#elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`;

describe('a link that is an action', () => {
	it.each([
		['as the server writes it', OPEN],
		['with its # encoded, as in share addresses', OPEN.replace('#', '%23')],
		['not encoded at all', decodeURIComponent(OPEN)],
		['encoded twice', `#${encodeURIComponent(OPEN.slice(1))}`],
	])('is read %s', (_, href) => {
		expect(parseUrlAction(href)).toEqual({
			name: 'popup:open',
			settings: { id: 12, toggle: false },
		});
	});

	it('may close a popup for good', () => {
		expect(parseUrlAction(raw('popup:close', { do_not_show_again: 'yes' }))?.settings).toEqual({
			do_not_show_again: true,
		});
		expect(parseUrlAction(raw('popup:close', { do_not_show_again: '' }))?.settings).toEqual({
			do_not_show_again: false,
		});
	});

	it('needs no settings where its action has none', () => {
		const action = { name: 'reload-page', settings: {} };
		expect(parseUrlAction('#elementor-action:action=reload-page')).toEqual(action);
		expect(parseUrlAction(raw('reload-page', []))).toEqual(action);
		expect(parseUrlAction('#elementor-action:action=popup:close')?.settings).toEqual({
			do_not_show_again: false,
		});
	});

	it('names the action on an off-canvas widget itself, with any settings', () => {
		expect(
			parseUrlAction(raw('off_canvas:close', { id: 'ab12cd3', displayMode: 'open' }))?.settings,
		).toEqual({ id: 'ab12cd3', displayMode: 'close' });
	});

	it.each([
		['an unknown name', raw('popup:destroy', { id: 12 })],
		['a name of the language', raw('constructor', {})],
		['no id', raw('popup:open', {})],
		['an id that is none', raw('popup:open', { id: '12; drop' })],
		['a negative id', raw('popup:open', { id: -1 })],
		['settings that are no JSON', `#elementor-action:action=popup:open&settings=${btoa('{id')}`],
		['settings that are no base64', '#elementor-action:action=popup:open&settings=%%%'],
		['an element id that is a selector', raw('off_canvas:open', { id: '"],*' })],
		['a script as a picture', raw('lightbox', { url: 'javascript:alert(1)' })],
		['a picture of no address', raw('lightbox', { id: 12 })],
		['an ordinary fragment', '#content'],
		['an address before it', `https://evil.example/${OPEN}`],
		['broken encoding', '#elementor-action%3Aaction%3Dpopup%E0%A4%A'],
		['no text', 12],
		['a text without end', `${OPEN}${'A'.repeat(9000)}`],
	])('is nothing with %s', (_, href) => {
		expect(parseUrlAction(href)).toBeNull();
	});

	it('is read back unchanged', () => {
		const id = fc.integer({ min: 1, max: 9_999_999_999 });
		const elementId = fc.stringMatching(/^[\w-]{1,64}$/);
		const url = fc.webPath({ size: 'small' }).map((path) => `/é${path}`);
		const offCanvas = (displayMode: 'open' | 'close' | 'toggle') =>
			fc.record({
				name: fc.constant(`off_canvas:${displayMode}` as const),
				settings: fc.record({ id: elementId, displayMode: fc.constant(displayMode) }),
			});
		const action = fc.oneof(
			fc.record({
				name: fc.constant('popup:open' as const),
				settings: fc.record({ id, toggle: fc.boolean() }),
			}),
			fc.record({
				name: fc.constant('popup:close' as const),
				settings: fc.record({ do_not_show_again: fc.boolean() }),
			}),
			offCanvas('open'),
			offCanvas('close'),
			offCanvas('toggle'),
			fc.constant({ name: 'reload-page' as const, settings: {} }),
			fc.record({
				name: fc.constant('lightbox' as const),
				settings: fc.record({ url, id, slideshow: fc.string({ minLength: 1, unit: 'grapheme' }) }),
			}),
		);
		fc.assert(
			fc.property(action, (made) => {
				const href = writeUrlAction(made as UrlAction);
				expect(isActionHash(href)).toBe(true);
				expect(parseUrlAction(href)).toEqual(made);
			}),
		);
	});

	it('never throws', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				parseUrlAction(text);
				parseUrlAction(`#elementor-action:action=${text}`);
				parseUrlAction(`#elementor-action:action=popup:open&settings=${text}`);
			}),
		);
	});
});

describe('the bounds of an action', () => {
	it('are 8,192 characters for the link', () => {
		const action = '#elementor-action:action=popup:close&settings=';
		// `atob` skips white space, so spaces pad the link.
		const fits = (action + btoa('{"do_not_show_again":true}')).padEnd(8192);
		expect(fits).toHaveLength(8192);
		expect(parseUrlAction(fits)?.settings).toEqual({ do_not_show_again: true });
		expect(parseUrlAction(`${fits} `)).toBeNull();
	});

	it('are ten digits for an id', () => {
		const idOf = (id: unknown) => parseUrlAction(raw('popup:open', { id }))?.settings;
		expect(idOf('9999999999')).toMatchObject({ id: 9_999_999_999 });
		expect(idOf('09999999999')).toBeUndefined();
		expect(idOf(10_000_000_000)).toBeUndefined();
		expect(idOf(1)).toMatchObject({ id: 1 });
		expect(idOf(0)).toBeUndefined();
		expect(idOf('a12')).toBeUndefined();
	});

	it('are 64 letters for the id of an element, and nothing around them', () => {
		const idOf = (id: string) => parseUrlAction(raw('off_canvas:open', { id }))?.settings;
		expect(idOf('a'.repeat(64))).toMatchObject({ id: 'a'.repeat(64) });
		expect(idOf('a'.repeat(65))).toBeUndefined();
		expect(idOf('.abc')).toBeUndefined();
		expect(idOf('abc ')).toBeUndefined();
	});
});

describe('the settings of an action', () => {
	it.each([
		['yes', true],
		['true', true],
		[true, true],
		['no', false],
		['', false],
		[false, false],
		[7, false],
		[undefined, false],
	])('take the switch %j for %s', (stored, expected) => {
		const toggle = parseUrlAction(raw('popup:open', { id: 1, toggle: stored }))?.settings;
		expect(toggle).toMatchObject({ toggle: expected });
		const never = parseUrlAction(raw('popup:close', { do_not_show_again: stored }))?.settings;
		expect(never).toEqual({ do_not_show_again: expected });
	});

	it('are the settings of a film where they name one, else of a picture', () => {
		const read = (settings: object) => parseUrlAction(raw('lightbox', settings))?.settings;
		const film = { type: 'video', url: '/a.mp4', videoType: 'hosted' };
		expect(read(film)).toEqual({ ...film, autoplay: false });
		expect(read({ ...film, autoplay: 'yes' })).toEqual({ ...film, autoplay: true });
		expect(read({ type: 'image', url: '/a.jpg', videoType: 'hosted' })).toEqual({ url: '/a.jpg' });
	});

	it('stand behind the name alone', () => {
		expect(parseUrlAction('#elementor-action:action=reload-page&more=1')).toBeNull();
		expect(parseUrlAction('#elementor-action:action=')).toBeNull();
	});
});

it('knows an action by the beginning of an address only', () => {
	expect(isActionHash('%23elementor-action')).toBe(true);
	expect(isActionHash('#Elementor-Action')).toBe(true);
	expect(isActionHash('/page/#elementor-action')).toBe(false);
});

describe('two spellings of an action', () => {
	it('are the same, encoded or not', () => {
		expect(isSameActionHash(OPEN, decodeURIComponent(OPEN))).toBe(true);
		expect(isSameActionHash(OPEN, OPEN.replace('#', '%23'))).toBe(true);
		expect(isSameActionHash(OPEN, raw('popup:open', { id: 12 }))).toBe(false);
	});

	it('are never the same where one is broken', () => {
		expect(isSameActionHash('%E0%A4%A', '%E0%A4%A')).toBe(false);
		expect(isSameActionHash('', '')).toBe(false);
		expect(isSameActionHash(OPEN, '%E0%A4%A')).toBe(false);
	});
});
