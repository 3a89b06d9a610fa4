import { expect, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';
import { expectNoPopup, openPopup, stopClock, visit } from './popup-page';

test.use({ viewport: { width: 1280, height: 800 } });

const scrollTo = (fraction: number) =>
	scrollBy({
		top: (document.documentElement.scrollHeight - innerHeight) * fraction - scrollY,
		behavior: 'instant',
	});

test('nothing of a closed popup is loaded, focusable or read out', async ({ page }) => {
	await visit(page, 'click');
	const template = page.locator('template[data-elementor-popup]');
	await expect(template).toHaveCount(1);
	expect(await template.evaluate((node: HTMLTemplateElement) => node.childElementCount)).toBe(0);
	await expectNoPopup(page);
});

test('page load: opens after its seconds, once', async ({ page }) => {
	const errors = watchErrors(page);
	await stopClock(page);
	await visit(page, 'page-load');
	await page.clock.runFor(1000);
	await expect(openPopup(page)).toHaveCount(0);
	await page.clock.runFor(1500);
	await expect(openPopup(page)).toBeVisible();
	await expect(openPopup(page)).toContainText('two seconds after');
	expect(errors).toEqual([]);
});

test('scrolling down: opens at its percent of the page', async ({ page }) => {
	await visit(page, 'scrolling');
	await page.evaluate(scrollTo, 0.4);
	await expectNoPopup(page);
	await page.evaluate(scrollTo, 0.55);
	await expect(openPopup(page)).toBeVisible();
});

test('scrolling up: opens at the first step back', async ({ page }) => {
	await visit(page, 'scrolling-up');
	await page.evaluate(scrollTo, 0.6);
	await expectNoPopup(page);
	await page.evaluate(scrollTo, 0.59);
	await expect(openPopup(page)).toBeVisible();
});

test('scrolling to an element: opens when it comes into view', async ({ page }) => {
	await visit(page, 'scrolling-to');
	await page.evaluate(scrollTo, 0.2);
	await expectNoPopup(page);
	await page.locator('#last-word').scrollIntoViewIfNeeded();
	await expect(openPopup(page)).toBeVisible();
});

test('click: opens at the third, wherever it is', async ({ page }) => {
	await visit(page, 'click');
	const heading = page.getByRole('heading', { level: 1 });
	await heading.click();
	await page.getByRole('main').click({ position: { x: 5, y: 5 } });
	await expectNoPopup(page);
	await heading.click();
	await expect(openPopup(page)).toBeVisible();
});

test('inactivity: any input starts the time anew', async ({ page }) => {
	await stopClock(page);
	await visit(page, 'inactivity');
	for (const input of [() => page.mouse.move(200, 200), () => page.keyboard.press('Shift')]) {
		await page.clock.runFor(20_000);
		await input();
	}
	await page.clock.runFor(20_000);
	await expect(openPopup(page)).toHaveCount(0);
	await page.clock.runFor(15_000);
	await expect(openPopup(page)).toBeVisible();
});

test('exit intent: opens when the pointer leaves at the top, not elsewhere', async ({ page }) => {
	await visit(page, 'exit-intent');
	const leaveAt = (clientY: number) =>
		page.evaluate(
			(y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })),
			clientY,
		);
	await leaveAt(300);
	await expectNoPopup(page);
	await leaveAt(-1);
	await expect(openPopup(page)).toBeVisible();
});

test('ad blocker: opens only where a blocker hides an element that looks like an advertisement', async ({
	page,
	context,
}) => {
	await page.clock.install();
	await visit(page, 'adblock-detection');
	await page.clock.runFor(3000);
	await expectNoPopup(page);
	const other = await context.newPage();
	await other.addInitScript(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync('.ad-box { display: none !important }');
		document.adoptedStyleSheets = [sheet];
	});
	await visit(other, 'adblock-detection');
	await other.clock.runFor(3000);
	await expect(openPopup(other)).toBeVisible();
});

test('a popup that avoids to be one of several stays away once another has shown', async ({
	page,
}) => {
	await stopClock(page);
	await visit(page, 'several');
	await page.clock.runFor(500);
	await expect(openPopup(page)).toContainText('Opens at once');
	await page.keyboard.press('Escape');
	await page.clock.runFor(1000);
	await expect(openPopup(page)).toHaveCount(0);
	await page.clock.runFor(5000);
	await expectNoPopup(page);
});
