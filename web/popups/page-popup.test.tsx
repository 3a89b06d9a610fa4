import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import { DEFAULT_SETTINGS } from '@outrigger/rules/popups/popup';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../elements/testing/render-on-server';
import { linkedPopups } from './linked-popups';
import { PagePopups } from './page-popup';
import { readPopup } from './read-popup';
import type { StoredPopup } from './use-popups';

const off = {
	pageLoad: null,
	scrolling: null,
	scrollingTo: null,
	click: null,
	inactivity: null,
	exitIntent: null,
	adblockDetection: null,
};
const always = {
	pageViews: null,
	sessions: null,
	times: null,
	url: null,
	sources: null,
	loggedIn: null,
	devices: null,
	browsers: null,
	schedule: null,
};
const stored: StoredPopup = {
	id: 'cG9zdDoxMg==',
	databaseId: 12,
	slug: 'season',
	title: 'Season & more',
	settings: {
		overlay: true,
		closeButton: true,
		closeButtonPosition: 'INSIDE',
		closeButtonDelay: null,
		closeAutomatically: null,
		entranceAnimation: [],
		exitAnimation: [],
		entranceAnimationDuration: 1.2,
		preventCloseOnBackgroundClick: false,
		preventCloseOnEscKey: false,
		preventScroll: false,
		avoidMultiplePopups: false,
		a11yNavigation: true,
		openSelector: null,
		classes: '',
	},
	triggers: off,
	timing: always,
	elementorPageSettings: {},
	elementorElements: [],
};
const armed = { isArmed: true, zone: 'Europe/Rome' };

describe('the data of a popup for the browser', () => {
	it('has the builder’s defaults where nothing is set', () => {
		expect(readPopup(stored, armed)).toEqual({
			id: 12,
			title: 'Season & more',
			slug: 'season',
			settings: DEFAULT_SETTINGS,
			triggers: {},
			timing: {},
		});
	});

	it('has every setting, trigger and rule under the builder’s names', () => {
		const popup = readPopup(
			{
				...stored,
				settings: {
					...stored.settings,
					closeButtonPosition: 'OUTSIDE',
					closeButtonDelay: 1.5,
					closeAutomatically: 9,
					entranceAnimation: [
						{ device: 'DESKTOP', value: 'fadeIn' },
						{ device: 'TABLET_EXTRA', value: 'zoomIn' },
					],
					openSelector: '.open',
				},
				triggers: {
					pageLoad: { delay: 1 },
					scrolling: { direction: 'UP', offset: 20 },
					scrollingTo: { selector: '#end' },
					click: { times: 2 },
					inactivity: { time: 30 },
					exitIntent: { touch: true },
					adblockDetection: { delay: 3 },
				},
				timing: {
					pageViews: { views: 3 },
					sessions: { sessions: 2 },
					times: { times: 3, period: 'WEEK', count: 'CLOSE' },
					url: { action: 'REGEX', url: 'a+' },
					sources: { sources: ['SEARCH'] },
					loggedIn: { users: 'CUSTOM', roles: ['editor'] },
					devices: { devices: ['MOBILE_EXTRA'] },
					browsers: { browsers: 'CUSTOM', browsersOptions: ['SAFARI'] },
					schedule: { timezone: 'SITE', startDate: '2026-05-01 08:00', endDate: null },
				},
			},
			armed,
		);
		expect(popup.settings).toMatchObject({
			close_button_position: 'outside',
			close_button_delay: 1.5,
			close_automatically: 9,
			entrance_animation: { desktop: 'fadeIn', tablet_extra: 'zoomIn' },
			open_selector: '.open',
		});
		expect(popup.triggers).toEqual({
			page_load: { delay: 1 },
			scrolling: { direction: 'up', offset: 20 },
			scrolling_to: { selector: '#end' },
			click: { times: 2 },
			inactivity: { time: 30 },
			exit_intent: { touch: true },
			adblock_detection: { delay: 3 },
		});
		expect(popup.timing).toEqual({
			page_views: { views: 3 },
			sessions: { sessions: 2 },
			times: { times: 3, period: 'week', count: 'close' },
			url: { action: 'regex', url: 'a+' },
			sources: { sources: ['search'] },
			logged_in: { users: 'custom', roles: ['editor'] },
			devices: { devices: ['mobile_extra'] },
			browsers: { browsers: 'custom', options: ['safari'] },
			schedule: { timezone: 'site', start: '2026-05-01 08:00', end: null, zone: 'Europe/Rome' },
		});
	});

	it('has no triggers where the page merely links to it', () => {
		const linked = readPopup(
			{ ...stored, triggers: { ...off, pageLoad: { delay: 1 } } },
			{ ...armed, isArmed: false },
		);
		expect(linked.triggers).toBeNull();
	});
});

describe('a popup on a page', () => {
	it('is an inert template with its document', async () => {
		const html = await renderOnServer(<PagePopups ids={[12]} placeOf={() => armed} />, {
			execute: async () => ({ data: { elementorPopups: [stored] } }),
			hasExtension: true,
		});
		expect(html).toMatch(
			/^<template id="elementor-popup-12" data-elementor-popup="\{&quot;id&quot;:12,/,
		);
		expect(html).toContain('class="elementor elementor-12 elementor-location-popup"');
		expect(html).toContain('data-elementor-type="popup"');
	});
});

describe('the popups that markup links to', () => {
	it('are found in links of every spelling, each once', () => {
		const link = (id: number) =>
			writeUrlAction({ name: 'popup:open', settings: { id, toggle: false } });
		const html = [
			`<a href="${link(12)}">`,
			`<a href="${link(12)}">`,
			`<a href="${decodeURIComponent(link(14)).replaceAll('&', '&amp;')}">`,
			`<a href="%23${link(15).slice(1)}">`,
			`<a href="${writeUrlAction({ name: 'reload-page', settings: {} })}">`,
			'<a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3Dbroken">',
		].join('\n');
		expect(linkedPopups(html)).toEqual([12, 14, 15]);
	});
});
