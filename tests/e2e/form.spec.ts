import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, horizontalOverflow, watchErrors } from './support/page-health';

const PAGE = '/widgets/form/';

const form = (page: Page, name: string) => page.getByRole('form', { name });

test('a form is filled in by keyboard, shows its faults, survives a reload and is stored once', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const posts: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
	});
	await page.goto(PAGE);
	// A long option must not overlap the arrow of the list.
	const choice = page.locator('.elementor-select-wrapper > select:not([multiple])').first();
	expect(
		await choice.evaluate((one) => parseFloat(getComputedStyle(one).paddingInlineEnd)),
	).toBeGreaterThan(24);
	const short = form(page, 'Short');
	await short.getByLabel('Name').focus();
	await page.keyboard.type('Ann');
	await page.keyboard.press('Tab');
	await page.keyboard.type('nobody');
	await page.keyboard.press('Enter');
	await expect(short.getByRole('alert')).toBeVisible();
	await expect(short.getByLabel('Email')).toBeFocused();
	await expect(short.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.type('@mail.example');
	await expect(short.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
	await page.reload();
	await short.getByLabel('Message').focus();
	await expect(short.getByLabel('Email')).toHaveValue('nobody@mail.example');
	await short.getByRole('button', { name: 'Send' }).dblclick();
	await expect(short.getByRole('status')).toHaveText('Your submission was successful.');
	await expect(short.getByLabel('Email')).toHaveValue('');
	expect(posts).toEqual(['/graphql']);
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('files go with the builder’s own call, and a file of a false type is refused', async ({
	page,
}) => {
	await page.goto(PAGE);
	const every = form(page, 'Every field');
	await every.getByLabel('Name').fill('Bo');
	await every.getByLabel('Email').fill('bo@mail.example');
	await every.getByLabel('With a skipper').check();
	await every.getByLabel('I have read the terms').check();
	const papers = every.getByLabel('Licence as a picture or PDF');
	await papers.setInputFiles({
		name: '../x.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('<html>'),
	});
	await every.getByRole('button', { name: 'Send everything' }).click();
	await expect(every.getByText('This file type is not allowed.').first()).toBeVisible();
	await papers.setInputFiles({
		name: 'x.pdf',
		mimeType: 'application/pdf',
		buffer: Buffer.from('%PDF-1.7\n%\n1 0 obj'),
	});
	await every.getByRole('button', { name: 'Send everything' }).click();
	await expect(every.getByRole('status')).toHaveText('We have it all.');
});

test('steps go forward and back by touch on a phone, and only past valid fields', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		...(baseURL && { baseURL }),
		hasTouch: true,
		viewport: { width: 390, height: 844 },
		reducedMotion: 'reduce',
	});
	const page = await context.newPage();
	await page.goto(PAGE);
	const steps = form(page, 'In steps');
	await steps.scrollIntoViewIfNeeded();
	await steps.getByRole('button', { name: 'Who comes?' }).tap();
	await expect(steps.getByLabel('Day')).toBeFocused();
	await steps.getByLabel('Day').fill('2027-06-12');
	await steps.getByRole('button', { name: 'Who comes?' }).tap();
	await expect(steps.getByLabel('People')).toBeVisible();
	await expect(steps.getByLabel('Day')).toBeHidden();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
	await steps.getByRole('button', { name: 'Back' }).first().tap();
	await expect(steps.getByLabel('Day')).toHaveValue('2027-06-12');
	await steps.getByRole('button', { name: 'Who comes?' }).tap();
	await steps.getByLabel('People').fill('4');
	await steps.getByRole('button', { name: 'Last step' }).tap();
	await steps.getByLabel('Email').fill('ann@mail.example');
	await steps.getByRole('button', { name: 'Send' }).tap();
	await expect(steps.getByRole('status')).toContainText('successful');
	await context.close();
});

