import { devices, expect, type Locator, type Page, test } from '@playwright/test';
import { BUILDER_CAROUSELS } from 'outrigger/site/through/testing/builder-carousels';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_PANELS, OFF_CANVAS } from 'outrigger/site/through/testing/builder-panels';
import {
	builderDocument,
	inContainers,
	type PassedSite,
	startPassedSite,
} from '../../support/passed-site';
import { watchErrors } from '../support/page-health';
import { pressUntilShown, widget } from '../support/passed-widget';

let site: PassedSite;

// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	site = await startPassedSite(({ origin, pages }) => {
		const put = (path: string, widgets: readonly string[]) => {
			const content = `${builderDocument(inContainers(widgets, 'cc100'))}<div style="height:600px"></div>`;
			pages.set(path, builderPage({ origin, content }));
		};
		put('/rows/', Object.values(BUILDER_CAROUSELS));
		put('/panels/', Object.values(BUILDER_PANELS));
		put('/beside/', Object.values(OFF_CANVAS));
	});
});
test.afterAll(() => site.stop());

/** A way to press a button. */
type Press = (button: Locator) => Promise<void>;

const byMouse: Press = (button) => button.click();
const byKey: Press = (button) => button.press('Enter');
const byFinger: Press = (button) => button.tap();

/** Presses until a part of the row is in the window, because the row ignores a press while its slides still move. */
async function goOn(button: Locator, press: Press, part: Locator): Promise<void> {
	await expect(async () => {
		await press(button);
		await expect(part).toBeInViewport({ ratio: 0.9, timeout: 1000 });
	}).toPass();
}

/** Moves through each row and back. */
async function goThroughRows(page: Page, press: Press): Promise<void> {
	const rows = [
		['loop-carousel', 'Sloop', 'Yawl'],
		['testimonial-carousel', 'A good boat, says Ann.', 'A good boat, says Ben.'],
		['reviews', 'Ann came back.', 'Ben came back.'],
	] as const;
	for (const [type, first, second] of rows) {
		const row = widget(page, type);
		await row.scrollIntoViewIfNeeded();
		await expect(row.getByText(first).first()).toBeInViewport({ ratio: 0.9 });
		await expect(row.getByText(second).first()).not.toBeInViewport();
		await goOn(row.getByRole('button', { name: 'Next' }), press, row.getByText(second).first());
		await goOn(row.getByRole('button', { name: 'Previous' }), press, row.getByText(first).first());
	}
	const media = widget(page, 'media-carousel').first();
	await media.scrollIntoViewIfNeeded();
	const picture = (name: string) => media.getByRole('img', { name }).first();
	await expect(picture('one')).toBeInViewport({ ratio: 0.9 });
	await goOn(media.getByRole('button', { name: 'Next' }), press, picture('three'));
}

/** Opens and closes every panel. */
async function openPanels(page: Page, press: Press): Promise<void> {
	const nested = widget(page, 'nested-accordion');
	await expect(nested.getByText('Answer to Where?')).toBeVisible();
	await expect(nested.getByText('Answer to When?')).toBeHidden();
	await press(nested.locator('summary', { hasText: 'When?' }));
	await expect(nested.getByText('Answer to When?')).toBeVisible();
	await expect(nested.getByText('Answer to Where?')).toBeHidden();
	await press(nested.locator('summary', { hasText: 'When?' }));
	await expect(nested.getByText('Answer to When?')).toBeHidden();
	const toggle = widget(page, 'toggle');
	const privacy = toggle.getByRole('button', { name: 'Privacy' });
	const terms = toggle.getByRole('button', { name: 'Terms' });
	await expect(toggle.getByText('About Privacy.')).toBeHidden();
	await press(privacy);
	await expect(toggle.getByText('About Privacy.')).toBeVisible();
	await expect(privacy).toHaveAttribute('aria-expanded', 'true');
	await press(terms);
	await expect(toggle.getByText('About Terms.')).toBeVisible();
	await expect(toggle.getByText('About Privacy.')).toBeVisible();
	await press(privacy);
	await expect(toggle.getByText('About Privacy.')).toBeHidden();
	await expect(toggle.getByText('About Terms.')).toBeVisible();
}

