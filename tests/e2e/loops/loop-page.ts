import type { Page } from '@playwright/test';

/** The calls that loops make. */
export const REFRESH = '**/wp-json/elementor-pro/v1/refresh-loop';

/** One loop of a page and the filters over it. */
export function loopOf(page: Page, id: string) {
	const loop = page.locator(`.elementor-element-${id}`);
	const settings = `[data-settings*='"selected_element":"${id}"']`;
	const items = loop.locator('.e-loop-item, .elementor-post');
	return {
		loop,
		items,
		button: (term: string) => page.locator(`${settings} [data-filter="${term}"]`),
		pressed: () =>
			page
				.locator(`${settings} [aria-pressed="true"]`)
				.evaluateAll((buttons) =>
					buttons.map((button) => (button as HTMLElement).dataset.filter ?? ''),
				),
		texts: () => items.allInnerTexts(),
		/** The whole content of the loop, as markup. */
		markup: () => loop.locator('.elementor-widget-container').first().innerHTML(),
	};
}

/**
 * The items of a list that have a gap to the item above them, as text with the gap in pixels. A list in masonry has
 * none.
 */
export function strayItems(page: Page, id: string): Promise<string[]> {
	return loopOf(page, id).loop.evaluate((element) => {
		const list = element.querySelector('.elementor-loop-container, .elementor-posts-container');
		if (!list) return ['no list'];
		const gap = Math.round(Number.parseFloat(getComputedStyle(list).rowGap));
		const boxes = [...list.children].map((item) => item.getBoundingClientRect());
		const columns = new Set(boxes.map(({ left }) => Math.round(left))).size;
		return boxes.flatMap((box, index) => {
			const above = boxes[index - columns];
			if (!above) return [];
			const distance = Math.round(box.top - above.bottom);
			const isBelow = Math.abs(box.left - above.left) < 1;
			return isBelow && Math.abs(distance - gap) <= 1 ? [] : [`${index}: ${distance} for ${gap}`];
		});
	});
}
