import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, watchErrors } from '../support/page-health';

const PAGE = '/widgets/popups/dialog/';

const popup = (page: Page, id: number) => page.locator(`#elementor-popup-modal-${id}`);
const click = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

const [PLAIN, SECOND, CORNER, STUBBORN, TALL, MOVING, TIMED, ONCE, STYLED] = [
	3230, 3231, 3232, 3233, 3234, 3235, 3236, 3237, 3238,
] as const;

/** Notes every show and hide event of the page. */
async function watchEvents(page: Page): Promise<() => Promise<string[]>> {
	await page.addInitScript(() => {
		const told: string[] = [];
		Object.assign(window, { told });
		for (const type of ['show', 'hide']) {
			addEventListener(`elementor/popup/${type}`, (event) => {
				told.push(`${type} ${(event as CustomEvent<{ id: number }>).detail.id}`);
			});
		}
	});
	return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

test('a popup opens by its link, takes the focus, closes in every way and gives the focus back', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const told = await watchEvents(page);
	await page.goto(PAGE);
	const opener = page.getByRole('link', { name: 'Plain', exact: true });
	const dialog = popup(page, PLAIN);
	const closings: Record<string, () => Promise<unknown>> = {
		'close button': () => dialog.getByRole('button', { name: 'Close' }).click(),
		escape: () => page.keyboard.press('Escape'),
		background: () => page.mouse.click(5, 5),
		action: () => click(page, 'Not now'),
	};
	for (const [way, close] of Object.entries(closings)) {
		await opener.focus();
		await page.keyboard.press('Enter');
		await expect(dialog, way).toHaveAttribute('aria-modal', 'true');
		await expect(page.getByRole('dialog', { name: 'Season opens in May' })).toBeVisible();
		await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
		await close();
		await expect(dialog, way).toHaveCount(0);
		await expect(opener, way).toBeFocused();
	}
	expect(await told()).toEqual(Array.from({ length: 4 }, () => ['show 3230', 'hide 3230']).flat());
	expect(errors).toEqual([]);
});

test('open popups have no accessibility violation, their names come from their headings', async ({
	page,
}) => {
	await page.goto(PAGE);
	for (const [name, id, heading] of [
		['Plain', PLAIN, 'Season opens in May'],
		['Toggle the corner', CORNER, 'Letters from the harbour'],
		['Tall', TALL, 'Terms of the season'],
	] as const) {
		await click(page, name);
		await expect(popup(page, id)).toHaveAccessibleName(heading);
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(popup(page, id)).toHaveCount(0);
	}
});

test('what is prevented does not close it', async ({ page }) => {
	await page.goto(PAGE);
	await click(page, 'Stubborn');
	const dialog = popup(page, STUBBORN);
	await expect(dialog).toBeVisible();
	await expect(dialog.locator('.dialog-close-button')).toHaveCount(0);
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await page.mouse.click(5, 5);
	await expect(dialog).toHaveAttribute('data-state', 'shown');
	await click(page, 'Chosen');
	await expect(dialog).toHaveCount(0);
});

test('of two popups only the top one answers', async ({ page }) => {
	await page.goto(PAGE);
	await click(page, 'Plain');
	await click(page, 'One more');
	await expect(popup(page, SECOND)).toBeVisible();
	await page.mouse.click(5, 5);
	await expect(popup(page, SECOND)).toHaveCount(0);
	await expect(popup(page, PLAIN)).toBeVisible();
	await expect(popup(page, PLAIN).getByRole('link', { name: 'One more' })).toBeFocused();
	await page.keyboard.press('Escape');
	await expect(popup(page, PLAIN)).toHaveCount(0);
});

test('a popup without veil leaves the page usable and toggles', async ({ page }) => {
	await page.goto(PAGE);
	await click(page, 'Toggle the corner');
	const dialog = popup(page, CORNER);
	await expect(dialog).toBeVisible();
	await expect(dialog).not.toHaveAttribute('aria-modal');
	await page.getByRole('heading', { name: 'The dialog' }).click();
	await expect(dialog).toBeVisible();
	await click(page, 'Toggle the corner');
	await expect(dialog).toHaveCount(0);
});

test('a contact button closes the open popup first, and does what it does', async ({ page }) => {
	await page.goto(PAGE);
	await click(page, 'Toggle the corner');
	await expect(popup(page, CORNER)).toBeVisible();
	await click(page, 'Call and open');
	await expect(popup(page, CORNER)).toHaveCount(0);
	await expect(popup(page, SECOND)).toBeVisible();
});

test('a late close button comes, and a timed popup goes by itself', async ({ page }) => {
	await page.goto(PAGE);
	await click(page, 'Timed');
	const dialog = popup(page, TIMED);
	// The keyboard is not led: the dialog keeps the focus.
	await expect(dialog).toBeFocused();
	const button = dialog.locator('.dialog-close-button');
	await expect(button).toBeHidden();
	await expect(button).toBeVisible();
	await expect(dialog).toBeFocused();
	await expect(dialog).toHaveCount(0);
});

test('the page behind stands still and nothing moves, and a tall popup scrolls by key', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1000, height: 500 });
	await page.goto(PAGE);
	const opener = page.getByRole('link', { name: 'Tall', exact: true });
	await opener.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollBy({ top: 60, behavior: 'instant' }));
	const place = () =>
		page.evaluate(() => {
			const { left, top } = document.querySelector('h1')?.getBoundingClientRect() ?? {};
			return [scrollY, left, top, document.body.clientWidth];
		});
	const before = await place();
	await opener.click();
	const dialog = popup(page, TALL);
	await expect(dialog.locator('.dialog-close-button')).toBeFocused();
	expect(await place()).toEqual(before);
	await page.mouse.move(500, 250);
	await page.mouse.wheel(0, 4000);
	await expect
		.poll(() => dialog.locator('.dialog-message').evaluate((m) => m.scrollTop))
		.toBeGreaterThan(100);
	await page.keyboard.press('Tab');
	await expect(dialog.locator('.dialog-message')).toBeFocused();
	expect(await place()).toEqual(before);
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	expect(await place()).toEqual(before);
	expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
});

