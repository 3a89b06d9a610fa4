/**
 * A heavy GraphQL operation beside light requests, on a site with long texts: measures the wait of a light request
 * while the heavy operation runs, and the heavy operation's share of time.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getIntrospectionQuery } from 'graphql';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { generatePosts } from './generate-posts';
import { becomeIdle, residentMegabytes } from './support/cpu-time';
import { judge } from './support/judge';
import { median } from './support/median';
import { writeContent } from './support/write-content';

const POSTS = 400;
const PARAGRAPHS = 200;
const WAIT_BAR_MS = 200;
const ANSWER_BAR_KB = 8_000;
/** Between two light requests. */
const PAUSE_MS = 2;
const QUIET_MS = 1_000;

const aliases = (count: number, field: string) =>
	Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');
const SCALARS =
	'id databaseId uri slug date dateGmt modified modifiedGmt guid link title status isSticky excerpt commentCount commentStatus authorDatabaseId featuredImageId hasPassword contentTypeName isPreview';

/** Expensive queries of a hostile or careless client. */
const OPERATIONS: Record<string, string> = {
	'all texts of the posts of all tags':
		'{ posts { nodes { tags { nodes { posts(first: 90) { nodes { content } } } } } } }',
	'fourteen aliases of the text': `{ posts(first: 100) { nodes { ${aliases(14, 'content')} } } }`,
	'many small fields': `{ posts(first: 100) { nodes { tags(first: 100) { nodes { posts(first: 60) { nodes { ${SCALARS} } } } } } } }`,
	'many errors': `{ posts(first: 100) { nodes { ${aliases(15, 'comments(first: -1) { nodes { id } }')} } } }`,
	'the whole schema': getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }),
};

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
writeContent(withLongTexts(), folder);
const site = await startBuiltSite({ CONTENT_DIR: folder });
await becomeIdle(site.pid);

const quiet = await beside(site, () => wait(QUIET_MS));
console.log(`  nothing beside: ${describeWaits(quiet.waits)}`);
for (const [what, query] of Object.entries(OPERATIONS)) {
	await measure(what, [query]);
}
await measure('six at once', Array(6).fill(OPERATIONS['all texts of the posts of all tags']));
await site.stop();
rmSync(folder, { recursive: true });

async function measure(what: string, queries: readonly string[]): Promise<void> {
	const { waits, result } = await beside(site, () => Promise.all(queries.map(ask)));
	const answers = result.map(({ kilobytes, ms, error }) => {
		const said = error === undefined ? '' : `, "${error}"`;
		return `${kilobytes.toFixed(0)} kB in ${ms.toFixed(0)} ms${said}`;
	});
	const sides = `${answers[0]}; beside it ${describeWaits(waits)}; ${residentMegabytes(site.pid)} MB`;
	const kilobytes = Math.max(...result.map((answer) => answer.kilobytes));
	judge({
		what: `${what}: longest wait`,
		value: Math.max(...waits),
		unit: 'ms',
		atMost: WAIT_BAR_MS,
		sides,
	});
	judge({
		what: `${what}: answer`,
		value: kilobytes,
		unit: 'kB',
		atMost: ANSWER_BAR_KB,
		sides: '',
	});
}

/** Requests a small answer repeatedly until `work` is done; returns the time of each answer in ms. */
async function beside<Result>({ origin }: BuiltSite, work: () => Promise<Result>) {
	const waits: number[] = [];
	let isDone = false;
	const asking = (async () => {
		while (!isDone) {
			const begun = performance.now();
			await (await fetch(`${origin}/healthz`)).arrayBuffer();
			waits.push(performance.now() - begun);
			await wait(PAUSE_MS);
		}
	})();
	await wait(10 * PAUSE_MS);
	const result = await work();
	isDone = true;
	await asking;
	return { waits, result };
}

async function ask(query: string) {
	const begun = performance.now();
	const response = await fetch(`${site.origin}/graphql`, {
		method: 'POST',
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		body: JSON.stringify({ query }),
	});
	const text = await response.text();
	const { errors } = JSON.parse(text) as { errors?: { message: string }[] };
	return {
		kilobytes: Buffer.byteLength(text) / 1000,
		ms: performance.now() - begun,
		error: errors?.at(-1)?.message,
	};
}

function describeWaits(waits: readonly number[]): string {
	return `${waits.length} light requests, ${median(waits).toFixed(1)} ms each, the longest ${Math.max(...waits).toFixed(0)} ms`;
}

/** Posts of some 70 kB each, no two alike. */
function withLongTexts() {
	const content = generatePosts(POSTS);
	for (const post of content.posts) {
		post.content = Array.from({ length: PARAGRAPHS }, (_, at) =>
			post.content.replace('<p>', `<p>${at}. "${post.title}" -- `),
		).join('\n');
	}
	return content;
}
