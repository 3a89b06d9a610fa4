import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createSite } from 'outrigger/create-site';
import { developmentAssets } from 'outrigger/site/assets';
import type { PageRenderer } from 'outrigger/site/contract/renderer';
import { createFrontEnd } from 'outrigger/site/front-end';
import { type Page, pageRequestOf } from 'outrigger/site/requests/page-request';
import { createSanitize } from 'outrigger/site/sanitize/create-sanitize';
import { contentFolder } from 'outrigger/testing/content-folder';
import { silentLog } from 'outrigger/testing/silent-log';
import { openSite, WHOLE_SITE_URL, type WholeSite } from 'outrigger/testing/whole-site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LIMIT_MS = 900_000;
const MEGABYTE = 1024 * 1024;
/**
 * The largest allowed growth of the memory. Three hundred pages took 94 MB when each was kept, so such growth is
 * visible long before 2,000 pages.
 */
const MOST_GROWTH = 8 * MEGABYTE;
/** The wait in milliseconds after which timers and registries of Apollo no longer reference a page. */
const SETTLE_MS = 2_000;
const COLLECTIONS = 5;

const FRONT_PAGE: Page = {
	kind: 'page',
	path: '/',
	page: 1,
	commentPage: null,
	search: null,
	parameters: new URLSearchParams(),
};

const widget = (id: string, widgetType: string, settings: object) => ({
	id,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
});

/** One widget for each kind of query: a picture, a list, a menu, an island with comments. */
const CONTENT = [
	widget('aa11', 'heading', { title: 'Drawn here' }),
	widget('aa12', 'image', { image: { id: 4711, url: '' } }),
	widget('aa13', 'posts', {}),
	widget('aa14', 'nav-menu', {}),
	widget('aa15', 'post-comments', { source_type: 'custom', source_custom: 11 }),
];

const FILES: Readonly<Record<string, string>> = {
	'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home' }),
	'pages/home.json': JSON.stringify({
		title: 'Home',
		slug: 'home',
		type: 'page',
		version: '0.4',
		content: CONTENT,
	}),
	'posts/first.md': '---\ndatabaseId: 11\ntitle: First\n---\n\nCast off.\n',
	'comments.json': JSON.stringify([
		{ post: 'first', authorName: 'A guest', content: 'Lovely', status: 'approve' },
	]),
};

let site: WholeSite;
let renderer: PageRenderer;
beforeAll(async () => {
	site = await openSite(contentFolder(FILES));
	renderer = await createFrontEnd({
		createSite,
		backend: site.backend,
		assets: developmentAssets(WHOLE_SITE_URL).manifest,
		sanitize: () => createSanitize(WHOLE_SITE_URL),
		ownMedia: async (part) => part,
		siteUrl: WHOLE_SITE_URL,
		measurementId: null,
		collectUrl: '',
		popupDebug: false,
		captchas: [],
		log: silentLog,
	}).renderer();
});
afterAll(() => site.app.close());

async function render(count: number): Promise<void> {
	for (let rendered = 0; rendered < count; rendered += 1) {
		const { html, cacheable } = await renderer.render(pageRequestOf(FRONT_PAGE, WHOLE_SITE_URL));
		expect(cacheable && html.includes('Drawn here') && html.includes('A guest')).toBe(true);
	}
}

/** Bytes that are in use after complete garbage collections. */
async function heap(): Promise<number> {
	setFlagsFromString('--expose-gc');
	const collect: () => void = runInNewContext('gc');
	await wait(SETTLE_MS);
	for (let collection = 0; collection < COLLECTIONS; collection += 1) {
		collect();
		await wait(20);
	}
	return process.memoryUsage().heapUsed;
}

describe('the memory of a host', () => {
	it('does not grow with the pages that it has rendered', { timeout: LIMIT_MS }, async () => {
		await render(150);
		const early = await heap();
		await render(450);
		expect((await heap()) - early).toBeLessThan(MOST_GROWTH);
	});
});
