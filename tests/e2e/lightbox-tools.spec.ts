import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';
import { openRightToLeft } from './support/right-to-left';

const dialog = (page: Page) => page.locator('dialog.elementor-lightbox');
const picture = (page: Page) => dialog(page).locator('img');
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: false }).first();
const scaleOf = (page: Page) =>
	picture(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);

test('a postcard grows into the lightbox and goes back into its place', async ({ page }) => {
	const errors = watchErrors(page);
	await page.addInitScript(() => {
		const moves: string[] = [];
		const { animate } = HTMLElement.prototype;
		HTMLElement.prototype.animate = function (keyframes, options) {
			const all = Array.isArray(keyframes) ? keyframes : [];
			if (this.closest('dialog')) moves.push(all.map(({ transform }) => transform).join(' '));
			return animate.call(this, keyframes, options);
		};
		Object.assign(window, { moves });
	});
	await page.goto('/gallery/');
	const opener = page.locator('.postcards .e-gallery-item').nth(1);
	await opener.focus();
	const small = await opener.locator('img').boundingBox();
	// The first frame of the large picture, as the animation says it.
	const first = page.evaluate(
		() =>
			new Promise<{ left: number; width: number }>((resolve) => {
				const look = () => {
					const image = document.querySelector('dialog.elementor-lightbox img');
					const [animation] = image?.getAnimations() ?? [];
					if (!image || !animation) return requestAnimationFrame(look);
					animation.pause();
					animation.currentTime = 0;
					const { left, width } = image.getBoundingClientRect();
					animation.play();
					return resolve({ left, width });
				};
				look();
			}),
	);
	await opener.press('Enter');
	const { left, width } = await first;
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

	test('zoom, share, full screen, keys; controls make room; Back closes', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto('/gallery/');
		const address = page.url();
		await card(page, 'Two people on a centre').scrollIntoViewIfNeeded();
		await card(page, 'Harbour at dawn').click();
		await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		await expect(dialog(page).getByRole('figure')).toContainText('The village and its lighthouse');
		await expect(dialog(page).locator('[data-loading]')).toHaveCount(0);

		await test.step('the file fits the screen', async () => {
			const file = await picture(page).evaluate((image) => (image as HTMLImageElement).currentSrc);
			expect(file).toMatch(/-1536x|-1024x|-2048x/);
		});
		await test.step('zoom by key, wheel, double click and button', async () => {
			await expect(async () => {
				await page.keyboard.press('+');
				expect(await scaleOf(page)).toBeGreaterThan(1.2);
			}).toPass();
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
			const box = await picture(page).boundingBox();
			await page.mouse.move(640, 400);
			await page.mouse.down();
			await page.mouse.move(560, 400, { steps: 4 });
			await page.mouse.up();
			await expect.poll(async () => (await picture(page).boundingBox())?.x).not.toBe(box?.x);
			await expect(dialog(page)).toHaveJSProperty('open', true);
			await zoom.click();
			await expect.poll(() => scaleOf(page)).toBe(1);
		});
		await test.step('Home, End and arrows', async () => {
			await page.keyboard.press('End');
			await expect(dialog(page).getByRole('status')).toContainText('30 / 30');
			await page.keyboard.press('ArrowRight');
			await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
			await page.keyboard.press('ArrowLeft');
			await expect(dialog(page).getByRole('status')).toContainText('30 / 30');
			await page.keyboard.press('Home');
			await expect(dialog(page).getByRole('status')).toContainText('1 / 30');
		});
		await test.step('it is shared by an address that opens it', async () => {
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
		});
		await test.step('controls are hidden after 3.5 s without input, and come back', async () => {
			await dialog(page).evaluate((element) => (element as HTMLElement).focus());
			await page.mouse.move(300, 300);
			const share = dialog(page).getByRole('button', { name: 'Share' });
			await page.waitForTimeout(2800);
			await expect(share).toHaveCSS('opacity', '1');
			await expect(share.locator('..')).toHaveCSS('opacity', '0', { timeout: 3000 });
			await page.mouse.move(310, 300);
			await expect(share.locator('..')).toHaveCSS('opacity', '1');
		});
		await test.step('Back closes it and leaves the page as it was', async () => {
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
		});
		expect(errors).toEqual([]);
	});

	test('what does not come is passed by; what a filter hides is not among its slides', async ({
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
