import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isActionHash, parseUrlAction, type UrlAction, writeUrlAction } from './url-action';

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

	it('says itself what an off-canvas widget is to do, whatever its settings claim', () => {
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

	it('reads back as what was written', () => {
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
