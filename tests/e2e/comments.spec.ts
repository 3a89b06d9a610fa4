import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const PAGE = '/widgets/post-comments/';
/** Long enough for a tap to come first. */
const SLOW_SCRIPT_MS = 700;

async function write(page: Page, comment: string): Promise<void> {
	await page.getByRole('textbox', { name: 'Comment' }).fill(comment);
	await page.getByLabel('Name').fill('A guest');
	await page.getByLabel('Email').fill('guest@example.com');
}

const send = (page: Page) => page.getByRole('button', { name: 'Post comment' }).click();
const text = () => `Calm water, ${Date.now()}-${Math.random()}`;

test('a comment is sent by the island, also when the tap came before the script', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const posts: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
	});
	await page.route('**/assets/handler-*.js', async (route) => {
		await new Promise((resolve) => setTimeout(resolve, SLOW_SCRIPT_MS));
		await route.continue();
	});
	await page.goto(PAGE);
	await write(page, text());
	await send(page);
	await expect(page.getByRole('status')).toContainText('Thank you');
	expect(posts).toEqual(['/graphql']);
	await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(errors).toEqual([]);
});

test('a comment that could not be sent is kept, with the reason beside it', async ({ page }) => {
	await page.route('**/graphql', (route) => route.abort());
	await page.goto(PAGE);
	const comment = text();
	await write(page, comment);
	await send(page);
	await expect(page.getByRole('status')).toContainText('could not be sent');
	await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue(comment);
	await page.unroute('**/graphql');
	await send(page);
	await expect(page.getByRole('status')).toContainText('Thank you');
});

test('a field that has to change says so, and is gone to', async ({ page }) => {
	await page.goto(PAGE);
	await page.waitForLoadState('networkidle');
	await write(page, text());
	await page.getByLabel('Email').fill('guest');
	await send(page);
	await expect(page.getByLabel('Email')).toBeFocused();
	await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('a comment is taken without script', async ({ browser }) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(PAGE);
	await write(page, text());
	await send(page);
	await expect(page).toHaveURL(new RegExp(`${PAGE}.*#comment-`));
	await expect(page.getByRole('heading', { name: 'Write a comment' })).toBeVisible();
	await context.close();
});
