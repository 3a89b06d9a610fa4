import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../popup-rules/popup-page';
import { holdRequests } from '../support/held-requests';
import { accessibilityViolations, watchErrors } from '../support/page-health';

const PAGE = '/widgets/popups/dialog/';

const popup = (page: Page, id: number) => page.locator(`#elementor-popup-modal-${id}`);
const click = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

const [PLAIN, SECOND, CORNER, STUBBORN, TALL, MOVING, TIMED, ONCE, STYLED] = [
	3230, 3231, 3232, 3233, 3234, 3235, 3236, 3237, 3238,
] as const;

/** Records every show and hide event of the page. */
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
		// The close button has the focus, because the test uses only the keyboard, from the link to the button and
		// back.
		'close button': () => page.keyboard.press('Enter'),
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

test('no state has an accessibility violation: closed, open with a veil or without, one above another', async ({
	page,
}) => {
	await page.goto(PAGE);
	expect(await accessibilityViolations(page)).toEqual([]);
	await click(page, 'Toggle the corner');
	await expect(popup(page, CORNER)).toHaveAccessibleName('Letters from the harbour');
	expect(await accessibilityViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(popup(page, CORNER)).toHaveCount(0);
	await click(page, 'Plain');
	await expect(popup(page, PLAIN)).toHaveAccessibleName('Season opens in May');
	expect(await accessibilityViolations(page)).toEqual([]);
	await click(page, 'One more');
	await expect(popup(page, SECOND)).toBeVisible();
	expect(await accessibilityViolations(page)).toEqual([]);
});

test('at 400 % all of a popup can be reached, its close button stays in view', async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await page.goto(PAGE);
	for (const [name, id] of [
		['Tall', TALL],
		['Plain', PLAIN],
	] as const) {
		await click(page, name);
		const dialog = popup(page, id);
		const message = dialog.locator('.dialog-message');
		const last = message.locator('.elementor-widget').last();
		await expect(dialog.locator('.dialog-close-button')).toBeInViewport({ ratio: 1 });
		expect(await message.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
		if (id === TALL) expect(await accessibilityViolations(page)).toEqual([]);
		await message.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }));
		const { top = 0, bottom = 999 } = await last.evaluate((widget) =>
			widget.getBoundingClientRect().toJSON(),
		);
		expect(top).toBeLessThan(256);
		expect(bottom).toBeLessThanOrEqual(256);
		await expect(dialog.locator('.dialog-close-button')).toBeInViewport({ ratio: 1 });
		await dialog.getByRole('button', { name: 'Close' }).click();
		await expect(dialog).toHaveCount(0);
	}
});

test('a way to close that the editor prevents does not close it', async ({ page }) => {
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

test('a contact button closes the open popup first, and does its own action then', async ({
	page,
}) => {
	await page.goto(PAGE);
	await click(page, 'Toggle the corner');
	await expect(popup(page, CORNER)).toBeVisible();
	await click(page, 'Call and open');
	await expect(popup(page, CORNER)).toHaveCount(0);
	await expect(popup(page, SECOND)).toBeVisible();
});

test('a late close button comes, and a timed popup goes by itself', async ({ page }) => {
	await page.goto(PAGE);
	// Checks each frame from the start: the popup closes by itself, on a busy machine between two checks of the test.
	const watching = page.evaluate(
		(selector) =>
			new Promise<string[]>((resolve) => {
				const seen: string[] = [];
				const look = () => {
					const dialog = document.querySelector(selector);
					if (!dialog && seen.length > 0) return resolve(seen);
					if (dialog?.contains(document.activeElement)) {
						const isLed = dialog !== document.activeElement;
						const button = dialog.querySelector('.dialog-close-button');
						const state = `${button?.checkVisibility() ? 'button' : 'none'}${isLed ? ', led' : ''}`;
						if (state !== seen.at(-1)) seen.push(state);
					}
					requestAnimationFrame(look);
				};
				look();
			}),
		`#elementor-popup-modal-${TIMED}`,
	);
	await click(page, 'Timed');
	// The focus does not move to a control: the dialog keeps the focus.
	expect(await watching).toEqual(['none', 'button']);
	await expect(popup(page, TIMED)).toHaveCount(0);
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
	const style = await page.evaluate(() => document.documentElement.getAttribute('style') ?? '');
	expect(style).not.toMatch(/overflow|position|inset|(?<!scroll-)padding/);
});

test('without prevent_scroll the page behind a modal popup scrolls by wheel and key, beside it and over it', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1000, height: 700 });
	await page.goto(PAGE);
	await click(page, 'Plain');
	const dialog = popup(page, PLAIN);
	await expect(dialog.locator('.dialog-close-button')).toBeFocused();
	const message = dialog.locator('.dialog-message');
	const place = () => page.evaluate(() => scrollY);
	for (const [x, y] of [
		[20, 20],
		[500, 350],
	] as const) {
		const before = await place();
		await page.mouse.move(x, y);
		await page.mouse.wheel(0, 100);
		await expect.poll(place).toBe(before + 100);
	}
	await test.step('one that is too tall is scrolled first, then the page', async () => {
		await page.setViewportSize({ width: 320, height: 256 });
		const before = await place();
		await page.mouse.move(150, 200);
		await page.mouse.wheel(0, 30);
		await expect.poll(() => message.evaluate((box) => box.scrollTop)).toBe(30);
		expect(await place()).toBe(before);
		await message.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }));
		// A wheel gesture stays with its first scroller; after the end of that scroller, a new gesture scrolls the
		// page.
		await expect(async () => {
			await page.mouse.wheel(0, 60);
			expect(await place()).toBeGreaterThan(before);
		}).toPass();
	});

	await test.step('by key', async () => {
		const before = await place();
		await page.keyboard.press('End');
		await expect.poll(place).toBeGreaterThan(before + 256);
	});
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

