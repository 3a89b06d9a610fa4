import { expect, type Locator, type Page, test } from '@playwright/test';
import {
	LAYOUT_SHIFT_LIMIT,
	layoutShift,
	recordLayoutShift,
	watchErrors,
} from '../support/page-health';

const PAGE = '/widgets/entrance-animations/';
const INVISIBLE = '.elementor-invisible';

/**
 * Opens the page and waits until its handler has hidden the elements below the first screen that wait for their
 * entrance.
 */
async function open(page: Page): Promise<void> {
	await page.goto(PAGE);
	await expect(page.locator(INVISIBLE).first()).toBeAttached();
}

/** Moves the pointer, which counts as an input, so that GSAP loads before anything is in view. */
async function use(page: Page): Promise<void> {
	const fetched = page.waitForResponse(/play-entrance/);
	await page.mouse.move(50, 50);
	await page.mouse.move(60, 60);
	await fetched;
}

/** Every value of a style property that an element had, frame by frame, until it is at rest. */
async function seenWhile(element: Locator, act: () => Promise<void>): Promise<string[]> {
	const seen = element.evaluate(
		(node) =>
			new Promise<string[]>((resolve) => {
				const values: string[] = [];
				const frame = () => {
					const { opacity, transform } = (node as HTMLElement).style;
					if (opacity !== '') values.push(`${opacity} ${transform}`);
					if (opacity === '' && values.length > 0) resolve(values);
					else requestAnimationFrame(frame);
				};
				frame();
			}),
	);
	await act();
	return seen;
}

test('an element below the first screen comes in once, a painted element never goes', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await recordLayoutShift(page);
	await open(page);
	await expect(page.locator('#painted')).not.toHaveClass(/invisible|animated/);
	await use(page);
	const fast = page.locator('#fast');
	const seen = await seenWhile(fast, () =>
		fast.evaluate((node) => node.scrollIntoView({ behavior: 'instant' })),
	);
	expect(seen.some((value) => value.includes('translate(-'))).toBe(true);
	await expect(fast).toHaveClass(/animated slideInLeft/);
	await expect(fast).toHaveAttribute('style', '');
	await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
	await fast.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
	await expect(page.locator('#painted')).not.toHaveClass(/invisible|animated/);
	await expect(fast).toHaveAttribute('style', '');
	expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	expect(errors).toEqual([]);
});

test('everything on the page has come in at its end', async ({ page }) => {
	await open(page);
	await use(page);
	const all = page.locator(`[data-settings*='nimation":']`);
	for (const element of await all.all()) {
		await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
	}
	await expect(page.locator(INVISIBLE)).toHaveCount(0);
	await expect(page.locator('.animated[style*="opacity"]')).toHaveCount(0);
	await expect(page.locator('.animated')).not.toHaveCount(0);
});

test('each device has its own animation', async ({ page }) => {
	const devices = page.locator('#devices');
	for (const [width, name] of [
		[390, /animated pulse/],
		[900, /animated fadeIn/],
		[1700, /^(?!.*(animated|invisible))/],
	] as const) {
		await page.setViewportSize({ width, height: 800 });
		await open(page);
		await use(page);
		await devices.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
		await expect(devices).toHaveClass(name);
	}
});

test('nothing is hidden without script, without the handler and without GSAP', async ({
	browser,
	page,
}) => {
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	await still.goto(PAGE);
	await expect(still.locator(INVISIBLE)).toHaveCount(0);
	await plain.close();

	await page.route(/assets\/handler-/, (route) => route.abort());
	const refused = page.waitForEvent('requestfailed');
	await page.goto(PAGE);
	await refused;
	await page.waitForLoadState('networkidle');
	await expect(page.locator(INVISIBLE)).toHaveCount(0);
	await page.unroute(/assets\/handler-/);

	await page.route(/play-entrance|gsap/, (route) => route.abort());
	await open(page);
	await page.mouse.wheel(0, 50);
	const slow = page.locator('#slow');
	await slow.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
	await expect(slow).not.toHaveClass(/invisible/);
	await expect(slow).not.toHaveClass(/animated fade/);
});

test('an element in a closed panel comes in when the panel opens', async ({ page }) => {
	const panel = (display: string) => () =>
		page.evaluate((value) => {
			const inside = document.getElementById('fast')?.closest('.e-con') as HTMLElement;
			inside.style.display = value;
			inside.scrollIntoView({ behavior: 'instant' });
		}, display);
	await page.addInitScript(() => {
		document.addEventListener('DOMContentLoaded', () => {
			const inside = document.getElementById('fast')?.closest('.e-con') as HTMLElement;
			inside.style.display = 'none';
		});
	});
	await open(page);
	await use(page);
	const fast = page.locator('#fast');
	await expect(fast).toHaveClass(/elementor-invisible/);
	const seen = await seenWhile(fast, panel(''));
	expect(seen.some((value) => value.includes('translate(-'))).toBe(true);
	await expect(fast).toHaveClass(/animated slideInLeft/);
	await expect(fast).not.toHaveClass(/invisible/);
});

test('reduced motion and paper show everything, at any time', async ({ page }) => {
	await open(page);
	const mask = (node: Element) => getComputedStyle(node).maskImage;
	const waiting = page.locator(INVISIBLE).last();
	expect(await waiting.evaluate(mask)).not.toBe('none');
	await page.emulateMedia({ media: 'print' });
	expect(await waiting.evaluate(mask)).toBe('none');
	await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
	expect(await waiting.evaluate(mask)).toBe('none');
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await use(page);
	const slow = page.locator('#slow');
	await slow.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
	await expect(slow).toHaveAttribute('style', /opacity/);
	await page.emulateMedia({ media: 'print' });
	const looks = await slow.evaluate((node) => {
		const { opacity, transform } = getComputedStyle(node);
		return { opacity, transform };
	});
	expect(looks).toEqual({ opacity: '1', transform: 'none' });
	await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
	await expect(slow).toHaveAttribute('style', '');
});

test('a link that waits is reached by keyboard', async ({ page }) => {
	await open(page);
	const link = page.locator('#section a, #section').first();
	await link.evaluate((node) => {
		(node as HTMLElement).tabIndex = 0;
		(node as HTMLElement).focus();
	});
	await expect(link).toBeFocused();
	await expect(link).not.toHaveClass(/invisible/);
});
