import { expect, type Locator, test } from '@playwright/test';
import { openPopup } from './popup-page';

/** The smallest contrast of text, from WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;
/** The smallest contrast of parts and of the focus, from WCAG 2.2, 1.4.11. */
const PART_CONTRAST = 3;

/** The contrast of one colour property of an element, or of its `::after`, with the nearest background behind it. */
const contrast = (element: Locator, property: 'color' | 'outline-color', pseudo = '') =>
	element.evaluate(
		(target, [name, part]) => {
			const pixel = new OffscreenCanvas(1, 1).getContext('2d', {
				willReadFrequently: true,
			}) as OffscreenCanvasRenderingContext2D;
			const read = (color: string) => {
				pixel.clearRect(0, 0, 1, 1);
				pixel.fillStyle = color;
				pixel.fillRect(0, 0, 1, 1);
				return [...pixel.getImageData(0, 0, 1, 1).data];
			};
			const luminance = (rgb: readonly number[]) => {
				const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
					value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
				);
				return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
			};
			const groundOf = (at: Element | null): number[] => {
				if (!at) return read('#fff');
				const ground = read(getComputedStyle(at).backgroundColor);
				return ground[3] === 255 ? ground : groundOf(at.parentElement);
			};
			const color = read(getComputedStyle(target, part).getPropertyValue(name));
			const [light = 0, dark = 0] = [luminance(color), luminance(groundOf(target))].sort(
				(one, other) => other - one,
			);
			return (light + 0.05) / (dark + 0.05);
		},
		[property, pseudo] as const,
	);

test('the popup for leaving can be read on its dark ground: stars, link, focus, the icon of the day', async ({
	page,
}) => {
	await page.goto('/fleet/heron/');
	await expect(async () => {
		await page.evaluate(() =>
			document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })),
		);
		await expect(openPopup(page)).toBeVisible({ timeout: 1_000 });
	}).toPass();
	const popup = openPopup(page);
	const label = popup.getByText('Which day', { exact: true });
	expect(await contrast(label, 'color', '::after')).toBeGreaterThan(TEXT_CONTRAST);
	expect(await contrast(popup.getByRole('link', { name: 'A voucher' }), 'color')).toBeGreaterThan(
		TEXT_CONTRAST,
	);
	const day = popup.getByLabel('Which day');
	await day.focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Shift+Tab');
	expect(await contrast(day, 'outline-color')).toBeGreaterThan(PART_CONTRAST);
	// The browser draws the icon; in a dark scheme it is light.
	await expect(day).toHaveCSS('color-scheme', 'dark');
});
