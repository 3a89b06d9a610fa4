import { expect, test } from '@playwright/test';

test('the page of a picture shows it large and leads to the others', async ({ page }) => {
	await page.goto('/harbour-at-dawn/');
	const picture = page.getByRole('main').getByRole('img').first();
	await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(600);
	await page.getByRole('main').getByRole('link', { name: 'All postcards' }).click();
	await expect(page).toHaveURL('/gallery/');
});

test('the only product of a list takes a row instead of a corner', async ({ page }) => {
	await page.goto('/product/dry-bag/');
	const lists = page.locator('.goods ul.products');
	const [single, several] = [lists.first(), lists.last()];
	await expect(single.getByRole('listitem')).toHaveCount(1);
	const width = async (item: typeof single) =>
		(await item.getByRole('listitem').first().boundingBox())?.width ?? 0;
	expect(await width(single)).toBeGreaterThan(2 * (await width(several)));
});
