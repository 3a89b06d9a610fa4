import { expect, type Page, test } from '@playwright/test';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/countdown/';
/** One day, two hours, three minutes and four seconds before the season of the catalogue begins. */
const BEFORE = new Date(Date.parse('2029-05-01T08:00:00Z') - 93_784 * 1000);

const digits = (page: Page, id: string) =>
	page
		.locator(`#${id} .elementor-countdown-digits`)
		.evaluateAll((parts) => parts.map(({ textContent }) => textContent).join(':'));

test('countdowns show the time that is left, tick together and move nothing', async ({ page }) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await page.clock.install({ time: BEFORE });
	await page.goto(PAGE);
	// Handlers load in an idle moment, and the clock of this test also controls that moment.
	await expect(async () => {
		await page.clock.runFor(50);
		expect(await page.locator('#season [role=timer]').getAttribute('data-state')).toBe('running');
	}).toPass();
	await page.clock.pauseAt(new Date(BEFORE.getTime() + 60_000));
	await expect.poll(() => digits(page, 'season')).toBe('01:02:02:04');
	await page.clock.runFor(2000);
	expect(await digits(page, 'season')).toBe('01:02:02:02');
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('a hidden unit counts in the next smaller unit, in every zone', async ({ browser }) => {
	const context = await browser.newContext({ timezoneId: 'Asia/Tokyo' });
	const page = await context.newPage();
	await page.clock.install({ time: BEFORE });
	await page.goto(PAGE);
	await page.locator('#hours-minutes').scrollIntoViewIfNeeded();
	await expect(async () => {
		await page.clock.runFor(50);
		expect(await digits(page, 'hours-minutes')).toBe('26:02');
		expect(await digits(page, 'days-alone')).toBe('01');
	}).toPass();
	await context.close();
});

test('a visitor’s own countdown goes on with the next visit, and ends with its message', async ({
	page,
}) => {
	await page.goto(PAGE);
	const minute = page.locator('#minute');
	await minute.scrollIntoViewIfNeeded();
	await expect(minute.getByRole('timer')).toHaveAttribute('data-state', 'running');
	const id = await minute.getAttribute('data-id');
	const key = `${id}-evergreen_due_date`;
	expect(
		await page.evaluate((name) => localStorage.getItem(`${name}-evergreen_interval`), id),
	).toBe('60');
	// The visitor returns when one second is left.
	await page.evaluate((name) => localStorage.setItem(name, `${Date.now() + 1500}`), key);
	// The listener is added before the event, even on a slow page.
	await page.addInitScript(() => {
		document.addEventListener('countdown_expire', ({ target }) => {
			document.title = `over: ${(target as Element).id}`;
		});
	});
	await page.reload();
	await minute.scrollIntoViewIfNeeded();
	await expect(minute.getByRole('status')).toHaveText('Your minute is over.');
	await expect(minute.locator('.elementor-countdown-wrapper')).toBeHidden();
	await expect(page).toHaveTitle('over: minute');
});

test('without script the moment itself is read', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE);
	await expect(page.locator('#season time')).toHaveText('1 May 2029 10:00 CEST');
	await expect(page.locator('#season time')).toBeVisible();
	await expect(page.locator('#season .elementor-countdown-item').first()).toBeHidden();
	await expect(page.locator('#over-hidden')).toHaveText('The boats are out. Ask for tomorrow.', {
		useInnerText: true,
	});
	await context.close();
});