test('a popup opens by its selector, also for a click that came early, with its own classes and looks', async ({
	page,
}) => {
	const start = await holdRequests(page, /\/assets\/start-[^/]+\.js$/);
	await page.goto(PAGE);
	await start.asked;
	const dialog = popup(page, STYLED);
	await page.getByRole('button', { name: 'Styled, by selector' }).click();
	await expect(dialog).toHaveCount(0);
	start.release();
	await expect(dialog).toHaveClass(/\bnight-popup\b/);
	const content = dialog.locator('.dialog-widget-content');
	await expect(content).toHaveCSS('background-color', 'rgb(12, 27, 46)');
	await expect(content).toHaveCSS('border-left-width', '6px');
	await expect(dialog).toHaveCSS('background-color', 'rgba(12, 27, 46, 0.92)');
	await expect(dialog.locator('.dialog-close-button')).toHaveCSS('font-size', '24px');
	await expect(content).toHaveCSS('border-radius', '12px');
	await expect(content).toHaveCSS('margin', '24px');
	const message = content.locator('.dialog-message');
	await expect(message).toHaveCSS('align-items', /center/);
	expect((await message.boundingBox())?.height).toBe(420);
	const { x = 0, y = 0, width, height = 0 } = (await content.boundingBox()) ?? {};
	expect([x + (width ?? 0) / 2, y + height + 24, width]).toEqual([640, 720, 566]);

	await test.step('on a phone it has its own settings for phones', async () => {
		await page.setViewportSize({ width: 390, height: 800 });
		expect((await message.boundingBox())?.width).toBeCloseTo(0.92 * 390, 0);
		expect((await content.boundingBox())?.y).toBe(24);
	});
});

test('a popup comes and goes with the animations of the device, none for less motion', async ({
	page,
}) => {
	// Records the transforms during each state of the popup.
	await page.addInitScript(() => {
		const moves = new Set<string>();
		let pose: string | undefined;
		Object.assign(window, { moves });
		const frame = window.requestAnimationFrame;
		window.requestAnimationFrame = (callback) =>
			document.documentElement.hasAttribute('data-frozen') ? 0 : frame(callback);
		new MutationObserver(() => {
			const dialog = document.querySelector<HTMLElement>('dialog.elementor-popup-modal');
			const { transform } = dialog?.querySelector<HTMLElement>('.animated')?.style ?? {};
			const [name] = /\b(?:rotate|scale)\b/.exec(transform ?? '') ?? ['shift'];
			// A single position is no movement.
			if (transform && pose && transform !== pose) moves.add(`${dialog?.dataset.state} ${name}`);
			pose = transform;
		}).observe(document, { subtree: true, attributes: true, childList: true });
	});
	const moves = () => page.evaluate(() => [...(window as unknown as { moves: Set<string> }).moves]);
	const html = page.locator('html');
	const opener = page.getByRole('link', { name: 'Moving', exact: true });
	const dialog = popup(page, MOVING);
	// The script that plays animations loads in an idle moment; until then popups appear without an animation.
	const player = page.waitForResponse(/\/assets\/play-entrance-/);
	await page.goto(PAGE);
	await player;
	await page.waitForLoadState('networkidle');
	await opener.click();
	await expect.poll(moves).toEqual(['shown shift']);
	await page.keyboard.press('Escape');
	// The page can be used while the popup is still closing.
	await expect(opener).toBeFocused();
	await expect(dialog).toHaveCount(0);
	expect(await moves()).toEqual(['shown shift', 'exiting shift']);

	await test.step('a phone has its own', async () => {
		await page.setViewportSize({ width: 390, height: 800 });
		await opener.click();
		await expect.poll(moves).toContain('shown scale');
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		expect(await moves()).toContain('exiting rotate');
	});

	await test.step('for less motion there is none', async () => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.evaluate(() => (window as unknown as { moves: Set<string> }).moves.clear());
		await opener.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		expect(await moves()).toEqual([]);
		await page.emulateMedia({ reducedMotion: 'no-preference' });
	});

	await test.step('it goes all the same when frames stand still', async () => {
		await html.evaluate((root) => root.toggleAttribute('data-frozen'));
		await opener.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
	});

	await test.step('in a tab that is left it goes at once', async () => {
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 3_600_000);
		await opener.click();
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toHaveAttribute('data-state', 'exiting');
		await page.evaluate(() => {
			Object.defineProperty(document, 'hidden', { value: true, configurable: true });
			document.dispatchEvent(new Event('visibilitychange'));
		});
		await page.clock.runFor(1);
		await expect(dialog).toHaveCount(0);
	});
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

test('an editor previews a popup at once; only a user with the right to edit a draft previews the draft', async ({
	page,
}) => {
	const DRAFT = 3239;
	await page.goto(`/imprint/?popup-preview=${PLAIN}`);
	await expect(popup(page, PLAIN)).toBeVisible();
	expect(await page.evaluate(() => localStorage.getItem('elementor') ?? '')).not.toContain(
		'impressions',
	);
	await logIn(page, 'harbour');
	await page.goto(`/imprint/?popup-preview=${DRAFT}`);
	await expect(popup(page, DRAFT)).toContainText('Only people who may edit it see this.');
	for (const stranger of ['guest', '']) {
		await logIn(page, stranger);
		const response = await page.goto(`/imprint/?popup-preview=${DRAFT}`);
		expect(await response?.text()).not.toContain('Only people who may edit it see this.');
		await expect(popup(page, DRAFT)).toHaveCount(0);
	}
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
