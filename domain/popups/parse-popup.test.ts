import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePopup, popupText } from './parse-popup';
import { DEFAULT_SETTINGS, type Popup } from './popup';

const popup: Popup = {
	id: 12,
	title: 'Season',
	slug: 'season',
	settings: { ...DEFAULT_SETTINGS, overlay: false, entrance_animation: { mobile: 'fadeIn' } },
	triggers: { page_load: { delay: 2.5 }, exit_intent: { touch: true } },
	timing: { times: { times: 3, period: 'week', count: 'open' }, devices: { devices: ['mobile'] } },
};

describe('a popup on its way to the browser', () => {
	it('arrives unchanged, without its defaults', () => {
		expect(parsePopup(popupText(popup))).toEqual(popup);
		expect(popupText(popup)).not.toContain('prevent_scroll');
		const linked = { ...popup, triggers: null };
		expect(parsePopup(popupText(linked))).toEqual(linked);
	});

	it('is null without an id', () => {
		for (const text of ['', 'null', '[]', '{', '{"id":"12"}', '{"id":0}', '{"id":1.5}']) {
			expect(parsePopup(text)).toBeNull();
		}
	});

	it.each([
		[{ page_load: { delay: -1 } }],
		[{ page_load: { delay: 86_400.1 } }],
		[{ inactivity: { time: 86_400.1 } }],
		[{ scrolling: { direction: 'down', offset: 0.9 } }],
		[{ scrolling: { direction: 'up', offset: 100.1 } }],
		[{ click: { times: 1_001 } }],
		[{ page_load: { delay: 'soon' } }],
		[{ page_load: 'yes' }],
		[{ scrolling: { direction: 'sideways', offset: 5 } }],
		[{ click: { times: 0 } }],
		[{ inactivity: {} }],
		[{ fly_past: { delay: 1 } }],
	])('leaves out the trigger %j', (triggers) => {
		const text = JSON.stringify({
			id: 1,
			triggers: { ...triggers, exit_intent: { touch: false } },
		});
		expect(parsePopup(text)?.triggers).toEqual({ exit_intent: { touch: false } });
	});

	it.each([
		[{ times: { times: 3, period: 'year', count: 'open' } }],
		[{ url: { action: 'regex' } }],
		[{ schedule: { timezone: 'moon', start: null, end: null, zone: 'UTC' } }],
		[{ schedule: { timezone: 'site', start: 'soon', end: null, zone: 'UTC' } }],
		[{ devices: { devices: 'mobile' } }],
		[{ weather: { kind: 'rain' } }],
		[{ page_views: { views: 1_000_001 } }],
		[{ times: { times: 0, period: null, count: 'open' } }],
	])('leaves out the rule %j', (timing) => {
		const text = JSON.stringify({ id: 1, timing: { ...timing, sessions: { sessions: 2 } } });
		expect(parsePopup(text)?.timing).toEqual({ sessions: { sessions: 2 } });
	});

	it.each([
		{ page_load: { delay: 0 } },
		{ page_load: { delay: 86_400 } },
		{ scrolling: { direction: 'down', offset: 1 } },
		{ scrolling: { direction: 'up', offset: 100 } },
		{ scrolling_to: { selector: '#bay' } },
		{ click: { times: 1 } },
		{ click: { times: 1_000 } },
		{ inactivity: { time: 0.5 } },
		{ exit_intent: { touch: true } },
		{ adblock_detection: { delay: 0 } },
	])('keeps the trigger %j', (triggers) => {
		expect(parsePopup(JSON.stringify({ id: 1, triggers }))?.triggers).toEqual(triggers);
	});

	it.each([
		{ page_views: { views: 1 } },
		{ page_views: { views: 1_000_000 } },
		{ times: { times: 1, period: null, count: 'close' } },
		{ times: { times: 1, period: 'session', count: 'open' } },
		{ url: { action: 'hide', url: '/bay/' } },
		{ sources: { sources: ['search', 'internal'] } },
		{ sources: { sources: [] } },
		{ logged_in: { users: 'all', roles: [] } },
		{ logged_in: { users: 'custom', roles: ['editor'] } },
		{ browsers: { browsers: 'all', options: [] } },
		{ browsers: { browsers: 'custom', options: ['firefox', 'edge'] } },
		{ schedule: { timezone: 'site', start: null, end: '2026-08-09 23:59', zone: 'UTC' } },
		{ schedule: { timezone: 'visitor', start: '2026-08-09 00:00', end: null, zone: '' } },
	])('keeps the rule %j', (timing) => {
		expect(parsePopup(JSON.stringify({ id: 1, timing }))?.timing).toEqual(timing);
	});

	it.each(['x2026-08-09 23:59', '2026-08-09 23:59:00', '26-08-09 23:59', '', 0, false])(
		'leaves out a schedule that starts at %j',
		(start) => {
			const timing = { schedule: { timezone: 'site', start, end: null, zone: 'UTC' } };
			expect(parsePopup(JSON.stringify({ id: 1, timing }))?.timing).toEqual({});
		},
	);

	it('leaves out a list of names that holds something else', () => {
		const timing = { devices: { devices: ['mobile', 7] }, sources: { sources: [7, 'search'] } };
		expect(parsePopup(JSON.stringify({ id: 1, timing }))?.timing).toEqual({});
	});

	it('has the builder’s defaults without stored values', () => {
		expect(parsePopup('{"id":1}')).toEqual({
			id: 1,
			title: '',
			slug: '',
			settings: {
				overlay: true,
				close_button: true,
				close_button_position: 'inside',
				close_button_delay: 0,
				close_automatically: 0,
				entrance_animation: {},
				exit_animation: {},
				entrance_animation_duration: 1.2,
				prevent_close_on_background_click: false,
				prevent_close_on_esc_key: false,
				prevent_scroll: false,
				avoid_multiple_popups: false,
				a11y_navigation: true,
				open_selector: '',
				classes: '',
			},
			triggers: null,
			timing: {},
		});
	});

	it('never throws and never has a setting of another type, for any input', () => {
		fc.assert(
			fc.property(fc.object(), fc.anything(), (settings, other) => {
				const parsed = parsePopup(
					JSON.stringify({ id: 1, settings, triggers: other, timing: other }),
				);
				for (const [name, value] of Object.entries(DEFAULT_SETTINGS)) {
					expect(typeof parsed?.settings[name as keyof typeof DEFAULT_SETTINGS]).toBe(typeof value);
				}
			}),
		);
	});
});
