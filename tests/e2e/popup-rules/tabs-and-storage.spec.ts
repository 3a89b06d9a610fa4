import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';
import { expectPopup, openPopup, popupPath, visit } from './popup-page';

const counters = (page: Page) =>
	page.evaluate(() => JSON.parse(localStorage.getItem('elementor') ?? '{}'));

/** A storage that throws even when a script reads its property, as in a browser that blocks all cookies. */
const forbidStorage = () => {
	for (const name of ['localStorage', 'sessionStorage']) {
		Object.defineProperty(window, name, {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	}
};

const fillStorage = () => {
	Storage.prototype.setItem = () => {
		throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
	};
};

interface HeldTimers {
	releaseTimers: () => void;
}

/** Holds the timers of only this tab until they are released, because a test's clock applies to all tabs. */
const holdTimers = () => {
	const held: (() => void)[] = [];
	window.setTimeout = ((callback: () => void) => held.push(callback)) as typeof setTimeout;
	Object.assign(window, {
		releaseTimers() {
			for (const callback of held.splice(0)) callback();
		},
	});
};

test('tabs share the counters, also changes after a popup was armed', async ({ page, context }) => {
	await page.addInitScript(holdTimers);
	await visit(page, 'times-day');
	const other = await context.newPage();
	await other.goto(popupPath('times-day'));
	await expectPopup(other, true);
	expect(await counters(page)).toMatchObject({
		pageViews: 2,
		sessions: 2,
		'popup-34860-impressions-count': 1,
	});
	// In this tab the popup's trigger was started when nothing had been shown yet; it fires only now.
	await page.evaluate(() => (window as unknown as HeldTimers).releaseTimers());
	await expectPopup(page, false);
	await other.keyboard.press('Escape');
	await other.goto(popupPath('times-day'));
	await expectPopup(other, false);
});

for (const [name, breakStorage] of [
	['throws', forbidStorage],
	['is full', fillStorage],
] as const) {
	test(`a storage that ${name} lets a limited popup show once for each page`, async ({ page }) => {
		const errors = watchErrors(page);
		await page.addInitScript(breakStorage);
		for (const way of ['first', 'next']) {
			await page.goto(popupPath('times-ever'));
			await expect(openPopup(page), way).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(openPopup(page)).toHaveCount(0);
			await page.mouse.click(5, 5);
			await expectPopup(page, false);
		}
		expect(errors).toEqual([]);
	});
}

// Headless Chromium keeps no page for Back while a test controls it, so the test dispatches the browser's events.
test('a page that comes back as it was left is no new view, and its popups are still armed', async ({
	page,
}) => {
	await visit(page, 'click');
	const heading = page.getByRole('heading', { level: 1 });
	await heading.click();
	await heading.click();
	const before = await counters(page);
	await page.evaluate(() => {
		for (const type of ['pagehide', 'pageshow']) {
			dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
		}
	});
	await expectPopup(page, false);
	expect(await counters(page)).toEqual(before);
	expect(before).toMatchObject({ pageViews: 1, sessions: 1 });
	await heading.click();
	await expectPopup(page, true);
	await expect(openPopup(page)).toHaveCount(1);
});
