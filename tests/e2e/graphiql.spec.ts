import { expect, type Page, test } from '@playwright/test';

/** Blocks requests to other origins and returns their addresses. */
async function cutOutsideNetwork(page: Page, origin: string): Promise<string[]> {
	const outside: string[] = [];
	await page.route('**/*', (route) => {
		const url = route.request().url();
		if (url.startsWith(`${origin}/`) || /^(data|blob):/.test(url)) return route.continue();
		outside.push(url);
		return route.abort();
	});
	return outside;
}

test('GraphiQL runs every tab it opens with, with the outside network cut', async ({
	page,
	baseURL,
}) => {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
	const outside = await cutOutsideNetwork(page, baseURL ?? '');
	await page.goto('/graphql');

	const tabs = page.locator('.graphiql-tab-button');
	await expect(tabs).toHaveText([
		/^Posts/,
		/^Gallery/,
		/^Popups/,
		/^Templates/,
		/^MenuAndSettings/,
		/^TryOut/,
	]);
	const answers = [
		'"posts"',
		'"page"',
		'"elementorPopups"',
		'"elementorTemplates"',
		'"generalSettings"',
	];
	for (const [index, answer] of answers.entries()) {
		await tabs.nth(index).click();
		await expect(page.locator('.graphiql-tab').nth(index)).toHaveClass(/graphiql-tab-active/);
		// GraphiQL reads a tab's operation half a second after it was opened.
		await expect(async () => {
			await page.getByRole('button', { name: /execute query/i }).click();
			await expect(page.locator('.result-window')).toContainText(answer, { timeout: 2_000 });
		}).toPass();
		await expect(page.locator('.result-window')).not.toContainText('"errors"');
	}
	// The visitor chooses one of the tab's two operations.
	await tabs.nth(answers.length).click();
	await expect(async () => {
		await page.getByRole('button', { name: /execute query/i }).click();
		await page.getByRole('menuitem', { name: 'TryOut' }).click({ timeout: 2_000 });
		await expect(page.locator('.result-window')).toContainText('"createPost"', { timeout: 2_000 });
	}).toPass();
	await expect(page.locator('.result-window')).not.toContainText('"errors"');
	expect(outside).toEqual([]);
	expect(errors).toEqual([]);
});

test('GraphiQL runs its first query by itself on a first visit', async ({ page }) => {
	let asked = 0;
	await page.route('**/graphql', (route) => {
		if (route.request().postData()?.includes('query Posts')) asked += 1;
		return route.continue();
	});
	await page.goto('/graphql');
	await expect(page.locator('.result-window')).toContainText('"posts"');
	await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0);
	expect(asked).toBe(1);
	await page.reload();
	await expect(page.locator('.graphiql-tab-button').first()).toHaveText(/^Posts/);
	await expect(page.getByRole('button', { name: /execute query/i })).toBeVisible();
	await expect(page.locator('.result-window .view-line').first()).toBeAttached();
	expect(asked).toBe(1);
});

test('GraphiQL shows the documentation of the contract', async ({ page }) => {
	await page.goto('/graphql');
	await page.getByRole('button', { name: /documentation/i }).click();
	await expect(page.locator('.graphiql-plugin')).toContainText('RootQuery');
});

for (const { width, height } of [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
]) {
	test(`GraphiQL shows a readable answer, and the query, at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.goto('/graphql');
		const answer = page.locator('.result-window');
		await expect(async () => {
			await page.getByRole('button', { name: /execute query/i }).click();
			await expect(answer).toContainText('"posts"', { timeout: 2_000 });
		}).toPass();
		const [editors, result] = await Promise.all([
			page.locator('.graphiql-editors').boundingBox(),
			answer.boundingBox(),
		]);
		expect(result?.width).toBeGreaterThan(300);
		expect(result?.height).toBeGreaterThan(250);
		const isBelow = (result?.y ?? 0) >= (editors?.y ?? 0) + (editors?.height ?? 0);
		expect(isBelow).toBe(width === 390);
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(overflow).toBeLessThanOrEqual(width);

		await page.getByRole('button', { name: 'Show History' }).click();
		await expect(page.locator('.graphiql-plugin')).toContainText('Posts');
	});
}
