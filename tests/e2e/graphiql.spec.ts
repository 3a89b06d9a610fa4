import { expect, type Page, test } from '@playwright/test';

/** Lets nothing through but this origin; gives the addresses that were asked for outside of it. */
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
	expect(outside).toEqual([]);
	expect(errors).toEqual([]);
});

test('GraphiQL shows the documentation of the contract', async ({ page }) => {
	await page.goto('/graphql');
	await page.getByRole('button', { name: /documentation/i }).click();
	await expect(page.locator('.graphiql-plugin')).toContainText('RootQuery');
});
