import { expect, test } from '@playwright/test';
import { openRightToLeft } from '../support/right-to-left';
import { expectEffects, scrollTo, shift, stateOf } from './moving-state';

const SCROLL = '/widgets/motion-scroll/';

test('effects are right in a right-to-left page, zoomed, pinched, and back from the cache', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await openRightToLeft(page, SCROLL);
	await page.mouse.move(100, 100);
	await expect(page.locator('#up .elementor-motion-effects-element')).toBeAttached();
	await test.step('right to left', async () => {
		await scrollTo(page, 'left', 0.4);
		await expectEffects(page);
	});
	const browser = await page.context().newCDPSession(page);
	await test.step('zoomed to 150 %', async () => {
		// This has the effect of a browser's zoom: fewer but larger CSS pixels.
		await browser.send('Emulation.setDeviceMetricsOverride', {
			width: 853,
			height: 533,
			deviceScaleFactor: 1.5,
			mobile: false,
		});
		await scrollTo(page, 'turn-left', 0.6);
		await expectEffects(page);
	});
	await test.step('pinched to twice the size', async () => {
		await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
		await scrollTo(page, 'blur-in', 0.3);
		await expectEffects(page);
		await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
	});
	await test.step('back from the back-forward cache', async () => {
		// Browsers under test have no such cache, so the test dispatches the event of a page that returns from it.
		await page.evaluate(() => {
			const [first, second] = document.querySelectorAll<HTMLElement>('main>.elementor>.e-con');
			// The boxes move to other places, although no observed size has changed.
			first?.style.setProperty('translate', '0 60px');
			second?.style.setProperty('translate', '0 60px');
			dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
		});
		await scrollTo(page, 'up', 0.5);
		await expectEffects(page);
		await scrollTo(page, 'up', 0.2);
		await expectEffects(page);
	});
});

test('effects are right at first paint and at every stage on a page whose body scrolls', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/widgets/scroll-snap/');
	const pageWay = () =>
		page.evaluate(
			() =>
				(100 * document.body.scrollTop) / (document.body.scrollHeight - document.body.clientHeight),
		);
	const expectRight = async () => {
		await expect
			.poll(async () => {
				const { x, percent } = await stateOf(page, 'second');
				return Math.abs(x - shift(1)(percent));
			})
			.toBeLessThan(1);
		await expect
			.poll(async () => {
				const { x } = await stateOf(page, 'third');
				return Math.abs(x - shift(-1)(await pageWay()));
			})
			.toBeLessThan(1);
	};
	await expectRight();
	await page.mouse.move(100, 100);
	await page.mouse.move(110, 100);
	await expect(page.locator('#second .elementor-motion-effects-element')).toBeAttached();
	for (const stage of [1, 2]) {
		await page.evaluate((nth) => {
			document.body.scrollTo({ top: nth * innerHeight, behavior: 'instant' });
		}, stage);
		await expectRight();
	}
	expect(await pageWay()).toBeGreaterThan(40);
});
