import type { Locator, Page } from '@playwright/test';

/** A carousel of the page by its name. */
export function carouselOf(page: Page, name: string) {
	const root = page.locator(`.e-carousel[aria-label="${name}"]`);
	return {
		root,
		button: (label: string) => root.getByRole('button', { name: label }),
		/** The names of the visible slides, `1 of 6`. */
		seen: () =>
			root
				.locator(':scope > .swiper > .swiper-wrapper > .swiper-slide:not([aria-hidden])')
				.evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label'))),
		/** Brings the carousel into view and waits until it reacts. */
		async start(): Promise<void> {
			await root.scrollIntoViewIfNeeded();
			await root.and(page.locator('[data-state]')).waitFor();
		},
	};
}

/** Returns the distance of an element from the left edge of the viewport, in CSS pixels. */
export async function leftOf(thing: Locator): Promise<number> {
	return (await thing.boundingBox())?.x ?? Number.NaN;
}

/** Swipes with one finger across the middle of an element; a negative distance goes to the left. */
export async function swipe(page: Page, thing: Locator, distance: number): Promise<void> {
	const box = await thing.boundingBox();
	if (!box) throw new Error('There is nothing to swipe over.');
	const client = await page.context().newCDPSession(page);
	const y = box.y + box.height / 2;
	const from = box.x + box.width / 2 - distance / 2;
	// The finger rests before it leaves the screen, because on a busy machine all moves may arrive at the same moment,
	// and the row would not move on.
	let timestamp = Date.now() / 1000;
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, seconds = 0.02) => {
		timestamp += seconds;
		const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
		return client.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
	};
	await touch('touchStart', from);
	for (let part = 1; part <= 10; part += 1) await touch('touchMove', from + (distance * part) / 10);
	await touch('touchMove', from + distance, 0.2);
	await touch('touchEnd', from + distance);
	await client.detach();
}
