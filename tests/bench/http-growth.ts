/**
 * The cost of more content for clients over HTTP: the same queries to the built site with 60, 10,000 and 100,000 posts.
 * Every query returns the same number of items at every size, so only the search for them differs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { generatePosts } from './generate-posts';
import { becomeIdle } from './support/cpu-time';
import { judge } from './support/judge';
import { costRatio, measureLoads, type Request, showLoad } from './support/load';
import { writeContent } from './support/write-content';

const SIZES = [60, 10_000, 100_000];
const BAR = 2;
const LOAD = { rounds: 3, seconds: 1, connections: 20 };
const PAGE_SIZE = 5;
const ITEM = 'nodes { id databaseId title uri date excerpt }';

const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

function graphql(args: string): Request {
	return {
		path: '/graphql',
		method: 'POST',
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		body: JSON.stringify({ query: `{ posts(first: ${PAGE_SIZE}${args}) { ${ITEM} } }` }),
	};
}

/** Fields that REST does not have to render, so that the benchmark measures the search for posts. */
const rest = (query: string): Request => ({
	path: `/wp-json/wp/v2/posts?per_page=${PAGE_SIZE}&_fields=id,title,link,date&${query}`,
});

/** Half of the types and half of the destinations, a different half each time: about 15 of 60 posts match. */
const twoTaxonomies = (at: number) =>
	rest(
		`boat-type=${ids(100 + (at % 4), 3)}&destination=${ids(200 + (at % 11), 10)}&tax_relation=AND`,
	);

const QUESTIONS: Record<string, (size: number) => Request[]> = {
	'GraphQL, first page': () => [graphql('')],
	'GraphQL, filtered by tags': () =>
		ids(300, 12).map((tag) =>
			graphql(`, where: { tagIn: ${JSON.stringify(ids(tag, 16).map(String))} }`),
		),
	'GraphQL, deep page by cursor': (size) => [graphql(`, after: "${cursorInTheMiddle(size)}"`)],
	'REST, first page': () => [rest('')],
	'REST, filtered by two taxonomies': () => ids(0, 12).map(twoTaxonomies),
	'REST, deep page by number': (size) => [rest(`page=${Math.ceil(size / PAGE_SIZE / 2)}`)],
};

/** A cursor contains the id of the post before it; the ids of generated posts start at 1000. */
function cursorInTheMiddle(size: number): string {
	return Buffer.from(`arrayconnection:${1000 + size / 2}`).toString('base64');
}

async function checkItems(site: BuiltSite, { path, ...init }: Request): Promise<void> {
	const answer = await (await fetch(site.origin + path, init)).json();
	const items = Array.isArray(answer) ? answer : answer.data?.posts?.nodes;
	if (items?.length === PAGE_SIZE) return;
	throw new Error(
		`${path} gives ${items?.length ?? JSON.stringify(answer)} items: that compares nothing.`,
	);
}

const folders: string[] = [];
const sites = [];
for (const size of SIZES) {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
	folders.push(folder);
	writeContent(generatePosts(size), folder);
	sites.push({ size, site: await startBuiltSite({ CONTENT_DIR: folder }) });
}
for (const { site } of sites) await becomeIdle(site.pid);

for (const [what, requestsFor] of Object.entries(QUESTIONS)) {
	for (const { size, site } of sites) {
		for (const request of requestsFor(size)) await checkItems(site, request);
	}
	const loads = await measureLoads(
		sites.map(({ size, site }) => ({
			name: size.toLocaleString('en'),
			...site,
			requests: requestsFor(size),
		})),
		LOAD,
	);
	const [fewest, most] = [loads[0], loads.at(-1)];
	if (!fewest || !most) continue;
	judge({
		what,
		value: costRatio(fewest, most),
		unit: '×',
		atMost: BAR,
		sides: loads.map(showLoad).join(', '),
	});
}
await Promise.all(sites.map(({ site }) => site.stop()));
for (const folder of folders) rmSync(folder, { recursive: true });
