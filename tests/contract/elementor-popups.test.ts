import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer({ now: () => Date.UTC(2026, 4, 30, 18, 0, 0) });
});
afterAll(() => server.close());

async function ask(query: string) {
	const { data, errors } = await server.ask(query);
	expect(errors).toBeUndefined();
	return data;
}

describe('a popup', () => {
	it('has typed settings, per device where something is stored', async () => {
		const { elementorPopup } = await ask(
			'{elementorPopup(id:"600",idType:DATABASE_ID){settings{width{device value{size unit}} heightType height{device value{size unit expression}} closeButton closeButtonDelay closeAutomatically entranceAnimation{device value} exitAnimation{value} entranceAnimationDuration horizontalPosition{device value} preventScroll overlay a11yNavigation openSelector classes}}}',
		);
		expect(elementorPopup.settings).toEqual({
			width: [
				{ device: 'DESKTOP', value: { size: 720, unit: 'px' } },
				{ device: 'MOBILE', value: { size: 90, unit: '%' } },
			],
			heightType: 'CUSTOM',
			height: [
				{
					device: 'DESKTOP',
					value: { size: null, unit: 'custom', expression: 'calc(100vh - 2rem)' },
				},
			],
			closeButton: false,
			closeButtonDelay: 2.5,
			closeAutomatically: null,
			entranceAnimation: [
				{ device: 'DESKTOP', value: 'fadeInUp' },
				{ device: 'MOBILE', value: 'none' },
			],
			exitAnimation: [],
			entranceAnimationDuration: 0.8,
			horizontalPosition: [
				{ device: 'DESKTOP', value: 'CENTER' },
				{ device: 'TABLET', value: 'LEFT' },
			],
			preventScroll: true,
			overlay: true,
			a11yNavigation: false,
			openSelector: '.open-offer',
			classes: '',
		});
	});

	it('has typed triggers and rules; each trigger or rule that is off is null', async () => {
		const { elementorPopup } = await ask(
			'{elementorPopup(id:"600",idType:DATABASE_ID){triggers{pageLoad{delay} scrolling{direction offset} scrollingTo{selector} click{times} inactivity{time} exitIntent{touch} adblockDetection{delay}} timing{pageViews{views} times{times period count} url{action url} sources{sources} loggedIn{users roles} devices{devices} browsers{browsers} schedule{timezone startDate endDate serverDatetime}}}}',
		);
		expect(elementorPopup.triggers).toEqual({
			pageLoad: { delay: 3 },
			scrolling: { direction: 'UP', offset: 50 },
			scrollingTo: null,
			click: { times: 2 },
			inactivity: null,
			exitIntent: { touch: false },
			adblockDetection: null,
		});
		expect(elementorPopup.timing).toEqual({
			pageViews: null,
			times: { times: 5, period: 'WEEK', count: 'CLOSE' },
			url: { action: 'REGEX', url: '^https://news\\.' },
			sources: null,
			loggedIn: { users: 'CUSTOM', roles: ['subscriber'] },
			devices: { devices: ['DESKTOP', 'TABLET_EXTRA'] },
			browsers: null,
			schedule: {
				timezone: 'SITE',
				startDate: '2026-05-01 08:00',
				endDate: null,
				serverDatetime: '2026-05-30 21:00:00',
			},
		});
	});

	it('without settings has the defaults that the schema names', async () => {
		const { elementorPopup } = await ask(
			'{elementorPopup(id:"601",idType:DATABASE_ID){conditions{name} settings{width{device value{size unit}} height{value{size}} heightType contentPosition verticalPosition{device value} overlay closeButton closeButtonPosition closeButtonVertical{device} closeButtonDelay entranceAnimationDuration preventCloseOnBackgroundClick preventCloseOnEscKey preventScroll avoidMultiplePopups a11yNavigation openSelector} triggers{pageLoad{delay}} timing{schedule{timezone}}}}',
		);
		expect(elementorPopup).toEqual({
			conditions: [],
			settings: {
				width: [{ device: 'DESKTOP', value: { size: 640, unit: 'px' } }],
				height: [{ value: { size: 380 } }],
				heightType: 'AUTO',
				contentPosition: 'TOP',
				verticalPosition: [{ device: 'DESKTOP', value: 'CENTER' }],
				overlay: true,
				closeButton: true,
				closeButtonPosition: 'INSIDE',
				closeButtonVertical: [],
				closeButtonDelay: null,
				entranceAnimationDuration: 1.2,
				preventCloseOnBackgroundClick: false,
				preventCloseOnEscKey: false,
				preventScroll: false,
				avoidMultiplePopups: false,
				a11yNavigation: true,
				openSelector: null,
			},
			triggers: { pageLoad: null },
			timing: { schedule: null },
		});
	});
});
