import { expect, test } from '@playwright/test';

test('the footer leads to the editor’s view by way of the login, and the tree fills its side', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto('/about/');
	await page.getByRole('contentinfo').getByRole('link', { name: 'The editor’s view' }).click();
	await expect(page).toHaveURL(/\/wp-login\.php\?redirect_to=/);
	await page.locator('#user_login').fill('harbour');
	await page.locator('#user_pass').fill('demonstration');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/fleet/?elementor-preview');

	const lines = page.getByRole('treeitem');
	await expect(lines.first()).toHaveText(/^The fleet/);
	await expect(lines.nth(1)).toHaveText(/^Eight boats, no two alike/);
	const treeSide = page.locator('.views');
	const heightOf = async () => (await treeSide.boundingBox())?.height ?? 0;
	const open = await heightOf();
	expect(open).toBeGreaterThan(600);
	await lines.nth(1).click();
	await expect(page.getByRole('heading', { level: 2, name: /^Eight boats/ })).toBeVisible();
	expect(await heightOf()).toBeLessThan(open * 0.7);
});

test('a few tabs lead to the tree: the page in the frame comes last', async ({ page }) => {
	await page.goto('/wp-login.php?redirect_to=%2Ffleet%2F%3Felementor-preview');
	await page.locator('#user_login').fill('harbour');
	await page.locator('#user_pass').fill('demonstration');
	await page.keyboard.press('Enter');
	await expect(page.getByRole('treeitem').first()).toBeVisible();
	const hasTree = () =>
		page.evaluate(() => document.activeElement?.getAttribute('role') === 'treeitem');
	let tabs = 0;
	for (; tabs < 12 && !(await hasTree()); tabs += 1) await page.keyboard.press('Tab');
	expect(await hasTree(), `${tabs} tabs`).toBe(true);
});
