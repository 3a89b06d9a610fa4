/**
 * The time of the built site from the start of its process to its first 200 on `/healthz`, and to
 * its first page: with the demonstration content, and with 100,000 generated posts beside it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from '../support/built-site';
import { generatePosts } from './generate-posts';
import { cpuMs } from './support/cpu-time';
import { judge, show } from './support/judge';
import { median } from './support/median';
import { writeContent } from './support/write-content';

const MANY_POSTS = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
writeContent(generatePosts(MANY_POSTS), folder);

const CASES = [
	{ what: 'ready with the demonstration', contentDir: 'content', starts: 5, bar: 2_000 },
	{ what: `ready with ${show(MANY_POSTS)} posts`, contentDir: folder, starts: 3, bar: 5_000 },
];

for (const { what, contentDir, starts, bar } of CASES) {
	const [ready, processor]: [number[], number[]] = [[], []];
	const firstPage: number[] = [];
	for (let start = 0; start < starts; start += 1) {
		const site = await startBuiltSite({ CONTENT_DIR: contentDir });
		ready.push(site.readyMs);
		processor.push(cpuMs(site.pid));
		const asked = performance.now();
		await (await fetch(`${site.origin}/`)).arrayBuffer();
		firstPage.push(site.readyMs + performance.now() - asked);
		await site.stop();
	}
	judge({
		what,
		value: median(ready),
		unit: 'ms',
		atMost: bar,
		sides: `starts: ${ready.map(Math.round).join(', ')} ms, ${Math.round(median(processor))} ms of a processor; first page after ${Math.round(median(firstPage))} ms`,
	});
}
rmSync(folder, { recursive: true });
