import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const PAGE = '/widgets/hotspot/';
const widget = (page: Page, at: number) => page.locator('.elementor-widget-hotspot').nth(at);
const open = (page: Page) => page.locator('.e-hotspot[data-state="open"] .e-hotspot__tooltip');

/** Returns true if all of a box is inside the window. */
async function isInside(tooltip: Locator): Promise<boolean> {
	return tooltip.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return (
			left >= 0 &&
			top >= 0 &&
			right <= document.documentElement.clientWidth &&
			bottom <= innerHeight
		);
	});
}

test('marks are pressed by mouse and keys, one is open at a time, Esc closes it', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const marks = widget(page, 0).getByRole('button');
	await expect(marks.first()).toHaveAttribute('aria-expanded', 'false');
	await marks.first().click();
	await expect(open(page)).toContainText('Bow rail.');
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Tab');
	await page.keyboard.press('Enter');
	await expect(open(page)).toHaveCount(1);
	await expect(open(page)).toContainText('Helm.');
	await page.keyboard.press('Escape');
	await expect(open(page)).toHaveCount(0);

	const hovered = widget(page, 1).getByRole('button').first();
	await hovered.hover();
	await expect(open(page)).toContainText('Bow rail.');
	// Playwright would scroll further to reach a box that still grows, and would move it away from the pointer.
	await expect.poll(() => open(page).evaluate((box) => box.getAnimations().length)).toBe(0);
	await open(page).hover();
	await expect(open(page)).toBeVisible();
	await page.mouse.move(0, 0);
	await expect(open(page)).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('a tooltip grows around its own centre and fades in, and at once with less motion', async ({
	page,
}) => {
	await page.goto(PAGE);
	const mark = widget(page, 1).getByRole('button').first();
	const tooltip = widget(page, 1).locator('.e-hotspot[data-state="open"] .e-hotspot__tooltip');
	// The handler comes with the mouse, and opens the tooltip at once. The test pauses the transition of the next time.
	await mark.hover();
	await expect(tooltip).toHaveCount(1);
	await page.mouse.move(0, 0);
	await expect(widget(page, 1).locator('.e-hotspot__tooltip').first()).toBeHidden();
	await widget(page, 1).evaluate((element) =>
		element.style.setProperty('--tooltip-transition-duration', '600s'),
	);
	await mark.hover();
	await expect(tooltip).toHaveClass(/e-hotspot--fade-grow/);
	const growth = await tooltip.evaluate((box) => {
		const at = (milliseconds: number) => {
			for (const animation of box.getAnimations()) {
				animation.pause();
				animation.currentTime = milliseconds;
			}
			const { x, y, width, height } = box.getBoundingClientRect();
			const opacity = Number(getComputedStyle(box).opacity);
			return { centre: [x + width / 2, y + height / 2].map(Math.round), width, opacity };
		};
		return [at(0), at(1e6)] as const;
	});
	await page.mouse.move(0, 0);
	expect(growth[0].centre).toEqual(growth[1].centre);
	expect(growth[0].width).toBeCloseTo(growth[1].width * 0.7, 0);
	expect(growth.map(({ opacity }) => opacity)).toEqual([0, 1]);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await expect(tooltip).toHaveCount(0);
	await mark.hover();
	await expect(tooltip).toBeVisible();
	expect(await tooltip.evaluate((box) => box.getAnimations().length)).toBe(0);
});

test('on a phone a finger opens them, inside of the window, and nothing is wider than it', async ({
	browser,
}) => {
	const context = await browser.newContext({
		viewport: { width: 390, height: 800 },
		hasTouch: true,
	});
	const page = await context.newPage();
	await page.goto(PAGE);
	const width = () => page.evaluate(() => document.documentElement.scrollWidth);
	expect(await width()).toBe(390);
	const corners = widget(page, 4).getByRole('button');
	await corners.first().scrollIntoViewIfNeeded();
	for (const corner of await corners.all()) {
		await corner.tap();
		await expect(open(page)).toHaveCount(1);
		await expect.poll(() => isInside(open(page))).toBe(true);
		expect(await width()).toBe(390);
		// An open tooltip may lie over its neighbours, so it is closed.
		await page.keyboard.press('Escape');
		await expect(open(page)).toHaveCount(0);
	}
	await context.close();
});

test('without script they open by the sheet alone', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE);
	const mark = widget(page, 0).getByRole('button').first();
	const tooltip = widget(page, 0).locator('.e-hotspot__tooltip').first();
	await expect(tooltip).toBeHidden();
	await mark.focus();
	await expect(tooltip).toBeVisible();
	await context.close();
});
