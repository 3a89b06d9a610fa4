import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { loopOf, REFRESH } from './loop-page';

/** The page in the frame of the editor's view; a visitor without a login gets the normal page. */
const PREVIEW = '/widgets/taxonomy-filter/?elementor-preview=3250&in-view';
const LOOP = '3250f01';

/** Does the same as the editor around a page with a changed widget. */
const tryOut = (page: Page, settings: object) =>
	loopOf(page, LOOP).loop.evaluate(
		(element, model) => {
			element.dataset.model = JSON.stringify(model);
		},
		{ settings },
	);

/** The settings of the list, so that the list differs only in what a test changes. */
const SETTINGS = { template_id: '3271', post_query_orderby: 'post_title', post_query_order: 'asc' };

test('an editor sees unsaved settings, which are sent with the nonce of the login', async ({
	page,
}) => {
	await logIn(page);
	await page.goto(PREVIEW);
	const { items, button, texts } = loopOf(page, LOOP);
	await expect(items).toHaveCount(3);
	await tryOut(page, { ...SETTINGS, posts_per_page: 2 });
	const asked = page.waitForRequest(REFRESH);
	await button('places').click();
	const request = await asked;
	expect(request.headers()['x-wp-nonce']).toMatch(/^\w{10}$/);
	expect(request.postDataJSON()).toMatchObject({
		post_id: 3250,
		widget_id: LOOP,
		is_edit_mode: true,
		widget_model: {
			id: LOOP,
			elType: 'widget',
			widgetType: 'loop-grid',
			settings: { ...SETTINGS, posts_per_page: 2 },
		},
	});
	await expect(items).toHaveCount(2);
	const two = await texts();
	await tryOut(page, { ...SETTINGS, posts_per_page: 4 });
	await button('aboard').click();
	await expect(items).toHaveCount(4);
	expect(await texts()).not.toEqual(two);
});

test('a visitor without a login sees no unsaved settings: the list stays as it was', async ({
	page,
}) => {
	await page.goto(PREVIEW);
	const { loop, button, texts, pressed } = loopOf(page, LOOP);
	const before = await texts();
	await tryOut(page, { ...SETTINGS, posts_per_page: 1 });
	const answered = page.waitForResponse(REFRESH);
	await button('places').click();
	const response = await answered;
	expect(response.request().headers()['x-wp-nonce']).toBeUndefined();
	expect(response.status()).toBe(401);
	await expect(loop).not.toHaveClass(/e-loading-overlay/);
	expect(await texts()).toEqual(before);
	// The filter reverts a refused choice, so that the pressed button matches the list.
	expect(await pressed()).toEqual(['__all']);
});
