/**
 * Runs the benchmarks one after the other, each in a new process, and prints all bars at the end.
 *
 *   npm run bench                                 all of them, some fifty minutes
 *   npm run bench -- page-throughput start-time   these
 *
 * Ends with 1 when a bar is missed. Needs a build.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Judgement, MISSED } from './support/judge';

const BENCHMARKS: Record<string, string> = {
	'page-sizes': 'What pages weigh',
	'page-throughput': 'A cached page against node:http streaming the same file',
	'graphql-throughput': 'GraphQL against constant JSON and plain yoga',
	'graphql-heavy': 'A heavy GraphQL operation beside light requests',
	'checks-under-load': 'Checks of a balancer while pages and pictures are made',
	'store-growth': 'The store with 60, 10,000 and 100,000 posts',
	'http-growth': 'GraphQL and REST with 60, 10,000 and 100,000 posts',
	'render-growth': 'An element on large and deep pages, and a light page beside a heavy one',
	'refresh-loop': 'A filtered list against the bare GraphQL query behind it',
	'form-load': 'Two hundred forms a second, a kill -9, and what is stored of them',
	'filter-swap': 'A press on a filter against a load of the same address, on a slow machine',
	'purge-renewal': 'The most requested pages after a purge of everything, beside kept pages',
	'remote-cold': 'A first visit in front of a slow WordPress against its own page',
	'pass-through': 'A page of 300 kB through the host beside a process that only pipes it',
	memory: 'Memory after crawls of all pages and pictures',
	'start-time': 'From the start of the process to the first answer',
	'export-memory': 'The memory of an export of 10,000 posts, and of the same again',
	import: 'A WordPress export file of 10,000 posts, and one of 1,000,000 comments',
	'page-measures': 'Pages on a slow phone against the same HTML without script',
	'popup-open': 'A popup from the click to its first frame against a bare dialog',
	'lightbox-open':
		'A picture from the click to its first whole frame, and scripts, beside PhotoSwipe',
	masonry:
		'Five hundred pictures in a masonry beside a plain grid, and a scroll over the gallery page',
	'carousel-swipe': 'The first swipe over a carousel beside Embla and beside a row that snaps',
	'scroll-effects': 'Scroll effects against the least that does them, and against what others do',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BENCHMARKS, name));
if (unknown.length > 0) {
	console.error(
		`There is no benchmark ${unknown.join(', ')}. There are: ${Object.keys(BENCHMARKS).join(', ')}.`,
	);
	process.exit(1);
}

const judgements: Judgement[] = [];
const broken: string[] = [];
for (const [name, title] of Object.entries(BENCHMARKS)) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	console.log(`\n${name}: ${title}`);
	const child = fork(join(import.meta.dirname, `${name}.ts`), { execArgv: process.execArgv });
	child.on('message', (judgement) => judgements.push(judgement as Judgement));
	const [code] = await once(child, 'exit');
	if (code !== 0 && code !== MISSED) broken.push(name);
}

const held = judgements.filter(({ isHeld }) => isHeld).length;
console.log(`\n${judgements.map(({ line }) => line).join('\n')}\n`);
for (const name of broken) console.log(`  BROKEN ${name} did not come to its end`);
console.log(`${held} of ${judgements.length} bars held`);
if (held < judgements.length || broken.length > 0) process.exitCode = 1;
