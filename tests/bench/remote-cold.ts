/**
 * A first visit to a page in front of a stock WordPress that takes 50 ms for each answer, against that WordPress's own
 * page. Shell, menus and names are cached, as after any other page; no part of the page itself is.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { realWordPress, roundsOf } from 'outrigger/testing/real-wordpress';
import { startBuiltSite } from '../support/built-site';
import { judge } from './support/judge';
import { median } from './support/median';

const ANSWER_MS = 50;
const PAGES = 20;

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
mkdirSync(join(folder, 'posts'));
writeFileSync(join(folder, 'site.json'), JSON.stringify({ title: 'Boats' }));
const posts = Array.from({ length: PAGES + 4 }, (_, index) => ({
	databaseId: index + 10,
	slug: `post-${index}`,
	title: `Post ${index}`,
	date: `2026-0${(index % 9) + 1}-10 10:00`,
	commentStatus: 'closed',
	content: '<p>Cast off.</p>'.repeat(20),
}));
writeFileSync(join(folder, 'posts', 'posts.json'), JSON.stringify(posts));

const wordpress = await realWordPress(folder);
const site = await startBuiltSite({ WORDPRESS_URL: wordpress.url });
const paths = posts.slice(0, PAGES).map(({ slug }) => `/${slug}/`);
for (const { slug } of posts) {
	const html = '<!doctype html><main><p>Cast off.</p></main>';
	wordpress.files.set(`/${slug}/`, () => new Response(html));
}
const timed = async (address: string) => {
	const begun = performance.now();
	await (await fetch(address)).arrayBuffer();
	return performance.now() - begun;
};

wordpress.delayMs = ANSWER_MS;
for (const { slug } of posts.slice(PAGES)) await timed(`${site.origin}/${slug}/`);
const own: number[] = [];
const cold: number[] = [];
let rounds = 0;
for (const path of paths) {
	own.push(await timed(wordpress.url + path));
	wordpress.spans.length = 0;
	cold.push(await timed(site.origin + path));
	rounds = Math.max(rounds, roundsOf(wordpress.spans));
}
judge({
	what: 'a post that nobody has seen, against its page by WordPress',
	value: median(cold) / median(own),
	unit: '×',
	atMost: 2,
	sides: `${Math.round(median(cold))} ms against ${Math.round(median(own))} ms, at ${ANSWER_MS} ms an answer`,
});
judge({
	what: 'questions one after the other for a post',
	value: rounds,
	unit: '',
	atMost: 2,
	sides: `${PAGES} posts, the most of them`,
});
const lists = [];
for (const path of ['/', '/2026/01/', '/2026/02/', '/?s=cast']) {
	wordpress.spans.length = 0;
	await timed(site.origin + path);
	lists.push(`${path} ${roundsOf(wordpress.spans)}`);
}
console.log(`           rounds of lists: ${lists.join(', ')}`);
await site.stop();
wordpress.close();
rmSync(folder, { recursive: true });
