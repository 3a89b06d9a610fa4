import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { contentFolder } from 'outrigger/testing/content-folder';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { GERMAN_SITE, germanTexts, SPOKEN, strangeTexts } from '../support/german-site';

const german = germanTexts();
let folder: string;
let site: BuiltSite;
// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

// A worker may run this twice, so the folder is made when the worker starts its site.
test.beforeAll(async () => {
	folder = contentFolder(GERMAN_SITE);
	site = await startBuiltSite({ CONTENT_DIR: folder });
});
test.afterAll(async () => {
	await site.stop();
	rmSync(folder, { recursive: true, force: true });
});

/** Records every text but codes, and every accessible name, that the page shows from its first moment on. */
async function watch(page: Page): Promise<void> {
	await page.addInitScript((spoken) => {
		const seen = new Set<string>();
		Object.assign(window, { seenTexts: seen });
		const note = (node: Node): void => {
			if (node instanceof Text) {
				if (!node.parentElement?.closest('script, style, template, noscript, code'))
					seen.add(node.data);
				return;
			}
			if (!(node instanceof Element)) return;
			for (const name of spoken) seen.add(node.getAttribute(name) ?? '');
			for (const child of node.childNodes) note(child);
		};
		new MutationObserver((changes) => {
			for (const { target, addedNodes } of changes) {
				if (addedNodes.length === 0) note(target);
				addedNodes.forEach(note);
			}
		}).observe(document, {
			subtree: true,
			childList: true,
			characterData: true,
			attributes: true,
			attributeFilter: spoken,
		});
	}, SPOKEN);
}

async function strange(page: Page): Promise<string[]> {
	const seen = await page.evaluate(() => [
		...(window as unknown as { seenTexts: Set<string> }).seenTexts,
	]);
	expect(seen.length).toBeGreaterThan(10);
	return strangeTexts(seen, german);
}

test.beforeEach(async ({ page }) => watch(page));

test('a form names its required fields in German, also when the network is gone', async ({
	page,
}) => {
	await page.goto(`${site.origin}/kontakt/`);
	await page.getByRole('button', { name: 'Senden' }).click();
	await expect(page.getByText('Dieses Feld ist ein Pflichtfeld.').first()).toBeVisible();
	await page.getByLabel('Ihre Anschrift').fill('x');
	await page.getByLabel('Personen').fill('9');
	await page.getByLabel('Tag').fill('2020-01-01');
	await page.getByRole('button', { name: 'Senden' }).click();
	await expect(page.getByText('Bitte nicht vor dem 10. April 2027.').first()).toBeVisible();
	await page.getByLabel('Ihr Name').fill('Gast');
	await page.getByLabel('Ihre Anschrift').fill('gast@boot.test');
	await page.getByLabel('Personen').fill('2');
	await page.getByLabel('Tag').fill('2027-05-01');
	await page.getByLabel('morgens').check();
	await page.getByLabel('Nachricht').fill('Ahoi');
	await page.route('**/admin-ajax.php', (route) => route.abort());
	await page.getByRole('button', { name: 'Senden' }).click();
	await expect(page.getByText('Ihre Eingaben').first()).toBeVisible();
	expect(await strange(page)).toEqual([]);
});

test('a comment that is empty, refused and taken is answered in German', async ({ page }) => {
	await page.goto(`${site.origin}/berichte/eis/`);
	await page.getByRole('button', { name: 'Kommentar abschicken' }).click();
	await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
	await page.getByRole('textbox', { name: 'Kommentar' }).fill('Ahoi');
	await page.getByLabel('Name').fill('Gast');
	await page.getByLabel('E-Mail').fill('gast@boot.test');
	await page.getByRole('button', { name: 'Kommentar abschicken' }).click();
	await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
	expect(await strange(page)).toEqual([]);
});

test('a cart shows its contents and its refusals in German', async ({ page }) => {
	await page.goto(`${site.origin}/product/seil/`);
	await page.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect(page.getByText('wurde', { exact: false }).first()).toBeVisible();
	await page.goto(`${site.origin}/cart/`);
	await expect(page.getByText('Seil').first()).toBeVisible();
	await page.getByLabel('Gutschein').first().fill('xyz');
	await page.getByRole('button', { name: 'Gutschein einlösen' }).click();
	await expect(page.getByText('gibt es nicht').first()).toBeVisible();
	await page.goto(`${site.origin}/checkout/`);
	await page
		.getByRole('button', { name: /bestellen|Bestellung/i })
		.last()
		.click();
	await expect(page.getByText('Bitte ausfüllen: Vorname.').first()).toBeVisible();
	expect(await strange(page)).toEqual([]);
});

for (const [path, least] of [
	['/alles/', 15],
	['/', 1],
] as const) {
	test(`elements of ${path} have German messages when they are used`, async ({ page }) => {
		await page.goto(site.origin + path);
		// Handlers load when their elements come near the window, so each control is scrolled into view and pressed
		// with its key.
		const controls = page.locator('main :is(button, summary, [role="button"])');
		expect(await controls.count()).toBeGreaterThanOrEqual(least);
		for (const control of await controls.all()) {
			if (!(await control.isVisible())) continue;
			await control.scrollIntoViewIfNeeded();
			await control.press('Enter');
			await page.keyboard.press('Escape');
			// If a control has led to another page, the test reads that page before it goes back.
			if (new URL(page.url()).pathname === path) continue;
			expect(await strange(page)).toEqual([]);
			await page.goto(site.origin + path);
		}
		expect(await strange(page)).toEqual([]);
	});
}
