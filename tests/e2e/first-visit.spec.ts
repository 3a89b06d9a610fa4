import { expect, type Page, test } from '@playwright/test';
import { ANDROID, DEJAVU_ALONE, machineWithFonts, openWithLateFonts } from './support/late-fonts';
import { LAYOUT_SHIFT_LIMIT, layoutShift } from './support/page-health';
import { watchScripts } from './support/watch-scripts';

/**
 * Pages that the visitor does not touch, each with the largest size of the script that it may fetch, in bytes with
 * headers (issue 36).
 */
const UNTOUCHED = [
	{ address: '/imprint/', files: 4, bytes: 8_000 },
	{ address: '/', files: 10, bytes: 18_000 },
	{ address: '/gallery/', files: 8, bytes: 12_000 },
];
/** Milliseconds for which the test waits after the load without touching the page. */
const UNTOUCHED_MS = 5_000;
/** The largest size of the fonts for the first screen, from docs/performance.md. */
const FIRST_SCREEN_FONTS_BYTES = 60_000;
/** The largest number of requests of a phone until a page has loaded. */
const MOST_REQUESTS = 50;

for (const width of [390, 1440]) {
	test(`a first visit at ${width} px shows the brand's type, and nothing moves when it comes`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 860 });
		await openWithLateFonts(page, '/');
		const devtools = await page.context().newCDPSession(page);
		await devtools.send('DOM.enable');
		await devtools.send('CSS.enable');
		const { root } = await devtools.send('DOM.getDocument');
		const { nodeId } = await devtools.send('DOM.querySelector', {
			nodeId: root.nodeId,
			selector: 'h1',
		});
		const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
		expect(fonts.map(({ isCustomFont }) => isCustomFont)).toEqual([true]);
		expect(await layoutShift(page)).toBeLessThanOrEqual(LAYOUT_SHIFT_LIMIT);
	});
}

const MACHINES = [
	{
		machine: 'a machine that has the DejaVu fonts alone',
		fonts: DEJAVU_ALONE,
		visits: [
			['/', 390],
			['/gallery/', 390],
			['/shop/', 412],
			['/nope/', 412],
			['/fleet/', 1440],
		],
	},
	{
		machine: 'Android',
		fonts: ANDROID,
		visits: [
			['/', 360],
			['/', 1280],
			['/fleet/', 360],
			['/about/', 360],
			['/shop/', 390],
			['/shop/', 412],
			['/contact/', 390],
			['/evening/', 390],
			['/nope/', 412],
			['/stories/what-to-pack/', 360],
			['/stories/what-to-pack/', 1280],
			['/stories/anchoring-over-sand/', 1280],
			['/de/stories/was-du-einpackst/', 1280],
			['/de/stories/was-du-einpackst/', 360],
		],
	},
] as const;

for (const { machine, fonts, visits } of MACHINES) {
	test(`nothing moves on ${machine}`, async ({ playwright, baseURL }, { project }) => {
		const browser = await playwright.chromium.launch({
			...project.use.launchOptions,
			env: { ...process.env, FONTCONFIG_FILE: await machineWithFonts(fonts) },
		});
		for (const [address, width] of visits) {
			const page = await browser.newPage({ baseURL, viewport: { width, height: 860 } });
			await openWithLateFonts(page, address);
			expect(await layoutShift(page), `${address} at ${width} px`).toBeLessThanOrEqual(
				LAYOUT_SHIFT_LIMIT,
			);
			await page.close();
		}
		await browser.close();
	});
}

for (const { address, files: mostFiles, bytes: mostBytes } of UNTOUCHED) {
	for (const hasTouch of [true, false]) {
		test(`${address} fetches few scripts until a ${hasTouch ? 'finger' : 'mouse'} does something`, async ({
			browser,
			baseURL,
		}) => {
			const context = await browser.newContext({
				baseURL,
				hasTouch,
				isMobile: hasTouch,
				viewport: { width: 390, height: 844 },
			});
			const page = await context.newPage();
			const fetched = await watchScripts(page);
			await page.clock.install();
			await page.goto(address, { waitUntil: 'load' });
			await page.clock.runFor(UNTOUCHED_MS);
			await page.waitForLoadState('networkidle');
			const before = fetched();
			const said = `${before.files.join(', ')}`;
			expect(before.files.length, said).toBeGreaterThan(1);
			expect(before.files.length, said).toBeLessThanOrEqual(mostFiles);
			expect(before.bytes, said).toBeLessThanOrEqual(mostBytes);
			// The count includes late scripts: the button of the cart starts with the first input.
			await page.mouse.wheel(0, 40);
			await expect.poll(() => fetched().files.length).toBeGreaterThan(before.files.length);
			await context.close();
		});
	}
}

