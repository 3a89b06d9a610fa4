import { expect, test } from '@playwright/test';

test('an open question stands in no box', async ({ page }) => {
	await page.goto('/fleet/petrel/');
	const question = page.locator('.questions details').first();
	await question.locator('summary').click();
	await expect(question).toHaveAttribute('open', '');
	await expect(question.locator('.e-con').first()).toHaveCSS('border-top-width', '0px');
});

test('an empty form names its required fields in the words of the harbour', async ({ page }) => {
	await page.goto('/fleet/petrel/');
	await page.getByRole('button', { name: 'Ask for Petrel' }).click();
	const notice = page.locator('.elementor-message-danger').first();
	await expect(notice).toContainText('Nearly. Before we can answer:');
});

test('the year in which a boat was built does not count', async ({ page }) => {
	await page.goto('/fleet/heron/');
	const year = page.getByText('1964', { exact: true });
	await expect(year).toHaveCount(1);
	expect(await year.evaluate((figure) => figure.closest('.elementor-widget-counter'))).toBeNull();
});

test('a desk without a telephone gets the number to read', async ({ page }) => {
	await page.goto('/fleet/petrel/');
	await page.getByRole('main').getByRole('link', { name: 'Call the boathouse' }).first().click();
	await expect(page.getByRole('dialog')).toContainText('+39 000 000 000');
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a boat of four takes four, in her season, with a driver', async ({ page }) => {
		await page.goto('/fleet/wren/');
		await expect(page.getByLabel('People, up to 4')).toHaveAttribute('max', '4');
		const day = page.getByLabel('Which day, April to October');
		await expect(day).toHaveAttribute('min', '2027-04-10');
		await expect(day).toHaveAttribute('max', '2027-10-31');
		await page.goto('/fleet/petrel/');
		await expect(page.getByLabel('One of us has a licence')).toBeVisible();
		await expect(page.getByLabel(/no licence|Nobody/)).toHaveCount(0);
	});
});

test('a day in winter is refused beside the field before anything is sent', async ({ page }) => {
	await page.goto('/fleet/wren/');
	const day = page.getByLabel('Which day, April to October');
	await day.fill('2099-01-06');
	await page.getByLabel('People, up to 4').fill('12');
	let isSent = false;
	page.on('request', (request) => {
		isSent ||= request.method() === 'POST';
	});
	await page.getByRole('button', { name: 'Ask for Wren' }).click();
	await expect(day).toHaveAttribute('aria-invalid', 'true');
	await expect(page.getByLabel('People, up to 4')).toHaveAttribute('aria-invalid', 'true');
	await expect(day).toHaveAccessibleDescription('We are not on the water after 31 October 2027.');
	await expect(page.getByLabel('People, up to 4')).toHaveAccessibleDescription(
		'At most 4: nobody stands.',
	);
	expect(isSent).toBe(false);
});

for (const { address, most, season } of [
	{
		address: '/de/kontakt/',
		most: 'Höchstens 12: Bei uns steht niemand.',
		season: 'Nach dem 31. Oktober 2027 liegen die Boote an Land.',
	},
	{
		address: '/it/contatti/',
		most: 'Al massimo 12: da noi nessuno sta in piedi.',
		season: 'Dopo il 31 ottobre 2027 le barche sono a terra.',
	},
]) {
	test(`${address} refuses a crowd and a day in winter in the voice of the harbour`, async ({
		page,
	}) => {
		await page.goto(address);
		const form = page
			.locator('form', { has: page.locator('[name="form_fields[people]"]') })
			.first();
		const people = form.locator('[name="form_fields[people]"]');
		const day = form.locator('[name="form_fields[day]"]');
		await people.fill('40');
		await day.fill('2099-01-06');
		await form.locator('[type="submit"]').click();
		await expect(people).toHaveAccessibleDescription(most);
		await expect(day).toHaveAccessibleDescription(season);
	});
}

test('paper has neither filters nor the bar of the shop', async ({ page }) => {
	for (const [path, part] of [
		['/fleet/', '.signals'],
		['/shop/', '.shop-bar'],
	] as const) {
		await page.goto(path);
		await expect(page.locator(part)).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator(part)).toBeHidden();
		await expect(page.locator('main h1')).toBeVisible();
		await page.emulateMedia({ media: 'screen' });
	}
});

test('paper shows the answers, and no field to write into', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	await page.goto('/fleet/petrel/');
	await expect(page.getByText('40 hp is the limit')).toBeVisible();
	await expect(page.locator('.can')).toBeHidden();
	await page.goto('/prices/');
	await expect(page.getByText('40 hp is the limit')).toBeVisible();
	await expect(page.locator('.ask form')).toBeHidden();
	await page.goto('/stories/where-to-swim/');
	await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible();
	await expect(page.locator('#respond')).toBeHidden();
});
