import { expect, test } from '@playwright/test';
import { shift, stateOf } from './moving-state';

test('an element that moves inside a scroll box goes on from its painted place, and follows the window after a scroll', async ({
	page,
}) => {
	// The box is on the first screen, and the window now has another size.
	await page.setViewportSize({ width: 1280, height: 3200 });
	await page.goto('/widgets/motion-ranges/');
	const node = page.locator('#in-scroller .elementor-widget-container');
	const painted = (await stateOf(page, 'in-scroller')).x;
	const { percent } = await stateOf(page, 'in-scroller');
	expect(Math.abs(painted - shift(2)(percent))).toBeGreaterThan(10);

	await page.mouse.move(100, 100);
	await page.mouse.move(140, 100);
	await expect(node).toHaveClass(/elementor-motion-effects-element/);
	await page.evaluate(() => dispatchEvent(new Event('elementor-pro/motion-fx/recalc')));
	// The handler measures in the next frame, and writes in the one after it.
	await page.evaluate(async () => {
		for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
	});
	expect(Math.abs((await stateOf(page, 'in-scroller')).x - painted)).toBeLessThan(1);

	await page.locator('#scroller').evaluate((box) => box.scrollTo({ top: 120 }));
	await expect
		.poll(async () => {
			const state = await stateOf(page, 'in-scroller');
			return Math.abs(state.x - shift(2)(state.percent));
		})
		.toBeLessThan(1);
});
