import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';
import { openRightToLeft } from './support/right-to-left';

const dialog = (page: Page) => page.locator('dialog.elementor-lightbox');
const picture = (page: Page) => dialog(page).locator('img');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: false }).first();
/** Waits until the animations of the picture have ended. */
const settled = (page: Page) =>
	picture(page).evaluate((image) =>
		Promise.allSettled(image.getAnimations().map(({ finished }) => finished)),
	);
const scaleOf = (page: Page) =>
	picture(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

/** Opens the first picture of the gallery and waits for it. */
async function openFirst(page: Page): Promise<void> {
	await page.goto('/gallery/');
	await card(page, 'Harbour at dawn').click();
	await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
	await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);
}

test('a postcard grows into the lightbox and goes back into its place', async ({ page }) => {
	const errors = watchErrors(page);
	await page.addInitScript(() => {
		const moves: string[] = [];
		const firsts: { left: number; width: number }[] = [];
		const { animate } = HTMLElement.prototype;
		HTMLElement.prototype.animate = function (keyframes, options) {
			const all = Array.isArray(keyframes) ? keyframes : [];
			const animation = animate.call(this, keyframes, options);
			if (!this.closest('dialog')) return animation;
			moves.push(all.map(({ transform }) => transform).join(' '));
			// Before any time has passed, the picture is where the animation begins.
			const { left, width } = this.getBoundingClientRect();
			firsts.push({ left, width });
			return animation;
		};
		Object.assign(window, { moves, firsts });
	});
	await page.goto('/gallery/');
	const opener = page.locator('.postcards .e-gallery-item').nth(1);
	await opener.focus();
	const small = await opener.locator('img').boundingBox();
	await opener.press('Enter');
	const firsts = () =>
		page.evaluate(() => Reflect.get(window, 'firsts') as { left: number; width: number }[]);
	await expect.poll(firsts).toHaveLength(1);
	const [{ left, width } = { left: 0, width: 0 }] = await firsts();
	expect(Math.abs(width - (small?.width ?? 0))).toBeLessThan((small?.width ?? 0) * 0.2);
	expect(Math.abs(left - (small?.x ?? 0))).toBeLessThan((small?.width ?? 0) * 0.2);
	await expect(dialog(page)).toHaveAccessibleName('Shutters and stone.');
	await page.keyboard.press('Escape');
	await expect(dialog(page)).toHaveCount(0);
	const moves = await page.evaluate(() => Reflect.get(window, 'moves') as string[]);
	expect(moves).toHaveLength(2);
	expect(moves[0]).toMatch(/^translate\(.*none$/);
	expect(moves[1]).toMatch(/^none.*translate\(/);
	await expect(opener).toBeFocused();
	expect(errors).toEqual([]);
});

test.describe('tools', () => {
	test.use({ reducedMotion: 'reduce' });

	test('it names its picture, in a file that fits the screen, and keys lead through it', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await openFirst(page);
		await expect(dialog(page).getByRole('figure')).toContainText('The village and its lighthouse');
		const file = await picture(page).evaluate((image) => (image as HTMLImageElement).currentSrc);
		expect(file).toMatch(/-1536x|-1024x|-2048x/);
		await page.keyboard.press('End');
		await expect(dialog(page).getByRole('status')).toContainText('30 / 30');
		await page.keyboard.press('ArrowRight');
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		await page.keyboard.press('ArrowLeft');
		await expect(dialog(page).getByRole('status')).toContainText('30 / 30');
		await page.keyboard.press('Home');
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		expect(errors).toEqual([]);
	});

	test('zoom by key, wheel, double click and button', async ({ page }) => {
		const errors = watchErrors(page);
		await openFirst(page);
		// Keys enlarge the picture as soon as the tools have loaded.
		await expect(async () => {
			await page.keyboard.press('+');
			expect(await scaleOf(page)).toBeGreaterThan(1.2);
		}).toPass();
		await settled(page);
		const before = await picture(page).boundingBox();
		await page.keyboard.press('ArrowRight');
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		await expect.poll(async () => (await picture(page).boundingBox())?.x).not.toBe(before?.x);
		await expect(async () => {
			await page.keyboard.press('-');
			expect(await scaleOf(page)).toBe(1);
		}).toPass();
		await picture(page).hover();
		await page.mouse.wheel(0, -400);
		await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.1);
		await page.keyboard.press('0');
		await expect.poll(() => scaleOf(page)).toBe(1);
		await picture(page).dblclick();
		await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
		const zoom = dialog(page).getByRole('button', { name: 'Zoom' });
		await expect(zoom).toHaveAttribute('aria-pressed', 'true');
		await settled(page);
		const box = await picture(page).boundingBox();
		await page.mouse.move(640, 400);
		await page.mouse.down();
		await page.mouse.move(560, 400, { steps: 4 });
		await page.mouse.up();
		await expect.poll(async () => (await picture(page).boundingBox())?.x).not.toBe(box?.x);
		await expect(dialog(page)).toHaveJSProperty('open', true);
		await zoom.click();
		await expect.poll(() => scaleOf(page)).toBe(1);
		expect(errors).toEqual([]);
	});

	test('it is shared by an address that opens it', async ({ page }) => {
		const errors = watchErrors(page);
		await openFirst(page);
		await dialog(page).getByRole('button', { name: 'Share' }).click();
		const entries = dialog(page).locator('.elementor-lightbox__share-entry');
		await expect(entries).toHaveText([
			'Share on Facebook',
			'Share on X',
			'Share on Pinterest',
			'Download image',
		]);
		expect(await accessibilityViolations(page)).toEqual([]);
		const href = (await entries.first().getAttribute('href')) ?? '';
		const shared = new URL(href).searchParams.get('u') ?? '';
		expect(shared).toContain('/gallery/#elementor-action');
		await page.keyboard.press('Escape');
		await expect(entries.first()).toBeHidden();
		await expect(dialog(page)).toHaveJSProperty('open', true);
		const other = await page.context().newPage();
		await other.goto(shared);
		await expect(dialog(other)).toHaveAccessibleName('Harbour at dawn.');
		await other.close();
		expect(errors).toEqual([]);
	});

	test('controls are hidden while nothing is done, and come back', async ({ page }) => {
		const errors = watchErrors(page);
		await openFirst(page);
		const share = dialog(page).getByRole('button', { name: 'Share' });
		await dialog(page).evaluate((element) => (element as HTMLElement).focus());
		// The 3.5 seconds themselves are tested in `quiet-controls.test.ts`, because no clock is exact here on a busy
		// machine.
		await expect(share.locator('..')).toHaveCSS('opacity', '0');
		// If the test does not look in time, the buttons are hidden again.
		const seen = await dialog(page).evaluateHandle((element) => ({
			cameBack: new Promise<void>((resolve) => {
				new MutationObserver((_, watch) => {
					if (element.matches('.elementor-slideshow--ui-hidden')) return;
					watch.disconnect();
					resolve();
				}).observe(element, { attributeFilter: ['class'] });
			}),
		}));
		await page.mouse.move(310, 300);
		await seen.evaluate(({ cameBack }) => cameBack);
		// The lightbox does not hide a button that the Tab key has reached.
		await page.keyboard.press('Tab');
		await expect(share.locator('..')).toHaveCSS('opacity', '1');
		expect(errors).toEqual([]);
	});

	test('the address is that of the open picture, and opens it again', async ({ page, context }) => {
		const errors = watchErrors(page);
		await page.goto('/gallery/');
		const address = page.url();
		await card(page, 'Harbour at dawn').click();
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		await expect(page).toHaveURL(/#elementor-action/);
		const first = page.url();
		await page.keyboard.press('ArrowRight');
		await expect(dialog(page).getByRole('status')).toContainText('2 / 30');
		await expect(page).not.toHaveURL(first);
		const second = page.url();
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await expect(page).toHaveURL(address);

		const other = await context.newPage();
		await other.goto(second);
		await expect(dialog(other).getByRole('status')).toContainText('2 / 30');
		await other.keyboard.press('Escape');
		await expect(dialog(other)).toHaveCount(0);
		expect(errors).toEqual([]);
	});

	test('Back closes it and leaves the page as it was', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto('/gallery/');
		const address = page.url();
		await card(page, 'Two people on a centre').scrollIntoViewIfNeeded();
		await card(page, 'Harbour at dawn').click();
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		await page.goBack();
		await expect(dialog(page)).toHaveCount(0);
		expect(page.url()).toBe(address);
		const before = await page.evaluate(() => scrollY);
		await page.keyboard.press('PageDown');
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
		await page.keyboard.press('PageUp');
		await card(page, 'Harbour at dawn').click();
		// While it still grows.
		await dialog(page).waitFor({ state: 'attached' });
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await card(page, 'Harbour at dawn').click();
		await expect(dialog(page)).toHaveJSProperty('open', true);
		await page.waitForTimeout(200);
		await expect(dialog(page)).toHaveJSProperty('open', true);
		expect(errors).toEqual([]);
	});

	test('the lightbox skips a picture that does not come; a picture that a filter hides is not among its slides', async ({
		page,
	}) => {
		await page.route(/shutters-and-stone[^/]*\.jpg/, (route) => route.abort());
		await page.goto('/gallery/');
		await card(page, 'Harbour at dawn').click();
		await expect(dialog(page)).toHaveAccessibleName('Harbour at dawn.');
		await page.keyboard.press('ArrowRight');
		await expect(dialog(page)).toHaveAccessibleName('The lookout.');
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toHaveCount(0);
		await page.getByRole('button', { name: 'Aboard' }).click();
		await page.locator('.postcards .e-gallery-item:visible').first().click();
		await expect(dialog(page).getByRole('status')).toContainText('/ 6');
	});

	test('fingers: down closes, two of them enlarge, and right to left everything is mirrored', async ({
		browser,
	}) => {
		const context = await browser.newContext({
			hasTouch: true,
			isMobile: true,
			viewport: { width: 390, height: 844 },
			reducedMotion: 'reduce',
		});
		const page = await context.newPage();
		await openRightToLeft(page, '/gallery/');
		await page.locator('.postcards .e-gallery-item').first().tap();
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		await expect(dialog(page).getByRole('button', { name: 'Next' })).toHaveCSS('scale', '-1');
		await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);
		const client = await context.newCDPSession(page);
		const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
			client.send('Input.dispatchTouchEvent', {
				type,
				touchPoints: points.map(([x, y], id) => ({ x, y, id })),
			});
		const draw = async (from: [number, number], to: [number, number]) => {
			await touch('touchStart', from);
			await touch('touchMove', [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
			await touch('touchMove', to);
			await touch('touchEnd');
		};
		await draw([100, 400], [300, 400]);
		await expect(dialog(page).getByRole('status')).toContainText('2 / 30');
		await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);
		await page.waitForTimeout(300);
		await touch('touchStart', [180, 400], [210, 400]);
		for (const by of [20, 50, 90]) await touch('touchMove', [180 - by, 400], [210 + by, 400]);
		await touch('touchEnd');
		await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.3);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('0');
		await expect.poll(() => scaleOf(page)).toBe(1);
		await draw([190, 300], [200, 600]);
		await expect(dialog(page)).toHaveCount(0);
		await context.close();
	});
});
