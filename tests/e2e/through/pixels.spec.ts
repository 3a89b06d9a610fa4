import { expect, type Page, test } from '@playwright/test';
import { BUILDER_FORMS } from 'outrigger/site/through/testing/builder-forms';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_WIDGETS, builderContainer } from 'outrigger/site/through/testing/builder-widgets';
import { type FakeSite, startFakeSite } from 'outrigger/site/through/testing/fake-site';
import sharp from 'sharp';
import { type BuiltSite, startBuiltSite } from '../../support/built-site';

let wordpress: FakeSite;
let site: BuiltSite;

test.beforeAll(async () => {
	wordpress = await startFakeSite();
	// Without script, only widgets that the host itself opens and fills look different.
	const { CAROUSEL, SLIDES, ALERT, HEADLINE, HOTSPOT } = BUILDER_WIDGETS;
	const widgets = [CAROUSEL, SLIDES, ALERT, HEADLINE, HOTSPOT, ...Object.values(BUILDER_FORMS)];
	const inside = widgets.map((one, at) => builderContainer(`cd000${at}`, one)).join('');
	const content = `<div class="elementor elementor-7">${inside}</div>`;
	wordpress.pages.set('/', builderPage({ origin: wordpress.origin, content }));
	site = await startBuiltSite({ WORDPRESS_URL: wordpress.origin, PAGES: 'through' });
});
test.afterAll(async () => {
	await site.stop();
	await wordpress.close();
});

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
		const direct = await painted(page, wordpress.origin);
		const passed = await painted(page, site.origin);
		expect(passed.equals(direct)).toBe(true);
		const html = await (await page.request.get(site.origin)).text();
		expect(html).not.toContain('frontend.min.css');
		expect(html).not.toContain('.e-gallery-item');
		await page.close();
	});
}
