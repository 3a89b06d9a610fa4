import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from '../support/page-health';
import { openRightToLeft } from '../support/right-to-left';

test.describe.configure({ timeout: 120_000 });
// With the suite's own Accept header, the host would think that a script's call is a form sent without script.
test.use({ extraHTTPHeaders: {} });

test('share buttons open a window, copy, and print, by mouse and by keys', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await context.route(/facebook|x\.com/, (route) => route.fulfill({ body: 'network' }));
	const errors = watchErrors(page);
	await page.goto('/widgets/share-buttons/');
	const first = page.locator('.elementor-share-btn_facebook').first();
	await first.scrollIntoViewIfNeeded();
	const [popup] = await Promise.all([context.waitForEvent('page'), first.click()]);
	expect(new URL(popup.url()).searchParams.get('u')).toBe(page.url());
	await popup.close();
	const x = page.locator('.elementor-share-btn_x-twitter').first();
	await x.focus();
	const [byKey] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
	expect(byKey.url()).toMatch(/^https:\/\/x\.com\/intent\/tweet\?text=/);
	await byKey.close();
	const copy = page.locator('.elementor-share-btn_copy-link').first();
	await copy.click();
	await expect(copy).toContainText('Copied');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	await expect(copy).toContainText('Copy link');
	await page.evaluate(() => {
		window.print = () => {
			document.body.dataset.printed = 'yes';
		};
	});
	await page.locator('.elementor-share-btn_print').first().click();
	await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
	expect(errors).toEqual([]);
});

test('share buttons are links without script, and the device’s own sheet where there is one', async ({
	browser,
}) => {
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	await still.goto('/widgets/share-buttons/');
	await expect(still.locator('.elementor-share-btn_whatsapp').first()).toHaveAttribute(
		'href',
		/^https:\/\/api\.whatsapp\.com\/send\?text=\*Share%20buttons/,
	);
	await expect(still.locator('.elementor-share-btn_copy-link').first()).toBeHidden();
	await plain.close();
	const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
	const page = await phone.newPage();
	await page.addInitScript(() => {
		navigator.share = async (data) => {
			document.body.dataset.shared = data?.url;
		};
	});
	await openRightToLeft(page, '/widgets/share-buttons/');
	const native = page.locator('.elementor-share-btn_native');
	await expect(native).toBeVisible();
	await native.tap();
	await expect(page.locator('body')).toHaveAttribute('data-shared', /share-buttons/);
	await phone.close();
});

test('networks are loaded by a press, or for good, and go when that is taken back', async ({
	page,
}) => {
	const asked: string[] = [];
	await page.route(/facebook\.com|platform\.twitter\.com/, (route) => {
		asked.push(new URL(route.request().url()).pathname);
		return route.fulfill({
			contentType: 'text/html',
			body: '<title>Facebook</title><p>A page</p>',
		});
	});
	const errors = watchErrors(page);
	const response = await page.goto('/widgets/facebook/');
	expect(response?.headers()['content-security-policy']).toContain(
		"frame-src 'self' https://www.facebook.com https://platform.twitter.com;",
	);
	const post = page.locator('blockquote.twitter-tweet');
	const inPlace = post.getByRole('link', { name: 'Show this post from X' });
	// If the visitor presses before the script has loaded, the link leads to X.
	await expect(inPlace).toHaveAttribute('data-frame-src', /^https:\/\/platform\.twitter\.com\//);
	await inPlace.click();
	await expect(post.locator('iframe')).toBeFocused();
	await expect(post.locator('p')).toBeHidden();
	await expect.poll(() => asked).toEqual(['/embed/Tweet.html']);

	const facades = page.locator('a.e-social-embed__facade');
	const all = await facades.count();
	expect(all).toBe(10);
	await facades.first().scrollIntoViewIfNeeded();
	const before = await facades.first().boundingBox();
	await facades.first().focus();
	await page.keyboard.press('Enter');
	const frame = page.locator('iframe.e-social-embed__frame');
	await expect(frame).toHaveCount(1);
	await expect(frame).toBeFocused();
	expect(Math.abs(((await frame.boundingBox())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(
		2,
	);
	await expect.poll(() => asked).toEqual(['/embed/Tweet.html', '/plugins/page.php']);
	expect(await accessibilityViolations(page)).toEqual([]);

	const always = page.getByRole('checkbox', { name: 'Always show social networks' });
	await always.first().focus();
	await page.keyboard.press('Space');
	await expect(always.first()).toBeChecked();
	await page.reload();
	await always.first().scrollIntoViewIfNeeded();
	await expect(frame.first()).toBeVisible();
	await page.getByRole('link', { name: 'Privacy settings' }).click();
	const question = page.getByRole('dialog', { name: 'May we?' });
	await expect(question.getByRole('checkbox', { name: /Social networks/ })).toBeChecked();
	await question.getByRole('button', { name: 'Refuse', exact: true }).click();
	await expect(frame).toHaveCount(0);
	await expect(inPlace).toBeVisible();
	await expect(facades).toHaveCount(all);
	expect(errors).toEqual([]);
});

test('a payment begins once, in a tab of its own, and shows its faults', async ({
	page,
	context,
}) => {
	const paid: string[] = [];
	await context.route(/checkout\.stripe\.com/, (route) => {
		paid.push(route.request().url());
		return route.fulfill({ body: 'Pay here' });
	});
	const errors = watchErrors(page);
	await page.goto('/widgets/stripe-button/');
	const pay = page.getByRole('button', { name: 'Two life jackets, €90' });
	await pay.scrollIntoViewIfNeeded();
	let calls = 0;
	await page.route('**/admin-ajax.php', async (route) => {
		calls += 1;
		await new Promise((resolve) => setTimeout(resolve, 400));
		await route.continue().catch(() => {});
	});
	const tabs: Page[] = [];
	context.on('page', (tab) => tabs.push(tab));
	await pay.dblclick();
	// The other site's window is in another browsing context group, so the test does not read its tab.
	await expect
		.poll(() => paid)
		.toEqual([expect.stringMatching(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/)]);
	expect([calls, tabs.length]).toEqual([1, 1]);
	await page.bringToFront();

	await page.unroute('**/admin-ajax.php');
	await page.route('**/admin-ajax.php', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<h1>Fatal</h1>' }),
	);
	const here = page.getByRole('button', { name: 'Pay here' });
	await here.focus();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('alert')).toHaveText('That did not work. Please call us.');
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.unroute('**/admin-ajax.php');
	await here.click();
	await page.waitForURL(/checkout\.stripe\.com/);
	expect(errors).toEqual([]);
});

test('paying works without script: PayPal is a link, Stripe a form that leads on', async ({
	browser,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto('/widgets/paypal-button/');
	const links = page.locator('a[href*="paypal.com"]');
	await expect(links).toHaveCount(7);
	const { searchParams } = new URL((await links.first().getAttribute('href')) ?? '');
	expect([searchParams.get('amount'), searchParams.get('tax_rate')]).toEqual(['240.00', '22']);
	await context.route(/checkout\.stripe\.com/, (route) => route.fulfill({ body: 'Pay here' }));
	await page.goto('/widgets/stripe-button/?price=1&stripe_product_price=1');
	await page.getByRole('button', { name: 'Two life jackets, €90' }).click();
	await page.waitForURL(/checkout\.stripe\.com/);
	await context.close();
});
