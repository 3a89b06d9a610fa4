import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app';
import { createSite } from './create-site';
import { parseEnvironment } from './environment';
import { openBackend } from './open-backend';
import { developmentAssets } from './site/assets';
import { createSanitize } from './site/sanitize/create-sanitize';
import { type RealWordPress, realWordPress, roundsOf } from './testing/real-wordpress';

const SITE_URL = 'http://boats.test';
const CATEGORIES = ['sea', 'deep', 'deeper'];
const CONTENT: Readonly<Record<string, string>> = {
	'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home', pageForPosts: 'stories' }),
	'users.json': JSON.stringify([{ login: 'ed', name: 'Ed', role: 'editor' }]),
	'terms.json': JSON.stringify({
		category: [
			{ slug: 'sea', name: 'Sea' },
			{ slug: 'deep', name: 'Deep', parent: 'sea' },
			{ slug: 'deeper', name: 'Deeper', parent: 'deep' },
		],
		post_tag: [{ slug: 'salt', name: 'Salt' }],
	}),
	'pages/home.md': '---\ntitle: Home\n---\n\nFrom afar',
	'pages/stories.md': '---\ntitle: Stories\n---\n',
	'pages/about.md': '---\ntitle: About\n---\n\nUs',
	'pages/crew.md': '---\ntitle: Crew\nparent: about\n---\n\nAll hands',
	'pages/designed.json': JSON.stringify({
		title: 'Designed',
		slug: 'designed',
		content: [
			{
				id: 'aa11',
				elType: 'widget',
				widgetType: 'heading',
				settings: { title: 'Drawn here' },
				elements: [],
			},
		],
	}),
	'posts/posts.json': JSON.stringify(
		Array.from({ length: 24 }, (_, index) => ({
			databaseId: 100 + index,
			slug: `post-${index}`,
			title: `Post ${index}`,
			date: `2026-0${(index % 9) + 1}-10 10:00`,
			content: '<p>Cast off.</p>',
			author: 'ed',
			terms: { category: [CATEGORIES[index % 3]], post_tag: ['salt'] },
		})),
	),
};

/** A host that has already read the facts of its WordPress, for a page that no test requests. */
async function open(hasExtension: boolean) {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-rounds-'));
	for (const [name, text] of Object.entries(CONTENT)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const wordpress = await realWordPress(folder);
	wordpress.hasExtension = hasExtension;
	const environment = parseEnvironment({ SITE_URL, WORDPRESS_URL: wordpress.url });
	const log = pino({ level: 'silent' });
	const app = createApp(environment, {
		backend: await openBackend(environment, log),
		createSite,
		secret: () => Buffer.alloc(32, 7),
		assets: developmentAssets(SITE_URL),
		createSanitize: () => createSanitize(SITE_URL),
		log,
		now: Date.now,
	});
	await app.request(`${SITE_URL}/nowhere/`);
	// The host learns the archives after the first page.
	await vi.waitUntil(
		() =>
			wordpress.spans.some(({ what }) => what.includes('ArchiveTerms')) &&
			wordpress.spans.every(({ ended }) => ended < Number.POSITIVE_INFINITY),
		{ timeout: 30_000 },
	);
	wordpress.answersInRounds = true;
	return {
		wordpress,
		/**
		 * The status of a page, and the requests that it took: `rounds` is the number of requests one after another.
		 */
		async visit(path: string) {
			wordpress.spans.length = 0;
			const { status } = await app.request(`${SITE_URL}${path}`);
			const asked = wordpress.spans.map(({ what }) => what);
			return { status, rounds: roundsOf(wordpress.spans), asked };
		},
	};
}

describe('the series of questions for a page that the host has not seen', () => {
	describe.each([
		{ name: 'stock', hasExtension: false },
		{ name: 'with the extension', hasExtension: true },
	])('$name', ({ hasExtension }) => {
		let wordpress: RealWordPress;
		let visit: Awaited<ReturnType<typeof open>>['visit'];
		beforeAll(async () => {
			({ wordpress, visit } = await open(hasExtension));
		});
		afterAll(() => wordpress.close());

		it.each([
			['the front page', '/'],
			['a page', '/about/'],
			['a page below another', '/about/crew/'],
			['a designed page', '/designed/'],
			['the list of posts', '/stories/'],
			['its second page', '/stories/page/2/'],
			['a year', '/2026/'],
			['a month', '/2026/05/'],
			['a category', '/category/sea/'],
			['a category below two others', '/category/sea/deep/deeper/'],
			['a tag', '/tag/salt/'],
			['its second page', '/tag/salt/page/2/'],
			['an author', '/author/ed/'],
			['a post and its comments', '/post-1/'],
			['a search', '/?s=cast'],
		])('%s: at most two', async (_, path) => {
			const { status, rounds, asked } = await visit(path);
			expect([status, rounds <= 2 ? 'at most two' : asked]).toEqual([200, 'at most two']);
		});

		it('nothing there: one, and then where the page went', async () => {
			const { status, rounds, asked } = await visit('/nothing-there/');
			expect([status, rounds]).toEqual([404, 2]);
			// The host requests both spellings of the address at the same time.
			expect(asked.slice(-2).toSorted()).toEqual(['/nothing-there', '/nothing-there/']);
		});
	});

	it('omits menus, templates, names and the shell, which the host has', async () => {
		const { wordpress, visit } = await open(true);
		await visit('/about/');
		const { asked } = await visit('/about/crew/');
		expect(asked.join(' ')).not.toMatch(/Shell|NavMenu|Templates|Popups|wp\/v2\/types/);
		wordpress.close();
	});
});
