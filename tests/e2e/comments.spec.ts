import { expect, type Page, test } from '@playwright/test';
import type { BuiltSite } from '../support/built-site';
import { COMMENTED_POST, startCommentedSite } from './support/commented-site';
import { delayRequests } from './support/held-requests';
import { accessibilityViolations, watchErrors } from './support/page-health';

const PAGE = '/widgets/post-comments/';
/** The delay of the script in milliseconds, long enough for a tap before it runs. */
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
	await delayRequests(page, '**/assets/handler-*.js', SLOW_SCRIPT_MS);
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

test('a field with a fault shows it, and gets the focus', async ({ page }) => {
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

test.describe('more than a hundred comments', () => {
	let site: BuiltSite;
	// One host serves all these tests, instead of one in each worker.
	test.describe.configure({ mode: 'default' });

	test.beforeAll(async () => {
		site = await startCommentedSite(120);
	});
	test.afterAll(() => site.stop());

	const comment = (page: Page, id: number) => page.locator(`#comment-${id}`);

	test('begin with the newest; older ones join them in place', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(site.origin + COMMENTED_POST);
		await expect(page.getByRole('heading', { name: '120 comments' })).toBeVisible();
		await expect(comment(page, 120)).toBeAttached();
		await expect(comment(page, 50)).not.toBeAttached();
		await page.getByRole('textbox', { name: 'Comment' }).fill('Typed before');
		await page.getByRole('link', { name: 'Older comments' }).click();
		await expect(comment(page, 1).locator('strong')).toHaveText('1');
		await expect(comment(page, 120)).toBeAttached();
		await expect(page.locator('.comment')).toHaveCount(120);
		await expect(page.getByRole('heading', { name: '120 comments' })).toBeFocused();
		await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Typed before');
		expect(page.url()).toBe(site.origin + COMMENTED_POST);
		expect(await accessibilityViolations(page)).toEqual([]);
		expect(errors).toEqual([]);
	});

	test('open the answer form in place: the pressed link stays where it is, and Cancel goes back', async ({
		page,
	}) => {
		// Otherwise the page would still scroll smoothly.
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(site.origin + COMMENTED_POST);
		await page.waitForLoadState('networkidle');
		await page.getByRole('textbox', { name: 'Comment' }).fill('Typed before');
		const topOf = async (id: number) =>
			(await comment(page, id).locator('.comment-reply-link').first().boundingBox())?.y ?? 0;
		const answer = async (id: number) => {
			const link = comment(page, id).locator('.comment-reply-link').first();
			await link.evaluate((element) =>
				element.scrollIntoView({ block: 'start', behavior: 'instant' }),
			);
			const before = await topOf(id);
			await link.press('Enter');
			await expect(comment(page, id).getByRole('textbox', { name: 'Comment' })).toBeFocused();
			expect(Math.abs((await topOf(id)) - before)).toBeLessThan(2);
		};
		await answer(60);
		await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Typed before');
		// The form above it disappears.
		await answer(90);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.getByRole('link', { name: 'Cancel reply' }).press('Enter');
		await expect(comment(page, 90).locator('.comment-reply-link').first()).toBeFocused();
		await expect(page.getByRole('heading', { name: 'Write a comment' })).toBeAttached();
		await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Typed before');
		expect(page.url()).toBe(site.origin + COMMENTED_POST);
	});

	test('stay as they are when older comments do not come, with a note', async ({ page }) => {
		await page.route('**/graphql', (route) => route.abort());
		await page.goto(site.origin + COMMENTED_POST);
		await page.waitForLoadState('networkidle');
		await page.getByRole('link', { name: 'Older comments' }).click();
		await expect(page.getByText('could not be loaded')).toBeVisible();
		await expect(page.locator('.comment')).toHaveCount(70);
		await page.unroute('**/graphql');
		await page.getByRole('link', { name: 'Older comments' }).click();
		await expect(page.locator('.comment')).toHaveCount(120);
	});

	test('are reached by links without script, and take an answer on any page', async ({
		browser,
	}) => {
		test.slow();
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(site.origin + COMMENTED_POST);
		await page.getByRole('link', { name: 'Older comments' }).click();
		await expect(page).toHaveURL(`${site.origin}${COMMENTED_POST}comment-page-1/#comments`);
		await expect(page.locator('.comment')).toHaveCount(50);
		await expect(comment(page, 1)).toBeVisible();
		await comment(page, 3).getByRole('link', { name: 'Reply to Guest 3' }).click();
		await expect(page).toHaveURL(/\/comment-page-1\/\?replytocom=3#respond$/);
		await expect(comment(page, 3).getByRole('heading', { name: 'Reply to Guest 3' })).toBeVisible();
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await page.getByRole('link', { name: 'Cancel reply' }).click();
		await expect(page).toHaveURL(/\/comment-page-1\/#respond$/);
		await comment(page, 3).getByRole('link', { name: 'Reply to Guest 3' }).click();
		await write(page, text());
		await send(page);
		await expect(page).toHaveURL(new RegExp(`${COMMENTED_POST}#comment-`));
		await expect(page.locator('.comment:target')).toContainText('In reply to an earlier comment');
		await expect(page.getByRole('heading', { name: '121 comments' })).toBeVisible();
		await context.close();
	});
});
