import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popupSettings } from './popup-settings';
import { popupTiming } from './popup-timing';
import { popupTriggers } from './popup-triggers';

const NOW = Date.UTC(2026, 4, 30, 18);
const KEYS = [
	'width',
	'width_mobile',
	'height',
	'height_type',
	'content_position',
	'horizontal_position_tablet',
	'overlay',
	'close_button_delay',
	'entrance_animation',
	'entrance_animation_duration',
	'open_selector',
	'classes',
	'page_load',
	'page_load_delay',
	'scrolling',
	'scrolling_offset',
	'click',
	'click_times',
	'times',
	'times_times',
	'times_period',
	'devices',
	'devices_devices',
	'schedule',
	'schedule_start_date',
	'logged_in',
	'logged_in_roles',
];
const stored = fc.dictionary(fc.constantFrom(...KEYS), fc.oneof(fc.constant('yes'), fc.anything()));

describe('a popup out of an export file', () => {
	it('never throws and never returns a value that the schema does not allow, with any stored values', () => {
		fc.assert(
			fc.property(stored, (settings) => {
				const { width, entranceAnimationDuration, closeButtonDelay } = popupSettings(settings);
				expect(width[0]?.device).toBe('DESKTOP');
				expect(entranceAnimationDuration).toBeGreaterThanOrEqual(0);
				expect(entranceAnimationDuration).toBeLessThanOrEqual(5);
				if (closeButtonDelay !== null) expect(closeButtonDelay).toBeGreaterThanOrEqual(0.1);
				const { scrolling, click } = popupTriggers(settings);
				if (scrolling) expect(scrolling.offset).toBeLessThanOrEqual(100);
				if (click) expect(Number.isInteger(click.times)).toBe(true);
				const { times, schedule } = popupTiming(settings, NOW, 'Europe/Athens');
				if (times) expect(times.times).toBeGreaterThanOrEqual(1);
				if (schedule?.startDate) expect(schedule.startDate).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
			}),
		);
	});

	it('reads numbers as numbers, texts and sliders alike', () => {
		for (const value of [4, '4', { unit: 'px', size: 4 }, { size: '4', sizes: [] }]) {
			expect(popupTriggers({ page_load: 'yes', page_load_delay: value }).pageLoad).toEqual({
				delay: 4,
			});
		}
	});

	it('takes nothing for a number that is out of its range or no number', () => {
		for (const value of [-1, 90_000, Number.NaN, 'soon', '', {}, [], null]) {
			expect(popupTriggers({ page_load: 'yes', page_load_delay: value }).pageLoad).toEqual({
				delay: 0,
			});
		}
	});

	it('has every device that something is stored for, and only those', () => {
		const { width } = popupSettings({ width_mobile: { size: 90, unit: '%' }, width_laptop: '' });
		expect(width.map(({ device }) => device)).toEqual(['DESKTOP', 'MOBILE']);
	});

	it('refuses a CSS expression that would leave its place', () => {
		const heightOf = (size: string) =>
			popupSettings({ height: { unit: 'custom', size } }).height[0]?.value;
		expect(heightOf('min(80vh, 40rem)')?.expression).toBe('min(80vh, 40rem)');
		for (const size of [
			'1px;color:red',
			'1px}body{',
			'url(//evil.example)',
			'calc(1px',
			'1px)',
			'"',
		]) {
			expect(heightOf(size)).toMatchObject({ size: 380, unit: 'px' });
		}
	});

	it.each([
		[['fridge', 'mobile'], { devices: ['MOBILE'] }],
		[['fridge'], null],
		[[], { devices: [] }],
	])('has the rule devices for %j: %j', (devices_devices, rule) => {
		const { devices } = popupTiming({ devices: 'yes', devices_devices }, NOW, 'UTC');
		expect(devices).toEqual(rule);
	});

	it('silently drops an invalid bound, trigger or name, and keeps the rest', () => {
		const schedule = { schedule: 'yes', schedule_start_date: 'soon' };
		const bounds = { ...schedule, schedule_end_date: '2026-09-30 20:00' };
		expect(popupTiming(bounds, NOW, 'UTC').schedule).toMatchObject({
			startDate: null,
			endDate: '2026-09-30 20:00',
		});
		const { pageLoad, ...others } = popupTriggers({ fly_past: 'yes', page_load: 'yes' });
		expect(pageLoad).toEqual({ delay: 0 });
		expect(Object.values(others).every((trigger) => trigger === null)).toBe(true);
		const animations = { entrance_animation: 'fade In!', exit_animation: 'fadeIn' };
		expect(popupSettings(animations)).toMatchObject({
			entranceAnimation: [],
			exitAnimation: [{ device: 'DESKTOP', value: 'fadeIn' }],
		});
	});

	it('has the builder’s own defaults for rules that are on without values', () => {
		const on = Object.fromEntries(
			[
				'page_views',
				'sessions',
				'times',
				'url',
				'sources',
				'logged_in',
				'devices',
				'browsers',
				'schedule',
			].map((key) => [key, 'yes']),
		);
		expect(popupTiming(on, NOW, 'UTC')).toEqual({
			pageViews: { views: 3 },
			sessions: { sessions: 2 },
			times: { times: 3, period: null, count: 'OPEN' },
			url: { action: 'SHOW', url: '' },
			sources: { sources: ['SEARCH', 'EXTERNAL', 'INTERNAL'] },
			loggedIn: { users: 'ALL', roles: [] },
			devices: { devices: [] },
			browsers: { browsers: 'ALL', browsersOptions: [] },
			schedule: {
				timezone: 'SITE',
				startDate: null,
				endDate: null,
				serverDatetime: '2026-05-30 18:00:00',
			},
		});
	});
});