/** Opens the second picture of a row or gallery, goes on to the third and closes it. */
async function lookThrough(page: Page, list: Locator, press: Press): Promise<void> {
	await press(list.locator('a[href$="/two.png"]').first());
	const box = page.getByRole('dialog');
	const shown = (name: string) => expect(box.locator(`img[src*="${name}"]`)).toBeInViewport();
	await shown('two');
	await press(box.getByRole('button', { name: 'Next' }));
	await shown('three');
	await page.keyboard.press('Escape');
	await expect(box).toBeHidden();
}

for (const [name, press] of [
	['a pointer', byMouse],
	['keys', byKey],
] as const) {
	test.describe(`rows and panels of a passed page, under ${name}`, () => {
		test.use({ viewport: { width: 1280, height: 900 } });

		test('carousels of items, pictures and voices go on and back', async ({ page }) => {
			const errors = watchErrors(page);
			await page.goto(`${site.origin}/rows/`);
			await goThroughRows(page, press);
			expect(errors).toEqual([]);
		});

		test('nested accordions open one at a time, toggles each for itself', async ({ page }) => {
			const errors = watchErrors(page);
			await page.goto(`${site.origin}/panels/`);
			await openPanels(page, press);
			expect(errors).toEqual([]);
		});

		test('pictures of a gallery and of a carousel open over the page', async ({ page }) => {
			const errors = watchErrors(page);
			await page.goto(`${site.origin}/panels/`);
			await lookThrough(page, widget(page, 'image-gallery'), press);
			await page.goto(`${site.origin}/rows/`);
			const media = widget(page, 'media-carousel').first();
			await media.scrollIntoViewIfNeeded();
			await expect(media.getByRole('button', { name: 'Next' })).toBeVisible();
			await lookThrough(page, media, press);
			expect(errors).toEqual([]);
		});
	});
}

