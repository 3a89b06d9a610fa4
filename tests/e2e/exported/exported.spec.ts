import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type FileServer, serveFiles } from '../../support/file-server';
import { firstVisit, HANDS } from '../support/hands';
import { watchErrors } from '../support/page-health';
import { VISITOR_TASKS } from '../support/visitor-tasks';

/** The demonstration without the catalogue of widgets, because the catalogue's thousand pages take minutes. */
const PATHS = '/,/fleet/*,/stories/*,/gallery/,/contact/,/about/,/imprint/,/destinations/*';
/** The tasks that work in a folder of files; forms and comments need a host, so they are left out. */
const TASKS = ['filters, looks, comes back and shares', 'finds the imprint', 'looks at pictures'];
const BY_SCRIPT = ['searches'];

const isFull = Boolean(process.env.FULL_MATRIX);

// One export for all tests of this file.
test.describe.configure({ mode: 'default' });

let folder: string;
let files: FileServer;

test.beforeAll(async () => {
	// A slow machine needs long to make the AVIF pictures that the build has not made.
	test.setTimeout(480_000);
	folder = mkdtempSync(join(tmpdir(), 'outrigger-exported-'));
	const command = ['server/outrigger.js', 'export', 'content', join(folder, 'site')];
	const options = ['--paths', PATHS, '--data', 'data/browser-tests'];
	execFileSync(process.execPath, [...command, ...options], { stdio: 'ignore' });
	files = await serveFiles(join(folder, 'site'));
});

