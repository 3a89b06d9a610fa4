import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from '../support/page-health';

const debugPanel = (page: Page) => page.getByRole('complementary', { name: 'Popups of this page' });
const openDialog = (page: Page) => page.locator('dialog.elementor-popup-modal[data-state=shown]');

test('the debug panel shows why a popup may show, and is absent without its parameter', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const files: string[] = [];
	page.on('request', (request) => files.push(request.url()));
	await page.goto('/widgets/popups/devices/');
	await page.waitForLoadState('networkidle');
	expect(files.filter((url) => /assets\/panel/.test(url))).toEqual([]);

	await page.goto('/widgets/popups/devices/?popup-debug');
	const panel = debugPanel(page);
	const verdict = panel.getByRole('listitem').filter({ hasText: 'devices:' });
	await expect(verdict).toContainText('✗');
	await panel.getByLabel('Device').selectOption('mobile');
	await expect(verdict).toContainText('✓');
	expect(await accessibilityViolations(page)).toEqual([]);

	await page.goto('/widgets/popups/sources/?popup-debug', { referer: page.url() });
	const source = panel.getByRole('listitem').filter({ hasText: 'sources:' });
	await expect(source).toContainText('✓ sources: came from internal');
	await panel.getByLabel('Referrer').fill('none');
	await panel.getByLabel('Referrer').press('Enter');
	await expect(source).toContainText('✗ sources: came from external');

	await page.goto('/imprint/?popup-debug');
	await expect(panel.getByText('Popups of this page: 0')).toBeVisible();
	await expect(panel.getByText('No popup has conditions that let it appear here')).toBeVisible();
	expect(errors).toEqual([]);
});

test('a trigger fired from the panel opens a popup whose rules are not met, as a real trigger would', async ({
	page,
}) => {
	await page.goto('/widgets/popups/devices/?popup-debug');
	const panel = debugPanel(page);
	await expect(panel.getByText('May show: no')).toBeVisible();
	await panel.getByRole('button', { name: 'Fire page_load' }).click();
	await expect(openDialog(page)).toBeVisible();
	await expect(panel.getByText('page_load: shown')).toBeVisible();
	await expect(panel.getByText('State: shown')).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(openDialog(page)).toHaveCount(0);
	await expect(panel.getByText('State: hidden')).toBeVisible();

	await test.step('beside an open popup, with a veil or without, it can be used', async () => {
		for (const path of ['/widgets/popups/devices/', '/stories/']) {
			await page.goto(`${path}?popup-debug`);
			await panel.getByRole('button', { name: 'Open it anyway' }).last().click();
			await expect(openDialog(page)).toBeVisible();
			await panel.getByText('Pretend').click();
			await expect(openDialog(page)).toBeVisible();
			await panel.getByRole('button', { name: 'Close' }).last().click();
			await expect(openDialog(page)).toHaveCount(0);
			await expect(panel.getByText('closed', { exact: true })).toBeVisible();
		}
	});
});

test('a fired trigger disarms all of its popup, also where the opening is refused', async ({
	page,
}) => {
	await page.goto('/widgets/popups/scrolling/?popup-debug');
	const panel = debugPanel(page);
	await expect(panel.getByText('Triggers: scrolling (armed)')).toBeVisible();
	await page.evaluate(() => {
		document.body.dataset.consent = 'unanswered';
	});
	await panel.getByRole('button', { name: 'Fire scrolling' }).click();
	await expect(panel.getByText('scrolling: refused, unanswered consent')).toBeVisible();
	await expect(panel.getByText('Triggers: scrolling (not armed)')).toBeVisible();
	await page.evaluate(() => {
		delete document.body.dataset.consent;
		scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
	});
	await panel.getByRole('button', { name: 'Fire scrolling' }).focus();
	await expect(openDialog(page)).toHaveCount(0);
	await page.keyboard.press('Enter');
	await expect(openDialog(page)).toBeVisible();

	await page.goto('/widgets/popups/several/?popup-debug');
	await expect(openDialog(page)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(openDialog(page)).toHaveCount(0);
	await panel.getByRole('button', { name: 'Fire page_load' }).last().click();
	await expect(panel.getByText('page_load: refused, avoid_multiple_popups')).toBeVisible();
});

test('a pattern that was refused is named in its verdict', async ({ page }) => {
	await page.route('**/widgets/popups/url/**', async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replaceAll('(news|mail)', '(?=mail)');
		await route.fulfill({ response, body });
	});
	await page.goto('/widgets/popups/url/?popup-debug');
	await expect(
		debugPanel(page).getByText(/✗ url: pattern refused: ".*\(\?=mail\)\$" is invalid/),
	).toBeVisible();
});
