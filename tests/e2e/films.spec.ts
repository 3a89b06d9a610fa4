import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from './support/page-health';

/**
 * A stand-in for YouTube's player: it answers like the player, and shows the received commands in
 * its title.
 */
const PLAYER = `<!doctype html><title>player</title><script>
	const tell = (event, info) => parent.postMessage(JSON.stringify({ event, info }), '*');
	addEventListener('message', ({ data }) => {
		const message = JSON.parse(data);
		if (message.event === 'listening') { tell('onReady'); tell('onStateChange', 1); }
		if (message.func === 'pauseVideo') tell('onStateChange', 2);
		if (message.func === 'playVideo') tell('onStateChange', 1);
		document.title += ' ' + (message.func ?? message.event);
	});
	addEventListener('click', () => tell('onStateChange', 0));
</script><body>A film</body>`;

/**
 * Blocks every third party and returns the requested addresses. Films of a missing host are empty: the server answers
 * 404 until it knows that the host is missing, and then omits them.
 */
async function standIn(page: Page): Promise<string[]> {
	const foreign: string[] = [];
	await page.route(
		(url) => url.hostname !== '127.0.0.1',
		(route) => {
			foreign.push(route.request().url());
			return route.fulfill({ contentType: 'text/html', body: PLAYER });
		},
	);
	await page.route('**/foreign-media/**', (route) =>
		route.fulfill({ contentType: 'video/mp4', body: '' }),
	);
	return foreign;
}

test('a playlist contacts no service before a press, plays, goes on, remembers, and works with keys', async ({
	page,
}) => {
	const foreign = await standIn(page);
	const errors = watchErrors(page);
	await page.goto('/widgets/video-playlist/');
	const list = page.getByRole('tablist', { name: 'First time on board' });
	const boarding = list.getByRole('tab', { name: 'How to board without getting wet' });
	const wind = list.getByRole('tab', { name: 'Reading the wind in the bay' });
	await boarding.scrollIntoViewIfNeeded();
	await expect(list).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(foreign).toEqual([]);

	await boarding.focus();
	await page.keyboard.press('ArrowDown');
	await expect(wind).toBeFocused();
	await page.keyboard.press('Home');
	await page.keyboard.press('Space');
	await expect(page.locator('.e-tab-content iframe')).toHaveCount(1);
	const player = page.frameLocator('.e-tab-content iframe').locator('body');
	const told = () => player.evaluate(() => document.title);
	await expect.poll(told).toContain('listening addEventListener');
	expect(foreign).toHaveLength(1);
	expect(new URL(page.url()).searchParams.get('video')).toBe('v2a1b2c');
	await boarding.click();
	await expect.poll(told).toContain('pauseVideo');
	expect(await accessibilityViolations(page)).toEqual([]);

	await boarding.click();
	await expect.poll(told).toContain('playVideo');
	await player.click();
	await expect(boarding).toHaveClass(/watched-video/);
	// The next film is on a service with which the page has had no contact yet.
	await expect(wind).toHaveAttribute('aria-selected', 'true');
	expect(foreign).toHaveLength(1);

	await page.reload();
	await expect(wind).toHaveAttribute('aria-selected', 'true');
	await expect(boarding).toHaveClass(/watched-video/);
	expect(errors).toEqual([]);
});

test('backgrounds move while they are visible, until a visitor stops them', async ({ page }) => {
	const foreign = await standIn(page);
	const errors = watchErrors(page);
	await test.step('pictures', async () => {
		await page.goto('/widgets/background-slideshow/');
		const box = page.locator('.elementor-element:has(> .elementor-background-slideshow)').first();
		const shown = box.locator('[data-state="shown"]');
		const second = box.locator('.elementor-background-slideshow__slide').nth(1);
		await expect(shown).toHaveCount(1);
		await expect(second).toHaveAttribute('data-state', 'shown', { timeout: 10_000 });
		await box.getByRole('button', { name: 'Pause the background pictures' }).click();
		await expect(box.getByRole('button', { name: 'Play the background pictures' })).toBeVisible();
		expect(await accessibilityViolations(page)).toEqual([]);
	});
	await test.step('a film at a service, once its button is pressed', async () => {
		await page.goto('/widgets/background-video/');
		// A film on a service. Films of the missing host have a button until the host knows that they are missing.
		const atService = page
			.locator('.elementor-element:has(> .elementor-background-video-container)')
			.filter({ hasText: 'The button fetches it' });
		await atService.scrollIntoViewIfNeeded();
		const play = atService.getByRole('button', { name: 'Play the background film' });
		expect(foreign).toEqual([]);
		await play.click();
		const frame = page.locator('.elementor-background-video-container iframe');
		await expect(frame).toHaveAttribute('data-state', 'playing');
		// Another film of the page moves by itself.
		const box = page.locator('.elementor-element').filter({ has: frame }).last();
		await box.getByRole('button', { name: 'Pause the background film' }).click();
		const body = page.frameLocator('.elementor-background-video-container iframe').locator('body');
		await expect.poll(() => body.evaluate(() => document.title)).toContain('pauseVideo');
		expect(await accessibilityViolations(page)).toEqual([]);
	});
	expect(errors).toEqual([]);
});

test('backgrounds stand where less motion is wanted, until a visitor starts them', async ({
	browser,
}) => {
	const context = await browser.newContext({ reducedMotion: 'reduce' });
	const page = await context.newPage();
	await page.goto('/widgets/background-slideshow/');
	const play = page.getByRole('button', { name: 'Play the background pictures' }).first();
	await expect(play).toBeVisible();
	await page.waitForTimeout(3500);
	await expect(page.locator('[data-state="leaving"]')).toHaveCount(0);
	await context.close();
});

test('a film at a service is loaded when it is pressed, and has the focus', async ({ page }) => {
	const foreign = await standIn(page);
	await page.goto('/widgets/video/');
	await page.locator('a.e-click-to-load').first().click();
	await expect(page.locator('iframe.e-click-to-load__frame')).toHaveCount(1);
	await expect(page.locator('iframe.e-click-to-load__frame')).toBeFocused();
	await expect.poll(() => foreign.length).toBe(1);
	expect(await accessibilityViolations(page)).toEqual([]);
});