test('once "never again" was chosen nothing opens it any more', async ({ page }) => {
	await page.goto(PAGE);
	await click(page, 'Once only');
	await click(page, 'Never again');
	await expect(popup(page, ONCE)).toHaveCount(0);
	await page.reload();
	await click(page, 'Once only');
	await click(page, 'Plain');
	await expect(popup(page, PLAIN)).toBeVisible();
	await expect(popup(page, ONCE)).toHaveCount(0);
});

test('a popup opens by its selector, with its own classes and looks', async ({ page }) => {
	await page.goto(PAGE);
	const dialog = popup(page, STYLED);
	// What watches for the click comes a moment after the page.
	await expect(async () => {
		await page.getByRole('button', { name: 'Styled, by selector' }).click({ timeout: 500 });
		await expect(dialog).toHaveClass(/\bnight-popup\b/, { timeout: 500 });
	}).toPass();
	const content = dialog.locator('.dialog-widget-content');
	await expect(content).toHaveCSS('background-color', 'rgb(12, 27, 46)');
	await expect(content).toHaveCSS('border-left-width', '6px');
	await expect(dialog).toHaveCSS('background-color', 'rgba(12, 27, 46, 0.92)');
	await expect(dialog.locator('.dialog-close-button')).toHaveCSS('font-size', '24px');
	const box = await content.boundingBox();
	expect(box?.y).toBeGreaterThan(200);
});

test('a popup comes and goes with its animations, without them for less motion', async ({
	page,
}) => {
	// Notes which of the popup's states were animated.
	await page.addInitScript(() => {
		new MutationObserver(() => {
			const dialog = document.querySelector<HTMLElement>('dialog.elementor-popup-modal');
			const content = dialog?.querySelector<HTMLElement>('.dialog-widget-content');
			if (!dialog || !/opacity/.test(content?.getAttribute('style') ?? '')) return;
			document.documentElement.toggleAttribute(`data-moved-${dialog.dataset.state}`, true);
		}).observe(document, { subtree: true, attributes: true, childList: true });
	});
	await page.goto(PAGE);
	const html = page.locator('html');
	const opener = page.getByRole('link', { name: 'Moving', exact: true });
	const dialog = popup(page, MOVING);
	// What plays animations comes in an idle moment; until then popups are simply there.
	await expect(async () => {
		await page.keyboard.press('Escape');
		await opener.click({ timeout: 1000 });
		await expect(dialog).toBeVisible({ timeout: 1000 });
		await expect(html).toHaveAttribute('data-moved-shown', { timeout: 500 });
	}).toPass();
	await page.keyboard.press('Escape');
	await expect(html).toHaveAttribute('data-moved-exiting');
	// The page can be used while the popup goes out.
	await expect(opener).toBeFocused();
	await expect(dialog).toHaveCount(0);

	await page.emulateMedia({ reducedMotion: 'reduce' });
	await html.evaluate(({ dataset }) => {
		for (const name of Object.keys(dataset)) if (name.startsWith('moved')) delete dataset[name];
	});
	await opener.click();
	await expect(dialog).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(dialog).toHaveCount(0);
	await expect(html).not.toHaveAttribute('data-moved-shown');
});

test('links are read however they are written, and only their own click opens a popup', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await page.goto(PAGE);
	const href = await page
		.getByRole('link', { name: 'Plain', exact: true })
		.getAttribute('data-elementor-action');
	for (const name of ['Encoded', 'Not encoded', 'With an encoded sign']) {
		await click(page, name);
		await expect(popup(page, PLAIN), name).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(popup(page, PLAIN)).toHaveCount(0);
	}
	for (const name of ['A popup that is not there', 'Broken']) await click(page, name);
	await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
	const panel = page.evaluate(
		() =>
			new Promise((resolve) => {
				addEventListener('elementor-pro/off-canvas/toggle-display-mode', (event) => {
					const { id, displayMode } = (event as CustomEvent<Record<string, string>>).detail;
					resolve([id, displayMode]);
				});
			}),
	);
	await click(page, 'Toggle an off-canvas panel');
	expect(await panel).toEqual(['0ff0ff0', 'toggle']);

	await page.goto('about:blank');
	await page.goto(`${PAGE}${href}`);
	await page.waitForLoadState('networkidle');
	await expect(popup(page, PLAIN)).toHaveCount(0);
	expect(errors).toEqual([]);
});

test('an editor previews a popup at once, a draft only who may see it', async ({ page }) => {
	await page.goto(`/about/?popup-preview=${PLAIN}`);
	await expect(popup(page, PLAIN)).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem('elementor') ?? '')).not.toContain(
		'impressions',
	);
	await page.goto('/about/?popup-preview=3239');
	await page.waitForLoadState('networkidle');
	await expect(popup(page, 3239)).toHaveCount(0);
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('a link to a popup leads to a page that shows it, and out again', async ({ page }) => {
		await page.goto(PAGE);
		await click(page, 'Plain');
		await expect(page).toHaveURL(/\/popup\/dialog-plain\/$/);
		await expect(page.getByRole('heading', { name: 'Season opens in May' })).toBeVisible();
		await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
		await expect(page.getByRole('banner')).toBeVisible();
		await click(page, 'Not now');
		await expect(page).toHaveURL(/:\d+\/$/);
	});
});