test.afterAll(async () => {
	await files?.close();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

/**
 * The kinds of input for the folder. The folder has the same scripts as the host, and `visitor-tasks.spec.ts` tests
 * these with every kind of input.
 */
const FOLDER_HANDS: ReadonlySet<string> = new Set(['keyboard', 'no script']);

for (const hand of HANDS.filter(({ name }) => isFull || FOLDER_HANDS.has(name))) {
	for (const task of [...TASKS, ...(hand.name === 'no script' ? [] : BY_SCRIPT)]) {
		test(`a visitor of the folder ${task}: ${hand.name}`, async ({ browser }) => {
			const found = VISITOR_TASKS[task];
			if (!found) throw new Error(`There is no task "${task}".`);
			const page = await firstVisit(browser, hand, files.origin + found.from);
			const errors = watchErrors(page);
			await found.run(page, hand);
			expect(errors).toEqual([]);
			await page.context().close();
		});
	}
}

const boatsOf = (page: Page) =>
	page.getByRole('main').locator('.e-loop-item h2, .e-loop-item h3').allInnerTexts();

async function opened(browser: Browser, path: string): Promise<{ page: Page; errors: string[] }> {
	const page = await browser.newPage();
	const errors = watchErrors(page);
	await page.goto(files.origin + path);
	return { page, errors };
}

test('a combination of filters is made in the browser, and its address can be shared', async ({
	browser,
	request,
	baseURL,
}) => {
	const query = '?e-filter-c514afe-boat_type=rib~tender&e-filter-c514afe-driver=no-licence';
	const { page, errors } = await opened(browser, '/fleet/');
	const all = await boatsOf(page);
	for (const name of [/^RIB/, /^Tender/, 'No licence needed']) {
		await page.getByRole('button', { name }).click();
	}
	await expect(page).toHaveURL(/boat_type=rib~tender.*driver=no-licence/);
	await expect.poll(() => boatsOf(page)).not.toEqual(all);
	// The host filters the same.
	const html = await (await request.get(`${baseURL}/fleet/${query}`)).text();
	await expect(page.locator('[data-id="c514afe"] .e-loop-item')).toHaveCount(
		(html.match(/class="[^"]*\be-loop-item-\d/g) ?? []).length,
	);
	const combined = await boatsOf(page);
	await page.reload();
	await expect.poll(() => boatsOf(page)).toEqual(combined);
	expect(errors).toEqual([]);
	await page.close();
});

test('a written filter shows its choice in its address and its buttons', async ({ browser }) => {
	const { page, errors } = await opened(browser, '/fleet/e-filter-c514afe-boat_type/tender/');
	await expect(page).toHaveURL(/\/fleet\/\?e-filter-c514afe-boat_type=tender$/);
	const tender = page.getByRole('button', { name: /^Tender/ });
	await expect(tender).toHaveAttribute('aria-pressed', 'true');
	await page.getByRole('button', { name: 'Every kind' }).click();
	await expect(page).toHaveURL(/\/fleet\/$/);
	await expect.poll(async () => (await boatsOf(page)).length).toBe(8);
	expect(errors).toEqual([]);
	await page.close();
});

test('results come while a visitor types, and a search without hits shows a note', async ({
	browser,
}) => {
	const { page, errors } = await opened(browser, '/search/?s=submarine');
	const main = page.getByRole('main');
	await expect(page.getByRole('heading', { level: 1 })).toContainText('submarine');
	await expect(page).toHaveTitle(/submarine/);
	await expect(main.getByRole('article')).toHaveCount(0);
	const field = main.getByRole('combobox').or(main.getByRole('searchbox'));
	await field.fill('lighthouse');
	await expect(main.getByRole('row').first()).toBeVisible();
	await expect(main.getByRole('row').first().locator('mark').first()).toContainText(/lighthouse/i);
	expect(errors).toEqual([]);
	await page.close();
});

test('forms show that they cannot be sent, and nothing leads to a host', async ({ browser }) => {
	const { page, errors } = await opened(browser, '/contact/');
	const form = page.getByRole('form', { name: 'Ask for a day' });
	await expect(form.getByRole('note')).toContainText('cannot be sent');
	await expect(form.getByRole('textbox').first()).toBeDisabled();
	await expect(form.getByRole('button').last()).toBeDisabled();
	for (const path of ['/graphql', '/wp-login.php', 'replytocom', '/cart/']) {
		await expect(page.locator(`a[href*="${path}"]`)).toHaveCount(0);
	}
	expect(errors).toEqual([]);
	await page.close();
});

test('the menu of a phone opens, a popup comes, and a wrong address has its page', async ({
	browser,
}) => {
	const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
	const page = await context.newPage();
	const errors = watchErrors(page);
	await page.goto(`${files.origin}/contact/`);
	const banner = page.getByRole('banner');
	await banner.locator('summary[aria-label="Menu: Main"]').click();
	await banner.getByRole('link', { name: 'Stories' }).click();
	await expect(page).toHaveURL(/\/stories\/$/);
	const dialog = page.locator('dialog.elementor-popup-modal');
	// The script that watches the scroll loads a moment after the page.
	await expect(async () => {
		await page.keyboard.press('Home');
		await page.keyboard.press('End');
		await expect(dialog).toBeVisible({ timeout: 1000 });
	}).toPass();
	await dialog.getByRole('button', { name: 'Close' }).click();
	await expect(dialog).toHaveCount(0);
	expect(errors).toEqual([]);
	const answer = await page.goto(`${files.origin}/no-such-page/`);
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await context.close();
});

test('a folder below a path of its host: no request leaves it, and its scripts work', async ({
	browser,
}) => {
	test.setTimeout(120_000);
	const root = join(folder, 'host');
	const command = ['server/outrigger.js', 'export', 'content', join(root, 'sub')];
	const options = ['--paths', '/,/fleet/*', '--base-url', 'http://127.0.0.1/sub/'];
	const data = ['--data', 'data/browser-tests'];
	execFileSync(process.execPath, [...command, ...options, ...data], { stdio: 'ignore' });
	const host = await serveFiles(root);
	try {
		const page = await browser.newPage();
		const errors = watchErrors(page);
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto(`${host.origin}/sub/fleet/`);
		const all = await boatsOf(page);
		for (const name of [/^RIB/, /^Tender/]) await page.getByRole('button', { name }).click();
		await expect(page).toHaveURL(/\/sub\/fleet\/\?.*boat_type=rib~tender/);
		await expect.poll(() => boatsOf(page)).not.toEqual(all);
		await page.goto(`${host.origin}/sub/search/?s=wren`);
		await page.getByRole('main').getByRole('article').first().getByRole('link').click();
		await expect(page).toHaveURL(/\/sub\/(?!search)/);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.getByRole('banner').getByRole('link').first().click();
		await expect(page).toHaveURL(`${host.origin}/sub/`);
		await page.waitForLoadState('networkidle');
		const outside = asked.filter((address) => !address.startsWith(`${host.origin}/sub/`));
		expect(outside.filter((address) => !address.startsWith('data:'))).toEqual([]);
		expect(errors).toEqual([]);
		await page.close();
	} finally {
		await host.close();
	}
});

test('pictures are AVIF where the browser shows it, and lie as they did', async ({ browser }) => {
	const { page, errors } = await opened(browser, '/gallery/');
	const picture = page.getByRole('main').locator('picture[data-kinds] img').first();
	await picture.scrollIntoViewIfNeeded();
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
		.toMatch(/\.avif$/);
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
		.toBeGreaterThan(0);
	const display = await picture.evaluate(
		(image) => image.parentElement && getComputedStyle(image.parentElement).display,
	);
	expect(display).toBe('contents');
	expect(errors).toEqual([]);
	await page.close();
});
