import { expect, test } from '@playwright/test';

const BOATS = ['petrel', 'tern', 'marlin', 'sandpiper', 'kingfisher', 'avocet', 'heron', 'wren'];

test('each boat has her parts named where they are, on a phone as at a desk', async ({ page }) => {
	test.slow();
	for (const boat of BOATS) {
		await page.goto(`/fleet/${boat}/`, { waitUntil: 'domcontentloaded' });
		for (const width of [320, 1280]) {
			await page.setViewportSize({ width, height: 860 });
			const drawn = page.locator('.drawn');
			const parts = await drawn.evaluate((figure) => {
				const picture = figure.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
				return [...figure.querySelectorAll('li')].map((part) => {
					const { left, right, top, bottom } = part.getBoundingClientRect();
					// The place of the ring at the end of the line.
					const ring = Number.parseFloat(getComputedStyle(part, '::before').top) + top;
					const share = (ring - picture.top) / picture.height;
					return { name: part.textContent ?? '', left, right, top, bottom, share };
				});
			});
			expect(parts.length, boat).toBeGreaterThanOrEqual(3);
			for (const [index, { name, left, right, top, bottom, share }] of parts.entries()) {
				const at = `${name} of ${boat} at ${width} px`;
				expect(left, at).toBeGreaterThanOrEqual(0);
				expect(right, at).toBeLessThanOrEqual(width);
				expect(share, at).toBeGreaterThan(0);
				expect(share, at).toBeLessThan(1);
				const others = parts.slice(index + 1);
				const over = others.filter(
					(other) =>
						other.left < right && other.right > left && other.top < bottom && other.bottom > top,
				);
				expect(over, at).toEqual([]);
			}
		}
	}
});
