import { expect } from '@playwright/test';
import { test } from '../support/lasting-page';
import { scrollThrough } from '../support/page-health';
import { siteAddresses } from '../support/site-addresses';

/** The catalogue's scenarios hold nothing that leaves a page; the others are walked in one visit each. */
const addresses = (await siteAddresses()).filter(
	(address) => !/^\/widgets\/popups\/.+/.test(address),
);
/** So many pages a test, so that workers share them. */
const A_TEST = 25;
const parts = Array.from({ length: Math.ceil(addresses.length / A_TEST) }, (_, at) =>
	addresses.slice(at * A_TEST, (at + 1) * A_TEST),
);

test.describe.configure({ timeout: 180_000 });

for (const [index, part] of parts.entries()) {
	test(`nothing foreign is asked before consent, part ${index + 1}`, async ({ visit: page }) => {
		const foreign: string[] = [];
		const onRequest = (request: { url(): string }) => {
			const { protocol, hostname } = new URL(request.url());
			const isOwn = hostname === '127.0.0.1' || protocol === 'data:' || protocol === 'blob:';
			if (!isOwn) foreign.push(`${page.url()} asks ${request.url()}`);
		};
		page.on('request', onRequest);
		for (const address of part) {
			await page.goto(address, { waitUntil: 'load' });
			await scrollThrough(page);
			expect(await page.locator('.e-consent').count(), `${address} asks for nothing`).toBe(0);
		}
		page.off('request', onRequest);
		expect(foreign).toEqual([]);
	});
}
