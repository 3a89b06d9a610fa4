import { expect, type Locator, test } from '@playwright/test';
import { openRightToLeft } from './support/right-to-left';

/** The outer sides of the first and the last letter of an element's text, as painted, in CSS pixels. */
const endsOfText = (text: Locator) =>
	text.first().evaluate((element) => {
		const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		const letters: DOMRect[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const { data } = node as Text;
			for (let at = 0; at < data.length; at++) {
				if (data[at]?.trim() === '') continue;
				const range = document.createRange();
				range.setStart(node, at);
				range.setEnd(node, at + 1);
				letters.push(range.getBoundingClientRect());
			}
		}
		const first = letters[0];
		const last = letters.at(-1);
		if (!first || !last) throw new Error('The element has no text.');
		return { first: first.left, last: last.left };
	});

/** The free space on both sides of an element inside another element, in CSS pixels. */
const roomAround = async (inner: Locator, outer: Locator) => {
	const [small, large] = [await inner.boundingBox(), await outer.boundingBox()];
	if (!small || !large) throw new Error('The element is not shown.');
	return {
		left: small.x - large.x,
		right: large.x + large.width - small.x - small.width,
	};
};

test.describe('a page that runs from right to left', () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test('writes addresses from left to right, at the side where its words begin', async ({
		page,
	}) => {
		await openRightToLeft(page, '/widgets/form/');
		for (const type of ['url', 'email', 'tel']) {
			const input = page.locator(`main input[type="${type}"]`).first();
			await expect(input).toHaveCSS('direction', 'ltr');
			await expect(input).toHaveCSS('text-align', 'right');
		}
		await expect(page.locator('main textarea').first()).toHaveCSS('direction', 'rtl');
		const { first, last } = await endsOfText(page.locator('footer a[href^="tel:"]'));
		expect(first).toBeLessThan(last);
	});

	test('writes names and units with a sign from left to right', async ({ page }) => {
		await openRightToLeft(page, '/widgets/reviews/');
		const handle = await endsOfText(page.locator('.elementor-testimonial__title'));
		expect(handle.first).toBeLessThan(handle.last);
		await openRightToLeft(page, '/widgets/counter/');
		const unit = page.locator('.elementor-counter-number-suffix', { hasText: '°C' });
		const { first, last } = await endsOfText(unit);
		expect(first).toBeLessThan(last);
	});

	test('leaves the names on a chart beside their marks', async ({ page }) => {
		await openRightToLeft(page, '/widgets/rental-availability/');
		const places = page.locator('.e-rental__places--chart .e-rental__place');
		await expect(places.first().locator('label')).toBeVisible();
		const overlaps = await places.evaluateAll((all) =>
			all.map((place) => {
				const range = document.createRange();
				range.selectNodeContents(place.querySelector('label') as Element);
				const words = range.getBoundingClientRect();
				const mark = (place.querySelector('input') as Element).getBoundingClientRect();
				return Math.min(words.right, mark.right) - Math.max(words.left, mark.left);
			}),
		);
		expect(Math.max(...overlaps)).toBeLessThanOrEqual(0);
	});

	test('leaves left and right where an editor put them', async ({ page }) => {
		await openRightToLeft(page, '/widgets/button/');
		const button = (words: string) => page.getByRole('link', { name: words, exact: true });
		const left = await roomAround(button('Moored left'), page.locator('main'));
		const right = await roomAround(button('Moored right'), page.locator('main'));
		expect(left.left).toBeLessThan(left.right);
		expect(right.right).toBeLessThan(right.left);
	});

	test('keeps the gap between a picture and the words beside it', async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await openRightToLeft(page, '/widgets/image-box/');
		const boxes = page.locator('main .elementor-widget-image-box');
		for (const [place, side] of [
			[1, 'left'],
			[2, 'right'],
		] as const) {
			const box = boxes.nth(place);
			const picture = await box.locator('figure').boundingBox();
			const words = await box.locator('.elementor-image-box-content').boundingBox();
			if (!picture || !words)
				throw new Error(`The box with a picture at the ${side} is not shown.`);
			const gap = Math.max(picture.x - words.x - words.width, words.x - picture.x - picture.width);
			expect(gap).toBeCloseTo(15, 0);
		}
	});

	test('stands the button of a menu at the side that an editor chose', async ({ page }) => {
		await openRightToLeft(page, '/widgets/nav-menu/');
		for (const [menu, side] of [
			['Folded on phones', 'right'],
			['Always folded', 'left'],
		] as const) {
			const widget = page.locator('.elementor-widget-nav-menu', {
				has: page.locator(`nav[aria-label="${menu}"]`),
			});
			const fold = widget.locator('.elementor-nav-menu__fold');
			const room = await roomAround(fold.locator('summary'), fold);
			expect(room[side]).toBeLessThan(1);
		}
	});

	test('points to the next page of the catalogue in the direction of the text', async ({
		page,
	}) => {
		await openRightToLeft(page, '/widgets/button/');
		const arrow = page
			.getByRole('navigation', { name: 'Catalogue' })
			.locator('[rel="next"]')
			.evaluate((link) => getComputedStyle(link, '::after').content);
		expect(await arrow).toContain('←');
	});

	test('keeps the order of signs, digits and fractions', async ({ page }) => {
		await openRightToLeft(page, '/widgets/counter/');
		const below = page.locator('.elementor-counter', { hasText: 'Below zero' });
		await below.scrollIntoViewIfNeeded();
		const number = below.locator('.elementor-counter-number');
		await expect(number).toHaveText(/^.12$/);
		const { first, last } = await endsOfText(number);
		expect(first).toBeLessThan(last);

		await openRightToLeft(page, '/widgets/price-table/');
		const price = page.locator('.elementor-price-table__price').first();
		const whole = await price.locator('.elementor-price-table__integer-part').boundingBox();
		const fraction = await price.locator('.elementor-price-table__fractional-part').boundingBox();
		expect(whole?.x).toBeLessThan(fraction?.x ?? 0);
	});

	test('turns the arrow of a search round, and no magnifying glass', async ({ page }) => {
		await openRightToLeft(page, '/widgets/search-form/');
		await expect(page.locator('main .elementor-search-form__arrow').first()).toHaveCSS(
			'scale',
			'-1 1',
		);
		await expect(page.locator('main .elementor-search-form__submit .e-icon').first()).toHaveCSS(
			'scale',
			'none',
		);
	});
});
