/**
 * npx tsx tests/clients/gatsby.ts FOLDER [GRAPHQL_URL]
 *
 * Builds a Gatsby site that reads WordPress with gatsby-source-wordpress (`WPGRAPHQL_URL` in its `gatsby-config.js`),
 * in front of the built demonstration or another WPGraphQL. FOLDER is a Gatsby site by another author with its packages
 * installed; CI does not run this script. The script itself answers the fields of the plugin WPGatsby, which Gatsby
 * queries first, because WPGraphQL does not have them. It prints the number of queries that the build sent, and ends
 * with Gatsby's own exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startBuiltSite } from '../support/built-site';

/** Fields of WPGatsby, each with its answer. The pattern of a field also matches its arguments and selections. */
const WP_GATSBY: readonly (readonly [field: RegExp, name: string, answer: unknown])[] = [
	[
		/wpGatsbyCompatibility\([^)]*\)\s*\{\s*satisfies\s*\{[^}]*\}\s*\}/,
		'wpGatsbyCompatibility',
		{ satisfies: { wpGQL: true, wpGatsby: true } },
	],
	[/\bwpGatsby\s*\{[^}]*\}/, 'wpGatsby', { arePrettyPermalinksEnabled: true }],
	[/\bisWpGatsby\b/, 'isWpGatsby', true],
	[/\bschemaMd5\b/, 'schemaMd5', 'the same'],
];

/** Removes the fields of WPGatsby from an operation; returns the rest and the answers of these fields. */
function withoutWpGatsby(query: string): { query: string; answers: Record<string, unknown> } {
	let rest = query;
	const answers: Record<string, unknown> = {};
	for (const [field, name, answer] of WP_GATSBY) {
		const next = rest.replace(field, '__typename');
		if (next !== rest) answers[name] = answer;
		rest = next;
	}
	return { query: rest, answers };
}

async function ask(graphqlUrl: string, body: string): Promise<string> {
	const response = await fetch(graphqlUrl, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body,
	});
	return response.text();
}

const [folder, other] = process.argv.slice(2);
if (folder === undefined) {
	console.error('npx tsx tests/clients/gatsby.ts FOLDER [GRAPHQL_URL]');
	process.exit(2);
}
const site = other === undefined ? await startBuiltSite({}) : null;
const graphqlUrl = other ?? `${site?.origin}/graphql`;
let asked = 0;
let refused = 0;
const before = createServer(async (incoming, outgoing) => {
	if (incoming.method !== 'POST') {
		const answer = await fetch(graphqlUrl);
		outgoing.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
		outgoing.end(await answer.text());
		return;
	}
	const sent = JSON.parse(await text(incoming));
	const { query, answers } = withoutWpGatsby(sent.query ?? '');
	const isOurs = Object.keys(answers).length > 0;
	const variables = isOurs && answers.wpGatsbyCompatibility ? {} : sent.variables;
	const plain = query.replace(
		/(query \w+)\s*\([^)]*\)/,
		answers.wpGatsbyCompatibility ? '$1' : '$&',
	);
	const answer = await ask(graphqlUrl, JSON.stringify({ ...sent, query: plain, variables }));
	asked += 1;
	const { data, errors } = JSON.parse(answer);
	if (errors && query !== '') {
		refused += 1;
		console.error(query, JSON.stringify(errors).slice(0, 500));
	}
	outgoing.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
	outgoing.end(isOurs ? JSON.stringify({ data: { ...data, ...answers }, errors }) : answer);
}).listen(0, '127.0.0.1');
await once(before, 'listening');
const { port } = before.address() as AddressInfo;
const gatsby = spawn('npx', ['gatsby', 'build'], {
	cwd: folder,
	stdio: 'inherit',
	env: {
		...process.env,
		WPGRAPHQL_URL: `http://127.0.0.1:${port}/graphql`,
		GATSBY_TELEMETRY_DISABLED: '1',
	},
});
const [code] = await once(gatsby, 'exit');
before.close();
before.closeAllConnections();
await site?.stop();
console.log(`${asked} questions, ${refused} with errors; gatsby build ended with ${code}.`);
process.exitCode = code ?? 1;
