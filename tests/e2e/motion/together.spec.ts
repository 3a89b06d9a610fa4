import { expect, type Page, test } from '@playwright/test';
import { watchErrors } from '../support/page-health';
import { scrollTo, shift, stateOf } from './moving-state';

const PAGE = '/widgets/motion-ranges/';
const POPUP = '#elementor-popup-modal-3240';

/**
 * True if the script that plays a popup's animation has been fetched and run: it is a text so that no bundler changes
 * the import.
 */
const PLAYER_HAS_COME = `(async () => {
	const player = performance.getEntriesByType('resource').find(({ name }) => /play-entrance/.test(name));
	return player !== undefined && Boolean(await import(player.name));
})()`;

test.use({ viewport: { width: 1280, height: 800 } });

async function openRunning(page: Page): Promise<void> {
	await page.goto(PAGE);
	await page.mouse.move(100, 100);
	await page.mouse.move(110, 100);
	await expect(page.locator('#carrier')).toHaveClass(/elementor-motion-effects-element/);
	await expect(page.locator('#moving-bar')).toHaveClass(/elementor-sticky/);
}

/**
 * Watches from now on whether an element fades in: on a busy machine the whole fade may happen between two checks.
 * @returns a function that waits until the element has faded in
 */
async function watchComing(page: Page, selector: string): Promise<() => Promise<void>> {
	const seen = await page.evaluateHandle(
		(wanted) => ({
			hasCome: new Promise<void>((resolve) => {
				let hasBegun = false;
				const watch = new MutationObserver(() => {
					const element = document.querySelector<HTMLElement>(wanted);
					if (!element) return;
					if (element.style.opacity !== '') hasBegun = true;
					else if (hasBegun) {
						watch.disconnect();
						resolve();
					}
				});
				watch.observe(document.body, {
					subtree: true,
					childList: true,
					attributeFilter: ['style'],
				});
			}),
		}),
		selector,
	);
	return () => seen.evaluate(({ hasCome }) => hasCome);
}

/**
 * Returns the visible place of an element, its transform, and the way of the box that holds its
 * place.
 */
function seen(page: Page, id: string, place: string) {
	return page.evaluate(
		([elementId, placeId]) => {
			const element = document.getElementById(elementId) as HTMLElement;
			const { top, left, height } = element.getBoundingClientRect();
			const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
			const holder = document.getElementById(placeId)?.getBoundingClientRect() as DOMRect;
			const way = (innerHeight - holder.top) / (innerHeight + height);
			return {
				percent: 100 * Math.min(1, Math.max(0, way)),
				x: e,
				y: f,
				top: Math.round(top - f),
				left: Math.round(left - e - holder.left),
			};
		},
		[id, place] as const,
	);
}

test('an element that moves and sticks counts by its place in the flow, also out of it and after a resize', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await openRunning(page);
	const bar = page.locator('#moving-bar');
	const expectMoved = async (top: number | undefined, hint: string) => {
		await expect
			.poll(async () => {
				const state = await seen(page, 'moving-bar', 'moving-bar-home');
				return {
					x: Math.abs(state.x - shift(-1)(state.percent)) < 1,
					y: Math.abs(state.y - shift(0.2)(state.percent)) < 1,
					left: Math.abs(state.left) < 2,
					top: top ?? state.top,
					is: state.top,
				};
			}, hint)
			.toEqual({
				x: true,
				y: true,
				left: true,
				top: top ?? expect.anything(),
				is: top ?? expect.anything(),
			});
	};
	await scrollTo(page, 'moving-bar-home', 0.6);
	await expectMoved(480, 'in its place');
	await scrollTo(page, 'moving-bar-home', 0.05);
	await expectMoved(110, 'stuck');
	await scrollTo(page, 'moving-bar-home', -0.6);
	await expect(bar).toHaveClass(/elementor-sticky--fixed/);
	await expectMoved(110, 'past the end of its parent');
	await page.setViewportSize({ width: 1280, height: 760 });
	await scrollTo(page, 'moving-bar-home', -0.1);
	await expectMoved(110, 'measured again');
	expect(errors).toEqual([]);
});

