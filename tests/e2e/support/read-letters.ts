import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** The smallest contrast of large letters over pictures: WCAG 2.2, 1.4.3 requires 3 : 1. */
const LEAST_CONTRAST = 3;
/**
 * The largest share of a heading's pixels that may lie over a detail: a star, a gull, the crown of a tree behind one
 * letter.
 */
export const MOST_DETAILS = 0.06;

/** Relative luminance of a colour, WCAG 2.2; channels of 0 to 255. */
function luminance(channels: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = channels.map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function pixelsOf(page: Page, heading: Locator): Promise<Buffer> {
	const box = await heading.boundingBox();
	if (!box) throw new Error('The heading is not shown.');
	const clip = { ...box, height: Math.max(1, box.height), width: Math.max(1, box.width) };
	const png = await page.screenshot({ clip });
	return sharp(png).removeAlpha().raw().toBuffer();
}

/** Counts the pixels of a heading's letters, and those with too little contrast to the background. */
export async function readLetters(
	page: Page,
	heading: Locator,
): Promise<{ all: number; faint: number }> {
	await heading.scrollIntoViewIfNeeded();
	const ink = await heading.evaluate((element) => getComputedStyle(element).color);
	const letters = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(ink)?.slice(1).map(Number);
	if (!letters) throw new Error(`The colour ${ink} is not opaque.`);
	const paint = (color: string) =>
		heading.evaluate((element, value) => {
			for (const one of [element, ...element.querySelectorAll('*')] as HTMLElement[]) {
				one.style.setProperty('color', value, 'important');
				one.style.setProperty('transition', 'none', 'important');
			}
		}, color);
	await paint('rgb(255 0 255)');
	const marked = await pixelsOf(page, heading);
	await paint('transparent');
	const below = await pixelsOf(page, heading);
	await paint('');
	const light = luminance(letters);
	let all = 0;
	let faint = 0;
	for (let at = 0; at < marked.length; at += 3) {
		const isLetter = marked[at] === 255 && marked[at + 1] === 0 && marked[at + 2] === 255;
		if (!isLetter) continue;
		all += 1;
		const dark = luminance([below[at] ?? 0, below[at + 1] ?? 0, below[at + 2] ?? 0]);
		const contrast = (Math.max(light, dark) + 0.05) / (Math.min(light, dark) + 0.05);
		if (contrast < LEAST_CONTRAST) faint += 1;
	}
	return { all, faint };
}