test.describe('parts of rows and panels', () => {
	test.use({ viewport: { width: 1280, height: 900 } });

	test('dots lead to their slide, and the small pictures of a slideshow to the large', async ({
		page,
	}) => {
		await page.goto(`${site.origin}/rows/`);
		const reviews = widget(page, 'reviews');
		await reviews.scrollIntoViewIfNeeded();
		const dot = (number: number) => reviews.getByRole('button', { name: `${number}` });
		await goOn(dot(3), byMouse, reviews.getByText('Cleo came back.'));
		await goOn(dot(1), byKey, reviews.getByText('Ann came back.'));
		await page.keyboard.press('Tab');
		await expect(dot(2)).toBeFocused();
		await goOn(dot(2), (button) => button.press('Space'), reviews.getByText('Ben came back.'));
		const show = widget(page, 'media-carousel').nth(1);
		await show.scrollIntoViewIfNeeded();
		const large = (name: string) =>
			show.locator('.elementor-main-swiper').getByRole('img', { name, exact: true });
		await expect(large('one')).toBeInViewport({ ratio: 0.9 });
		const small = show.locator('.elementor-thumbnails-swiper .swiper-slide');
		await goOn(small.nth(2), byMouse, large('three'));
		await expect(small.nth(2)).toHaveClass(/swiper-slide-active/);
		await goOn(show.getByRole('button', { name: 'one' }), byKey, large('one'));
	});

	test('a voice shows the picture that the builder’s script would fetch', async ({ page }) => {
		await page.goto(`${site.origin}/rows/`);
		const voices = widget(page, 'testimonial-carousel');
		await voices.scrollIntoViewIfNeeded();
		const width = () =>
			voices
				.getByRole('img', { name: 'Ann' })
				.first()
				.evaluate((one) => (one as HTMLImageElement).naturalWidth);
		await expect.poll(width).toBeGreaterThan(0);
		await expect(voices.locator('.swiper-lazy-preloader').first()).toBeHidden();
	});

	test('rows show their first slides without script, and can be scrolled', async ({ browser }) => {
		const viewport = { width: 1280, height: 900 };
		const page = await browser.newPage({ javaScriptEnabled: false, viewport });
		await page.goto(`${site.origin}/rows/`);
		const boxes = async (slides: Locator) => {
			const all = await slides.all();
			return Promise.all(all.map((slide) => slide.boundingBox()));
		};
		const media = widget(page, 'media-carousel').first();
		const [first, second, third] = await boxes(media.locator('.swiper-slide'));
		const box = await media.locator('.elementor-main-swiper').boundingBox();
		expect(first?.x).toBe(box?.x);
		expect(first?.width).toBe(((box?.width ?? 0) - 10) / 2);
		expect(second?.x).toBe((first?.x ?? 0) + (first?.width ?? 0) + 10);
		expect(third?.x).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
		await expect(media.getByRole('button')).toHaveCount(0);
		await media.getByRole('img', { name: 'four' }).scrollIntoViewIfNeeded();
		await expect(media.getByRole('img', { name: 'four' })).toBeInViewport({ ratio: 0.9 });
		const small = widget(page, 'media-carousel').nth(1).locator('.elementor-thumbnails-swiper');
		const [one, two] = await boxes(small.locator('.swiper-slide'));
		expect(two?.x).toBe((one?.x ?? 0) + (one?.width ?? 0) + 10);
		await page.close();
	});

	test('headlines are whole without script: the marker of a word, and the first of words that are typed', async ({
		browser,
	}) => {
		const page = await browser.newPage({ javaScriptEnabled: false });
		await page.goto(`${site.origin}/panels/`);
		const marker = widget(page, 'animated-headline').first().locator('path');
		await marker.scrollIntoViewIfNeeded();
		await expect(marker).toHaveCSS('opacity', '1');
		const typed = widget(page, 'animated-headline').nth(1);
		await expect(typed.getByText('sloops')).toHaveCSS('opacity', '1');
		await expect(typed.getByText('ketches')).toHaveCSS('opacity', '0');
		await page.close();
	});

	test('the marker of a word is drawn and drawn again, and words are typed', async ({ page }) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/panels/`);
		const marked = widget(page, 'animated-headline').first();
		await marked.scrollIntoViewIfNeeded();
		const path = marked.locator('path');
		const opacity = () => path.evaluate((one) => Number(getComputedStyle(one).opacity));
		await expect.poll(opacity).toBeLessThan(0.5);
		await expect.poll(opacity).toBeGreaterThan(0.9);
		const typed = widget(page, 'animated-headline').nth(1);
		await typed.scrollIntoViewIfNeeded();
		await expect(typed.locator('.elementor-headline-text-active')).toHaveText('ketches');
		expect(errors).toEqual([]);
	});

	test('a panel at the side gives the focus to its first control, which enters late, and back', async ({
		page,
	}) => {
		const errors = watchErrors(page);
		await page.goto(`${site.origin}/beside/`);
		const opener = page.getByRole('link', { name: 'Open the log' });
		const panel = page.getByRole('dialog', { name: 'The log' });
		for (const _opening of ['first', 'second']) {
			await pressUntilShown(opener, 'Enter', panel);
			await expect(panel.getByRole('link', { name: 'Close the log' })).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(panel.getByRole('link', { name: 'All boats' })).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(panel).toBeHidden();
			await expect(opener).toBeFocused();
		}
		expect(errors).toEqual([]);
	});

	test('arrows lead from title to title, and Escape closes the panel around the focus', async ({
		page,
	}) => {
		await page.goto(`${site.origin}/panels/`);
		const nested = widget(page, 'nested-accordion');
		const title = (text: string) => nested.locator('summary', { hasText: text });
		await pressUntilShown(title('When?'), 'Enter', nested.getByText('Answer to When?'));
		await page.keyboard.press('ArrowDown');
		await expect(title('How long?')).toBeFocused();
		await page.keyboard.press('Home');
		await expect(title('Where?')).toBeFocused();
		await nested.getByRole('link', { name: 'Boats for When?' }).focus();
		await page.keyboard.press('Escape');
		await expect(title('When?')).toBeFocused();
		await expect(nested.getByText('Answer to When?')).toBeHidden();
		const terms = widget(page, 'toggle').getByRole('button', { name: 'Terms' });
		await terms.press('Space');
		await expect(page.getByText('About Terms.')).toBeVisible();
	});
});

test('under a finger rows and panels answer', async ({ browser }) => {
	const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: site.origin });
	const errors = watchErrors(page);
	await page.goto('/rows/');
	await goThroughRows(page, byFinger);
	await page.goto('/panels/');
	await openPanels(page, byFinger);
	await lookThrough(page, widget(page, 'image-gallery'), byFinger);
	expect(errors).toEqual([]);
	await page.close();
});
