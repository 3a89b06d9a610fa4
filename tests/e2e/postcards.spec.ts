import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

const dialog = (page: Page) => page.locator('dialog.elementor-lightbox');
const WORDS = 'The sea is warm, and <b>blue</b>.\nCome soon.';

/** Opens the first picture of the gallery and turns it. */
async function turnFirst(page: Page): Promise<void> {
	await page.goto('/gallery/');
	await page.getByRole('link', { name: 'Harbour at dawn' }).first().click();
	await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);
	await dialog(page).getByRole('button', { name: 'Write on the back' }).click();
	await expect(dialog(page).getByLabel('Your words')).toBeFocused();
}

/** Checks the card that its receiver sees. */
async function expectCard(page: Page): Promise<void> {
	await expect(page).toHaveTitle('A postcard: Harbour at dawn.');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS);
	await expect(page.getByText('A visitor wrote this card.')).toBeVisible();
	const image = page.locator('figure img');
	await expect(image).toHaveJSProperty('complete', true);
	await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
}

test('a visitor writes on the back of a picture and sends its address', async ({
	page,
	context,
}) => {
	const errors = watchErrors(page);
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await turnFirst(page);
	const back = dialog(page).locator('.elementor-lightbox__back');
	await back.getByLabel('Your words').fill(WORDS);
	// In the text field the keys change the text, and do not control the slideshow.
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('End');
	await expect(back).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	await back.getByRole('button', { name: 'Make the card' }).click();
	const address = await back.getByLabel('Address of the card').inputValue();
	expect(address).toContain('/postcards/');
	await back.getByRole('button', { name: 'Copy link' }).click();
	await expect(back.getByRole('status')).toHaveText('The link is copied.');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.goto(address);
	await expectCard(page);
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Copy link' }).click();
	await expect(page.getByRole('status')).toHaveText('The link is copied.');
	expect(errors).toEqual([]);
});

test('a card is written and turned back with keys alone, and Escape closes', async ({ page }) => {
	await page.goto('/gallery/');
	await page.getByRole('link', { name: 'Harbour at dawn' }).first().press('Enter');
	const write = dialog(page).getByRole('button', { name: 'Write on the back' });
	await write.press('Enter');
	const words = dialog(page).getByLabel('Your words');
	await expect(words).toBeFocused();
	await page.keyboard.type('Hello');
	await dialog(page).getByRole('button', { name: 'Turn the card over' }).press('Enter');
	await expect(write).toBeFocused();
	await expect(dialog(page).locator('img')).toBeVisible();
	await write.press('Enter');
	await expect(words).toHaveValue('Hello');
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toHaveCount(0);
});

test('refused words show the reason, and stay', async ({ page }) => {
	await turnFirst(page);
	const words = dialog(page).getByLabel('Your words');
	await words.fill('look at evil.com');
	await dialog(page).getByRole('button', { name: 'Make the card' }).click();
	await expect(dialog(page).locator('.elementor-lightbox__back').getByRole('status')).toContainText(
		'A card carries no links.',
	);
	await expect(words).toHaveValue('look at evil.com');
	await words.fill('⛵'.repeat(241));
	await dialog(page).getByRole('button', { name: 'Make the card' }).click();
	expect(await words.evaluate((field: HTMLTextAreaElement) => field.validationMessage)).toBe(
		'Use at most 240 characters.',
	);
});

test.describe('with reduced motion', () => {
	test.use({ contextOptions: { reducedMotion: 'reduce' } });
	test('a card shows its back without turning', async ({ page }) => {
		await page.addInitScript(() => {
			const { animate } = Element.prototype;
			Element.prototype.animate = function (...given) {
				document.documentElement.dataset.moved = 'yes';
				return animate.apply(this, given);
			};
		});
		await turnFirst(page);
		await expect(page.locator('html')).not.toHaveAttribute('data-moved');
	});
});

test.describe('with a sheet for sharing', () => {
	test('a card is handed to it', async ({ page }) => {
		await page.addInitScript(() => {
			Object.assign(navigator, {
				share: async (data: ShareData) => {
					document.documentElement.dataset.shared = data.url ?? '';
				},
			});
		});
		await turnFirst(page);
		await dialog(page).getByLabel('Your words').fill('Hello');
		await dialog(page).getByRole('button', { name: 'Make the card' }).click();
		const address = await dialog(page).getByLabel('Address of the card').inputValue();
		await dialog(page)
			.locator('.elementor-lightbox__back')
			.getByRole('button', { name: 'Share' })
			.click();
		await expect(page.locator('html')).toHaveAttribute('data-shared', address);
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });
	test('a form does the same, from a link below the gallery', async ({ page }) => {
		await page.goto('/gallery/');
		await page.getByRole('link', { name: 'choose one from a list' }).click();
		await page.getByLabel('Your words').fill('see www.evil');
		await page.getByRole('button', { name: 'Make the card' }).click();
		await expect(page.getByRole('alert')).toContainText('A card carries no links.');
		await page.getByLabel('Your words').fill(WORDS);
		await page.getByRole('button', { name: 'Make the card' }).click();
		await expectCard(page);
		await expect(page.getByLabel('Address of the card')).toHaveValue(page.url());
		await expect(page.getByRole('button')).toHaveCount(0);
		await page.getByRole('link', { name: 'Write one yourself' }).click();
		await expect(page.getByRole('radio', { name: 'Harbour at dawn.' })).toBeChecked();
	});
});
