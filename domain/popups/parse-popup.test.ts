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
	it('arrives as it was sent, and its defaults stay at home', () => {
		expect(parsePopup(popupText(popup))).toEqual(popup);
		expect(popupText(popup)).not.toContain('prevent_scroll');
		const linked = { ...popup, triggers: null };
		expect(parsePopup(popupText(linked))).toEqual(linked);
	});

	it('is none without an id', () => {
		for (const text of ['', 'null', '[]', '{', '{"id":"12"}', '{"id":0}', '{"id":1.5}']) {
			expect(parsePopup(text)).toBeNull();
		}
	});

	it.each([
		[{ page_load: { delay: -1 } }],
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
	])('leaves out the rule %j', (timing) => {
		const text = JSON.stringify({ id: 1, timing: { ...timing, sessions: { sessions: 2 } } });
		expect(parsePopup(text)?.timing).toEqual({ sessions: { sessions: 2 } });
	});

	it('never throws and never has a setting of another type, whatever comes', () => {
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
