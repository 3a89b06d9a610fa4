/**
 * The cost of a press on a filter: refresh-loop with 60, 10,000 and 100,000 posts, with one filter and with three,
 * compared with the bare GraphQL query for the shown nodes, executed each time. The bench measures cached answers (for
 * a minute) and new answers separately; each new one has terms that no earlier request had.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { ListedNodesDocument } from '@outrigger/elements/wordpress/listed-nodes.generated';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { print } from 'graphql';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { generatePosts } from './generate-posts';
import { judge } from './support/judge';
import { measureLoads, type Request, ratioOf, showLoad } from './support/load';
import { median } from './support/median';
import { writeContent } from './support/write-content';

const SIZES = [60, 10_000, 100_000];
const BAR = 0.5;
const LOAD = { rounds: 3, seconds: 2, connections: 10 };
const TIMED = 200;
/** The id of the template; the ids of generated posts begin at 1000. */
const TEMPLATE = 950;
const ID = 'a1b2c3d';
const SHOWN = 6;

const folders: string[] = [];
for (const size of SIZES) {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
	folders.push(folder);
	writeContent(generatePosts(size), folder);
	mkdirSync(join(folder, 'templates'), { recursive: true });
	mkdirSync(join(folder, 'pages'), { recursive: true });
	const template = JSON.parse(readFileSync('content/templates/story-card.json', 'utf8'));
	writeFileSync(
		join(folder, 'templates/card.json'),
		JSON.stringify({ ...template, databaseId: TEMPLATE }),
	);
	writeFileSync(
		join(folder, 'pages/loop.json'),
		JSON.stringify({
			title: 'Loop',
			type: 'wp-page',
			version: '0.4',
			slug: 'loop',
			databaseId: 900,
			page_settings: [],
			content: [
				{
					id: ID,
					elType: 'widget',
					widgetType: 'loop-grid',
					settings: {
						template_id: `${TEMPLATE}`,
						posts_per_page: SHOWN,
						pagination_type: 'numbers',
					},
					elements: [],
				},
			],
		}),
	);
	const site = await startBuiltSite({ CONTENT_DIR: folder, RATE_LIMIT: '0' });
	await measureSite(site, size);
	await site.stop();
}
for (const folder of folders) rmSync(folder, { recursive: true });

async function measureSite(site: BuiltSite, size: number): Promise<void> {
	for (const [name, chosen] of Object.entries(await chosenTerms(site))) {
		const kept = call(site, chosen, 0);
		const data = await ask(site, kept);
		const ids = [...data.matchAll(/e-loop-item-(\d+)/g)].map(([, id = '']) => id);
		if (ids.length === 0) throw new Error(`${name} at ${size} posts finds nothing.`);
		const graphql: Request = {
			...kept,
			path: '/graphql',
			body: JSON.stringify({
				query: print(withoutUnmask(addTypenameToDocument(ListedNodesDocument))),
				variables: { ids },
			}),
		};
		const what = `${size.toLocaleString('en')} posts, ${name}`;
		// Sequential, so that the host makes each answer separately.
		const anew = await timesOf((at) => ask(site, call(site, chosen, at + 1)));
		const node = await timesOf(() => ask(site, graphql));
		judge({
			what: `${what}, made anew`,
			value: median(node) / median(anew),
			unit: '×',
			atLeast: BAR,
			sides: `made anew in ${showTimes(anew)}, GraphQL in ${showTimes(node)}`,
		});
		const [keptLoad, bare] = await measureLoads(
			[
				{ name: 'kept', ...site, requests: [kept] },
				{ name: 'GraphQL', ...site, requests: [graphql] },
			],
			LOAD,
		);
		if (!keptLoad || !bare) continue;
		judge({
			what: `${what}, kept`,
			value: ratioOf(keptLoad, bare),
			unit: '×',
			atLeast: BAR,
			sides: [keptLoad, bare].map(showLoad).join(', '),
		});
	}
}

/** Milliseconds, sorted. */
async function timesOf(run: (at: number) => Promise<unknown>): Promise<number[]> {
	const times: number[] = [];
	for (let at = 0; at < TIMED; at += 1) {
		const begun = performance.now();
		await run(at);
		times.push(performance.now() - begun);
	}
	return times.sort((a, b) => a - b);
}

function showTimes(times: readonly number[]): string {
	const last = times[Math.floor(times.length * 0.99)] ?? 0;
	return `${median([...times]).toFixed(1)} ms (p99 ${last.toFixed(1)})`;
}

/** Terms that occur together in some posts, as generated content names them; the first taxonomy has the most. */
async function chosenTerms(site: BuiltSite): Promise<Record<string, Record<string, string[]>>> {
	const slugsOf = async (taxonomy: string, restBase: string) => {
		const path = `/wp-json/wp/v2/${restBase}?per_page=100&_fields=slug`;
		const terms: { slug: string }[] = await (await fetch(site.origin + path)).json();
		return { [taxonomy]: terms.map(({ slug }) => slug).slice(0, 45) };
	};
	const destinations = await slugsOf('destination', 'destination');
	const types = await slugsOf('boat-type', 'boat-type');
	const tags = await slugsOf('post_tag', 'tags');
	return { 'one filter': destinations, 'three filters': { ...destinations, ...types, ...tags } };
}

/**
 * A call with all terms, then without one of the first taxonomy's terms (a different one each time), then without two
 * terms, and so on.
 */
function call(site: BuiltSite, chosen: Record<string, string[]>, another: number): Request {
	const taxonomy = Object.fromEntries(
		Object.entries(chosen).map(([name, terms], place) => [
			name,
			{ terms: place === 0 ? without(terms, another) : terms, logicalJoin: 'OR' },
		]),
	);
	return {
		path: '/wp-json/elementor-pro/v1/refresh-loop',
		method: 'POST',
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		body: JSON.stringify({
			post_id: 900,
			widget_id: ID,
			widget_filters: { taxonomy },
			pagination_base_url: `${site.origin}/loop/`,
		}),
	};
}

/** Returns the terms without those whose bits are set in a number: each number gives another choice. */
function without(terms: readonly string[], another: number): string[] {
	return terms.filter((_, at) => (another >> at) % 2 === 0 || at > 20);
}

async function ask(site: BuiltSite, { path, ...init }: Request): Promise<string> {
	const response = await fetch(site.origin + path, init);
	if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
	return ((await response.json()) as { data: string }).data;
}