test('a loaded page puts its speculation rules into force, which its markup does not', async ({
	page,
}) => {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Preload.enable');
	const inForce = new Promise((resolve) => {
		devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet));
	});
	const response = await page.goto('/imprint/');
	expect(await response?.text()).not.toContain('type="speculationrules"');
	const sourceText = expect.stringContaining('"href_matches":"/*"');
	expect(await inForce).toMatchObject({ sourceText });
	expect(await inForce).not.toHaveProperty('errorType');
});

test('the button of the cart shows a returning visitor the contents of the cart, before any input', async ({
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.setItem('elementor', JSON.stringify({ shop_cart: '3|€ 75.00' }));
	});
	await page.goto('/imprint/');
	await expect(page.locator('.elementor-button-icon-qty').first()).toHaveText('3');
});

test('a phone of three dots a pixel fetches the hero in the size for two, once and before fonts', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({
		baseURL,
		deviceScaleFactor: 3,
		hasTouch: true,
		isMobile: true,
		viewport: { width: 390, height: 844 },
	});
	const page = await context.newPage();
	const asked: string[] = [];
	page.on('request', (request) => asked.push(new URL(request.url()).pathname));
	await page.goto('/', { waitUntil: 'load' });
	const heroes = asked.filter((path) => path.includes('/hero-phone'));
	expect(heroes).toEqual(['/wp-content/uploads/2026/02/hero-phone-768x1024.jpg']);
	const firstFont = asked.findIndex((path) => path.endsWith('.woff2'));
	expect(asked.indexOf(`${heroes[0]}`)).toBeLessThan(firstFont);
	await context.close();
});

/** One page of each kind is enough, because a template shows the same parts on all of its pages. */
const KINDS = [
	'/',
	'/fleet/',
	'/fleet/wren/',
	'/destinations/',
	'/destinations/capo-sole/',
	'/stories/',
	'/stories/what-to-pack/',
	'/gallery/',
	'/about/',
	'/contact/',
	'/imprint/',
	'/?s=harbour',
	'/shop/',
	'/product/wool-blanket/',
	'/cart/',
];

/** The font files that the first screen uses, each with its size in bytes. */
function firstScreenFonts(page: Page): Promise<[file: string, bytes: number][]> {
	return page.evaluate(() => {
		const range = (text: string, none: number) => {
			const [from = none, to = from] = text.split(' ').map(Number.parseFloat);
			return (value: number) => value >= from && value <= to;
		};
		const faces = [...document.styleSheets].flatMap((sheet) =>
			[...sheet.cssRules].flatMap((rule) => {
				if (!(rule instanceof CSSFontFaceRule)) return [];
				const of = (name: string) => rule.style.getPropertyValue(name);
				const [, file = ''] = /url\("?([^")]+)/.exec(of('src')) ?? [];
				const isCore = /U\+20-|U\+0-/i.test(of('unicode-range'));
				const family = of('font-family').replaceAll('"', '');
				const weight = range(of('font-weight'), 400);
				const stretch = of('font-stretch');
				const hasStretch = stretch ? range(stretch, 100) : () => true;
				const style = of('font-style') || 'normal';
				return file && isCore ? [{ file, family, weight, hasStretch, style }] : [];
			}),
		);
		const found = new Set<string>();
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const box = document.createRange();
		while (walker.nextNode()) {
			const text = walker.currentNode as Text;
			box.selectNodeContents(text);
			const isSeen = [...box.getClientRects()].some(
				({ top, bottom, width }) => width > 0 && bottom > 0 && top < innerHeight,
			);
			if (!isSeen || !text.parentElement || !text.data.trim()) continue;
			const style = getComputedStyle(text.parentElement);
			for (const face of faces) {
				if (
					style.fontFamily.split(',')[0]?.replaceAll('"', '') === face.family &&
					style.fontStyle === face.style &&
					face.weight(Number(style.fontWeight)) &&
					face.hasStretch(Number.parseFloat(style.fontStretch))
				) {
					found.add(face.file);
				}
			}
		}
		const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
		return loaded
			.filter(({ name }) => found.has(new URL(name).pathname))
			.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);
	});
}

for (const address of KINDS) {
	test(`${address} is first set in at most 60 kB of fonts, and fetches few files`, async ({
		page,
	}) => {
		let requests = 0;
		page.on('request', () => {
			requests += 1;
		});
		await page.setViewportSize({ width: 390, height: 780 });
		await page.goto(address, { waitUntil: 'domcontentloaded' });
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 860 });
			await page.evaluate(() => document.fonts.ready);
			// At least headlines and running text need fonts; a busy browser computes the layout after the page has
			// arrived.
			await expect
				.poll(async () => (await firstScreenFonts(page)).length)
				.toBeGreaterThanOrEqual(2);
			const fonts = await firstScreenFonts(page);
			const bytes = fonts.reduce((sum, [, size]) => sum + size, 0);
			expect(bytes, `${width} px: ${fonts.join(', ')}`).toBeLessThanOrEqual(
				FIRST_SCREEN_FONTS_BYTES,
			);
			if (width === 390) expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
		}
	});
}