test('a network that is gone is waited for', async ({ page, context }) => {
	const sender = page.waitForResponse(/\/send-by-graphql/);
	await page.goto(PAGE);
	const short = form(page, 'Short');
	await short.getByLabel('Email').fill('wait@mail.example');
	await short.getByLabel('Message').fill('From the cove.');
	await (await sender).finished();
	await context.setOffline(true);
	await short.getByRole('button', { name: 'Send' }).click();
	await expect(short.getByRole('alert')).toContainText('You are offline');
	await expect(short.getByLabel('Message')).toHaveValue('From the cove.');
	await context.setOffline(false);
	await expect(short.getByRole('status')).toContainText('successful');
});

test('a form in a popup is sent, thanked for and closes it; another one opens a popup', async ({
	page,
}) => {
	await page.goto('/stories/');
	await page.mouse.wheel(0, 600);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const dialog = page.getByRole('dialog');
	const log = dialog.getByRole('form', { name: 'The log by post' });
	await expect(log).toBeVisible();
	// The dialog is at the edge and covers no text or field of the form.
	for (const [width, height] of [
		[360, 780],
		[1280, 720],
	] as const) {
		await page.setViewportSize({ width, height });
		expect((await dialog.locator('.log-strip').boundingBox())?.height).toBeLessThanOrEqual(
			height / 5,
		);
	}
	await log.getByLabel('Email, where the letters go').fill('ann@mail.example');
	expect(await accessibilityViolations(page)).toEqual([]);
	await log.getByRole('button', { name: 'Send them' }).click();
	await expect(log.getByRole('status')).toContainText('You are on the list.');
	await expect(dialog).toBeHidden();

	await page.goto(PAGE);
	const opener = form(page, 'Opens a popup');
	await opener.getByLabel('Name').fill('Ann');
	await opener.getByRole('button', { name: 'Send and open' }).click();
	await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a form comes back with its values, then thanks, then leads on', async ({ page }) => {
		await page.goto(PAGE);
		const short = form(page, 'Short');
		await short.getByLabel('Name').fill('<b>Ann</b>');
		await short.getByLabel('Email').fill('ann@mail');
		await short.getByRole('button', { name: 'Send' }).click();
		await expect(short.getByRole('alert')).toContainText('valid email address');
		await expect(short.getByLabel('Name')).toHaveValue('<b>Ann</b>');
		await short.getByLabel('Email').fill('ann@mail.example');
		await short.getByRole('button', { name: 'Send' }).click();
		await expect(short.getByRole('status')).toContainText('successful');
		const newsletter = form(page, 'Newsletter');
		await newsletter.getByLabel('Email').fill('ann@mail.example');
		await newsletter.getByRole('button', { name: 'Keep me posted' }).click();
		await expect(page).toHaveURL(/\/contact\/\?thanks=ann%40mail\.example(?:#.*)?$/);
	});
});

test('a visitor requests a boat on its own page', async ({ page }) => {
	await page.goto('/fleet/petrel/');
	const ask = form(page, 'Ask for this boat');
	await ask.getByLabel('Which day').fill('2027-06-12');
	await ask.getByLabel('People').fill('5');
	await ask.getByRole('button', { name: 'Ask for Petrel' }).click();
	await expect(ask.getByLabel('One of us has a licence')).toBeFocused();
	await ask.getByLabel('One of us has a licence').check();
	await ask.getByLabel('email').fill('ann@mail.example');
	await ask.getByRole('button', { name: 'Ask for Petrel' }).click();
	await expect(ask.getByRole('status')).toContainText('We have it');
	const sent: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') sent.push(request.postData() ?? '');
	});
	await ask.getByLabel('Which day').fill('2027-06-13');
	await ask.getByLabel('One of us has a licence').check();
	await ask.getByLabel('email').fill('ann@mail.example');
	// A press within a second of an answer counts as the second half of a double press.
	await expect(async () => {
		await ask.getByRole('button', { name: 'Ask for Petrel' }).click();
		expect(sent.length).toBeGreaterThan(0);
	}).toPass();
	expect(sent[0]).toContain('"id":"boat","values":["Petrel"]');
});
