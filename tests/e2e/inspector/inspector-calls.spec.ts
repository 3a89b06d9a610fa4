import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { REFRESH } from '../loops/loop-page';
import { logIn } from '../support/log-in';
import { inspectorOf } from './inspector-page';

/** A list below filters. */
const LOOP = '3250f01';

test.beforeEach(({ page }) => {
	test.slow();
	return logIn(page);
});

test('a press on a filter in the frame sends the settings that the editor just changed', async ({
	page,
}) => {
	const view = inspectorOf(page);
	await view.open('/widgets/taxonomy-filter/');
	await view.choose(LOOP);
	const entrance = await view.group('Entrance');
	await entrance.getByRole('combobox', { name: /^Entrance/ }).selectOption('fadeInUp');
	await expect(view.wrapper(LOOP)).toHaveAttribute('data-model', /fadeInUp/);

	const filters = view.frame.locator(`[data-settings*='"selected_element":"${LOOP}"']`);
	const press = async (term: string) => {
		const asked = page.waitForRequest(REFRESH);
		await filters.locator(`[data-filter="${term}"]`).click();
		return asked;
	};
	const request = await press('places');
	expect(request.headers()['x-wp-nonce']).toMatch(/^\w{10}$/);
	const { is_edit_mode: isEditMode, widget_model: model } = request.postDataJSON();
	expect(isEditMode).toBe(true);
	expect(model).toMatchObject({ id: LOOP, elType: 'widget', widgetType: 'loop-grid' });
	expect(Object.values(model.settings)).toContain('fadeInUp');
	expect((await request.response())?.status()).toBe(200);

	// The view no longer sends an undone change.
	await view.button('Undo').click();
	await expect(view.wrapper(LOOP)).not.toHaveAttribute('data-model', /fadeInUp/);
	const again = (await press('aboard')).postDataJSON();
	expect(again.is_edit_mode).toBe(true);
	expect(Object.values(again.widget_model.settings)).not.toContain('fadeInUp');
});

test('the file of a popup keeps the fields of triggers that were off when it was loaded', async ({
	page,
}) => {
	const file = 'content/templates/popups/popup-devices.json';
	const { display_settings: stored, slug } = JSON.parse(readFileSync(file, 'utf8'));
	expect(stored.triggers).toMatchObject({ click: '', click_times: 3 });
	const view = inspectorOf(page);
	await view.open('/widgets/popups/devices/');
	await page.getByRole('tab', { name: /^Popups \(/ }).click();
	const list = page.getByRole('tabpanel', { name: /^Popups/ });
	const popup = list
		.getByRole('listitem')
		.filter({ has: page.getByText(/^devices: /), hasText: 'State' });
	await popup.getByRole('button', { name: 'Settings' }).click();
	const triggers = await view.group('Triggers');
	await triggers.getByRole('checkbox', { name: 'On click', exact: true }).check();
	const times = triggers.getByRole('spinbutton', { name: 'On click: which one, as a number' });
	await expect(times).toHaveValue('3');

	const saved = page.waitForEvent('download');
	await view.button(`Download ${slug}.json`).click();
	const text = readFileSync((await (await saved).path()) as string, 'utf8');
	expect(JSON.parse(text).display_settings).toEqual({
		...stored,
		triggers: { ...stored.triggers, click: 'yes' },
	});
});
