/**
 * npx tsx tests/clients/mutations.ts REAL MOCK
 *
 * Sends WPGraphQL's mutations as every role to two sites, a real WordPress and the mock, and compares the results of
 * both. REAL and MOCK are their addresses. Both need the same content and the accounts `admin`, `editor`, `author`,
 * `contributor` and `subscriber`, which log in by HTTP Basic with the password `password`; CI does not run it. It
 * ignores ids and times, prints the answers that differ, and the number of equal answers.
 */
import { type AskedOperation, OPERATIONS } from './mutation-operations';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json | undefined };

const [real, mock] = process.argv.slice(2);
if (real === undefined || mock === undefined) {
	console.error('npx tsx tests/clients/mutations.ts REAL MOCK');
	process.exit(2);
}

/** A site, and the ids from its answers. */
interface Site {
	url: string;
	ids: Map<string, string>;
}
const sites: [Site, Site] = [
	{ url: real, ids: new Map() },
	{ url: mock, ids: new Map() },
];

const isObject = (value: Json | undefined): value is { [name: string]: Json | undefined } =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

async function answerOf({ url, ids }: Site, { as, query, keep = {} }: AskedOperation) {
	const password = Buffer.from(`${as}:password`).toString('base64');
	const response = await fetch(`${url}/graphql`, {
		method: 'POST',
		headers: {
			'content-type': 'application/json',
			...(as && { authorization: `Basic ${password}` }),
		},
		body: JSON.stringify({
			query: query.replaceAll(/\$(\w+)\$/g, (_, name: string) => ids.get(name) ?? '0'),
		}),
	});
	const text = (await response.text())
		.replaceAll(url.replaceAll('/', '\\/'), 'SITE')
		.replaceAll(url, 'SITE');
	const answer = JSON.parse(text) as Json;
	for (const [name, path] of Object.entries(keep)) {
		const value = `data.${path}`
			.split('.')
			.reduce<Json | undefined>((at, part) => (isObject(at) ? at[part] : undefined), answer);
		ids.set(name, String(value ?? 0));
	}
	return withoutIds(answer, ids);
}

/** An answer without the values that differ between any two sites: ids, times, positions in the query. */
function withoutIds(value: Json | undefined, ids: Site['ids'], name = ''): Json | undefined {
	if (Array.isArray(value)) return value.map((one) => withoutIds(one, ids, name) ?? null);
	if (isObject(value))
		return Object.fromEntries(
			Object.entries(value)
				.filter(([key]) => !['locations', 'extensions', 'debug'].includes(key))
				.map(([key, inner]) => [key, withoutIds(inner, ids, key)]),
		);
	if (/id$/i.test(name) && value !== null) return value === 0 ? 0 : '#';
	if (typeof value !== 'string') return value;
	const known = [...ids.values()].filter((id) => id !== '0');
	return known
		.reduce((text, id) => text.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '#'), value)
		.replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/g, 'MOMENT')
		.replaceAll(/\b(p|page_id|preview_id)=\d+/g, '$1=#');
}

/** Prints the paths at which two answers differ. */
function printDifference(one: Json | undefined, other: Json | undefined, path: string): void {
	if (JSON.stringify(one) === JSON.stringify(other)) return;
	const [a, b] = [one, other].map((value) =>
		Array.isArray(value) ? Object.fromEntries(value.entries()) : value,
	);
	if (!isObject(a) || !isObject(b)) {
		const [there, here] = [one, other].map((value) => JSON.stringify(value)?.slice(0, 200));
		console.log(`     ${path}: real ${there} | mock ${here}`);
		return;
	}
	for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
		printDifference(a[key], b[key], `${path}.${key}`);
}

let same = 0;
for (const operation of OPERATIONS) {
	const [there, here] = await Promise.all(sites.map((site) => answerOf(site, operation)));
	if (JSON.stringify(there) === JSON.stringify(here)) {
		same += 1;
		continue;
	}
	console.log(`≠ ${operation.as || 'visitor'} ${operation.query.slice(0, 120)}`);
	printDifference(there, here, '');
}
console.log(`${same} of ${OPERATIONS.length} answers are the same.`);