test('an element that comes in and moves does both, and goes on moving', async ({ page }) => {
	await openRunning(page);
	const arriving = page.locator('#arriving');
	const transforms = arriving.evaluate(
		(element) =>
			new Promise<string[]>((resolve) => {
				const seenOnes: string[] = [];
				const look = () => {
					const { transform } = element.style;
					seenOnes.push(transform);
					const hasCome = seenOnes.some((one) => one.includes('%')) && !transform.includes('%');
					if (hasCome) resolve(seenOnes);
					else requestAnimationFrame(look);
				};
				look();
			}),
	);
	await scrollTo(page, 'arriving', 0.5);
	const both = (await transforms).filter((one) => one.includes('%'));
	expect(
		both.filter((one) => !/^translate\(-?[\d.]+%.*\) translateY\(-?[\d.]+px\)$/.test(one)),
	).toEqual([]);
	await scrollTo(page, 'arriving', 0.7);
	await expect
		.poll(async () => {
			const { x, y, opacity } = await stateOf(page, 'arriving');
			const { percent } = await seen(page, 'arriving', 'arriving');
			// The element's own box is measured here, so the percentage is that of the moved box.
			const untransformed = percent + (100 * y) / (800 + 70);
			const rise = Math.min(1, Math.max(0, (untransformed - 20) / 60));
			return [
				x === 0,
				Math.abs(y - shift(1)(untransformed)) < 2,
				Math.abs(opacity - (0.5 + 0.5 * rise)) < 0.05,
			];
		})
		.toEqual([true, true, true]);
});

test('an element inside a moving box sticks at its place, moved along with the box', async ({
	page,
}) => {
	await openRunning(page);
	const carried = page.locator('#carried');
	for (const share of [-0.1, -0.4, -0.7]) {
		await scrollTo(page, 'carrier', share);
		await expect
			.poll(async () => {
				const { y } = await stateOf(page, 'carrier');
				return carried.evaluate((element, by) => element.getBoundingClientRect().top - by, y);
			})
			.toBeCloseTo(200, 0);
		await expect(carried).toHaveClass(/elementor-sticky--active/);
	}
	// Sticking depends on the layout, not on a moved box: the class appears exactly when the element sticks.
	await scrollTo(page, 'carrier', 0.9);
	const sticksFrom = await carried.evaluate((element) => {
		const own = element as HTMLElement;
		let top = -200;
		for (let box: HTMLElement | null = own; box; box = box.offsetParent as HTMLElement | null) {
			top += box.offsetTop + (box === own ? 0 : box.clientTop);
		}
		return top;
	});
	for (const [by, isActive] of [
		[-3, false],
		[3, true],
	] as const) {
		await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), sticksFrom + by);
		// The element must be further from its place than the class's tolerance.
		await expect.poll(async () => Math.abs((await stateOf(page, 'carrier')).y)).toBeGreaterThan(5);
		await expect
			.poll(() => carried.evaluate(({ className }) => className.includes('--active')))
			.toBe(isActive);
	}
});

test('inside a popup things stick, move and come in by the scroll of the popup', async ({
	page,
}) => {
	const errors = watchErrors(page);
	await openRunning(page);
	const opener = page.getByRole('link', { name: 'In a popup' });
	await opener.click();
	await expect(page.locator('#popup-mover .elementor-motion-effects-element')).toBeAttached();
	await page.keyboard.press('Escape');
	await expect(page.locator(POPUP)).toHaveCount(0);
	await expect.poll(() => page.evaluate(PLAYER_HAS_COME)).toBe(true);
	// The animation is loaded now, so the popup moves while the test measures the element in it.
	const untilCome = await watchComing(page, `${POPUP} .dialog-widget-content`);
	await opener.click();
	await untilCome();
	const place = await page.evaluate(() => scrollY);
	const message = page.locator(`${POPUP} .dialog-message`);
	const bar = page.locator('#popup-bar');
	await expect(bar).toHaveClass(/elementor-sticky/);
	await expect(bar).not.toHaveClass(/--active/);
	await expect(page.locator('#popup-late')).toHaveClass(/elementor-invisible/);
	const edge = (await message.boundingBox())?.y ?? 0;
	for (const share of [0.3, 0.6, 1]) {
		await message.evaluate((box, part) => {
			box.scrollTo({ top: part * (box.scrollHeight - box.clientHeight), behavior: 'instant' });
		}, share);
		await expect(bar).toHaveClass(/elementor-sticky--active/);
		expect((await bar.boundingBox())?.y).toBeCloseTo(edge, 0);
		await expect
			.poll(async () => {
				const { x, percent } = await stateOf(page, 'popup-mover');
				return Math.abs(x - shift(1)(percent));
			})
			.toBeLessThan(1);
	}
	expect(await page.evaluate(() => scrollY)).toBe(place);
	await expect(page.locator('#popup-late')).toHaveClass(/animated fadeIn/);
	await expect(page.locator('#popup-late')).not.toHaveClass(/invisible/);
	expect(errors).toEqual([]);
});
