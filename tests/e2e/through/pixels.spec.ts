import { expect, type Page, test } from '@playwright/test';
import { BUILDER_FORMS } from 'outrigger/site/through/testing/builder-forms';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_WIDGETS } from 'outrigger/site/through/testing/builder-widgets';
import sharp from 'sharp';
import { inContainers, type PassedSite, startPassedSite } from '../../support/passed-site';

let site: PassedSite;

test.beforeAll(async () => {
	// Without script, only widgets that the host itself opens and fills look different.
	const { CAROUSEL, SLIDES, ALERT, HEADLINE, HOTSPOT } = BUILDER_WIDGETS;
	const widgets = [CAROUSEL, SLIDES, ALERT, HEADLINE, HOTSPOT, ...Object.values(BUILDER_FORMS)];
	const inside = inContainers(widgets, 'cd000');
	const content = `<div class="elementor elementor-7">${inside}</div>`;
	site = await startPassedSite(({ origin, pages }) => {
		pages.set('/', builderPage({ origin, content }));
	});
});
test.afterAll(() => site.stop());

async function painted(page: Page, address: string): Promise<Buffer> {
	await page.goto(address, { waitUntil: 'load' });
	// The browser decodes pictures asynchronously, so they may be missing in the first frame.
	await page.evaluate(() =>
		Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))),
	);
	// Without script the host hides arrows, because they would have no effect.
	const style = '.elementor-swiper-button { display: none !important; }';
	const picture = await page.screenshot({ fullPage: true, style });
	return sharp(picture).removeAlpha().raw().toBuffer();
}

for (const width of [1440, 768, 390]) {
	test(`a page without the rules that it cannot use is painted as it was, ${width} px wide`, async ({
		browser,
	}) => {
		const viewport = { width, height: 900 };
		const page = await browser.newPage({ javaScriptEnabled: false, viewport });
		const direct = await painted(page, site.wordpress.origin);
		const passed = await painted(page, site.origin);
		expect(passed.equals(direct)).toBe(true);
		const html = await (await page.request.get(site.origin)).text();
		expect(html).not.toContain('frontend.min.css');
		expect(html).not.toContain('.e-gallery-item');
		await page.close();
	});
}
