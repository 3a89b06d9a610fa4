import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './support/held-requests';
import { accessibilityViolations, watchErrors } from './support/page-health';

const BOAT = '/fleet/marlin/';

const sentence = (page: Page) => page.locator('.e-rental__sentence');
const day = (page: Page) => page.getByLabel('Which day', { exact: true });
const people = (page: Page) => page.getByLabel('How many of you');

/** Waits until the form needs no button any more, because then the island has hydrated the form. */
async function openDesk(page: Page): Promise<void> {
	await page.goto(BOAT);
	await page.locator('.e-rental').scrollIntoViewIfNeeded();
	await expect(page.locator('.e-rental--live')).toBeVisible();
}

test('every choice is answered in a sentence, and a plain page gives the same', async ({
	page,
	browser,
}) => {
	const errors = watchErrors(page);
	await openDesk(page);
	await day(page).fill('2027-07-03');
	await people(page).fill('5');
	await page.getByRole('radio', { name: 'Isola Bruna' }).check();
	await expect(sentence(page)).toContainText('Saturday 3 July: 8 seats for 5');
	await expect(sentence(page)).toContainText('45 minutes at 7 knots or 14 minutes at 22 knots');
	await expect(sentence(page)).toContainText('€380 for half a day or €570');
	const answered = await sentence(page).textContent();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);

	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await plain.goto(new URL(BOAT, page.url()).href);
	await day(plain).fill('2027-07-03');
	await people(plain).fill('5');
	await plain.getByRole('radio', { name: 'Isola Bruna' }).check();
	await plain.getByRole('button', { name: 'Can I have her?' }).click();
	await plain.waitForURL(/rental-day=2027-07-03/);
	expect(await sentence(plain).textContent()).toBe(answered);
	await expect(sentence(plain)).toBeInViewport();
	await context.close();
});

test('a sentence never names a new place with the minutes of the last one', async ({ page }) => {
	await openDesk(page);
	await page.getByRole('radio', { name: 'Isola Bruna' }).check();
	await expect(sentence(page)).toContainText('45 minutes at 7 knots or 14 minutes at 22 knots');
	const before = await sentence(page).textContent();
	const held = await holdRequests(page, /\/graphql(?:\?|$)/);
	await page.getByRole('radio', { name: 'Capo Sole' }).check();
	await expect(page.locator('.e-rental')).toHaveAttribute('aria-busy', 'true');
	expect(await sentence(page).textContent()).toBe(before);
	held.release();
	await expect(sentence(page)).toContainText('Capo Sole');
	await expect(sentence(page)).not.toContainText('45 minutes');
});

for (const [address, place, price] of [
	['/de/flotte/', 'Isola Bruna', /Petrel.*Halber Tag 260\s€/s],
	['/it/flotta/', 'Isola Bruna', /Petrel.*Mezza giornata 260\s€/s],
	['/de/fleet/marlin/', 'Isola Bruna', /310\s€ für den halben/],
] as const) {
	test(`${address} answers in its language, with script as without`, async ({ page, browser }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const plain = await context.newPage();
		const answers: string[] = [];
		for (const one of [plain, page]) {
			await one.goto(new URL(address, test.info().project.use.baseURL).href);
			const desk = one.locator('.e-rental');
			await desk.scrollIntoViewIfNeeded();
			if (one === page) await expect(one.locator('.e-rental--live')).toBeVisible();
			await desk.locator('[type=number]').fill('5');
			await desk.locator('[type=date]').fill('2027-06-12');
			await desk.getByRole('radio', { name: place }).check();
			if (one === plain) await desk.locator('button').click();
			const answer = desk.locator('.e-rental__sentence');
			await expect(answer).toContainText(price);
			await expect(answer).toContainText(place);
			answers.push(await answer.innerText());
		}
		expect(answers[1]).toBe(answers[0]);
		await context.close();
	});
}

test('a fault stands beside its field, without script as well', async ({ page, browser }) => {
	await openDesk(page);
	await people(page).fill('9');
	await expect(people(page)).toHaveAccessibleDescription('She has 8 seats, and everybody sits.');
	await day(page).fill('2027-12-24');
	await expect(day(page)).toHaveAccessibleDescription(/on the water from 10 April to 31 October/);
	await expect(page.getByRole('link', { name: /^Ask for Marlin that day/ })).toHaveCount(0);
	expect(await accessibilityViolations(page)).toEqual([]);

	const context = await browser.newContext({ javaScriptEnabled: false });
	const plain = await context.newPage();
	await plain.goto(`${new URL(BOAT, page.url()).href}?rental-people=9&rental-day=2027-12-24`);
	await expect(people(plain)).toHaveAccessibleDescription('She has 8 seats, and everybody sits.');
	await plain.goto(`${new URL(BOAT, page.url()).href}?rental-people=3&rental-day=`);
	await expect(day(plain)).toHaveAccessibleDescription('Pick a day and we will look.');
	await day(page).fill('');
	await people(page).fill('3');
	await expect(day(page)).toHaveAccessibleDescription('Pick a day and we will look.');
	await context.close();
});

test('keys alone lead from the question to an enquiry that knows it', async ({ page }) => {
	await openDesk(page);
	await people(page).focus();
	await page.keyboard.press('ArrowUp');
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowDown');
	await expect(page.getByLabel('Who drives', { exact: true }).first()).toHaveAccessibleDescription(
		/Marlin needs a licence/,
	);
	await page.keyboard.press('Tab');
	await page.keyboard.press('ArrowDown');
	await expect(page.getByRole('radio', { name: 'Isola Bruna' })).toBeChecked();
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Ask for Marlin that day' })).toBeFocused();
	await page.keyboard.press('Enter');
	await page.waitForURL(/#ask$/);
	const form = page.locator('#ask form');
	await form.scrollIntoViewIfNeeded();
	await expect(form.getByLabel(/^People/)).toHaveValue('3');
	await expect(form.getByRole('radio', { name: /can one of you drive/ })).toBeChecked();
});

test('the fleet lists the boats that fit, each with the question', async ({ page }) => {
	await page.goto('/fleet/');
	await page.locator('.e-rental').scrollIntoViewIfNeeded();
	await expect(page.locator('.e-rental--live')).toBeVisible();
	await page.getByLabel('Who drives', { exact: true }).selectOption('none');
	await page.getByRole('radio', { name: 'Grotta Chiara' }).check();
	await people(page).fill('5');
	await expect(page.locator('.e-rental__offers a')).toHaveText(['Avocet', 'Heron', 'Tern']);
	await page.locator('.e-rental__offers a', { hasText: 'Tern' }).click();
	await page.waitForURL(/\/fleet\/tern\/\?/);
	await expect(sentence(page)).toContainText('6 seats for 5');
});

test('at 768 px a label of two lines moves no field out of its row', async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 900 });
	await page.goto('/fleet/petrel/');
	const top = (label: string) =>
		page
			.locator('.e-rental')
			.getByLabel(label)
			.evaluate((field) => field.getBoundingClientRect().top);
	const label = page.locator('.e-rental label', { hasText: 'How many of you' });
	const height = await label.evaluate((one) => one.getBoundingClientRect().height);
	expect(height).toBeGreaterThan(24);
	expect(await top('How many of you')).toBeCloseTo(await top('Which day'), 0);
});
