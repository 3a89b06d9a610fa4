/**
 * Requests a second of the front end's own list query (12 stories with pictures and authors), as a persisted GET,
 * compared with a server that always sends the same JSON, and as a POST that the host executes each time, compared with
 * plain GraphQL Yoga on the same schema, resolvers and content.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { ListedNodesDocument } from '@outrigger/elements/wordpress/listed-nodes.generated';
import { withoutUnmask } from '@outrigger/rules/wordpress/without-unmask';
import { print } from 'graphql';
import { startBuiltSite } from '../support/built-site';
import { forkServer } from './support/fork-server';
import { judge } from './support/judge';
import { measureLoads, ratioOf, showLoad } from './support/load';
import { rawGet } from './support/raw-get';

const STORIES = 12;
const PERSISTED_BAR = 0.8;
const EXECUTED_BAR = 0.9;
const LOAD = { rounds: 3, seconds: 3, connections: 50 };

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
const site = await startBuiltSite();
const posts: { id: number }[] = await (
	await fetch(`${site.origin}/wp-json/wp/v2/posts?per_page=${STORIES}&_fields=id`)
).json();
const query = print(withoutUnmask(addTypenameToDocument(ListedNodesDocument)));
const variables = { ids: posts.map(({ id }) => String(id)) };

const persisted = `/graphql?${new URLSearchParams({
	variables: JSON.stringify(variables),
	extensions: JSON.stringify({
		persistedQuery: {
			version: 1,
			sha256Hash: createHash('sha256').update(query).digest('hex'),
		},
	}),
})}`;
const answer = await rawGet(site.origin + persisted, { accept: 'application/json' });
const stories = JSON.parse(answer.toString()).data?.contentNodes.nodes.length;
if (stories !== STORIES) throw new Error(`${stories} of ${STORIES} stories: the query went wrong.`);
const file = join(folder, 'answer.json');
writeFileSync(file, answer);

const constant = await forkServer('serve-json.ts', [file]);
const get = [{ path: persisted, headers: { accept: 'application/json' } }];
const [kept, bare] = await measureLoads(
	[
		{ name: 'host', ...site, requests: get },
		{ name: 'constant JSON', ...constant, requests: get },
	],
	LOAD,
);
constant.stop();
if (kept && bare) {
	judge({
		what: `persisted GET, ${answer.length} bytes`,
		value: ratioOf(kept, bare),
		unit: '×',
		atLeast: PERSISTED_BAR,
		sides: `${showLoad(kept)}, ${showLoad(bare)}`,
	});
}

const yoga = await forkServer('serve-yoga.ts', []);
const post = [
	{
		path: '/graphql',
		method: 'POST' as const,
		headers: { accept: 'application/json', 'content-type': 'application/json' },
		body: JSON.stringify({ query, variables }),
	},
];
const [executed, plain] = await measureLoads(
	[
		{ name: 'host', ...site, requests: post },
		{ name: 'plain yoga', ...yoga, requests: post },
	],
	LOAD,
);
yoga.stop();
if (executed && plain) {
	judge({
		what: 'executed POST, against yoga without limits (no jit on either side)',
		value: ratioOf(executed, plain),
		unit: '×',
		atLeast: EXECUTED_BAR,
		sides: `${showLoad(executed)}, ${showLoad(plain)}`,
	});
}
await site.stop();
rmSync(folder, { recursive: true });
