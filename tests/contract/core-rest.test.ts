import { buildSchema, validate } from 'graphql';
import { CORE_CONTRACT } from 'outrigger/site/core-rest/core-contract.generated';
import { createRemoteBackend } from 'outrigger/site/remote/remote-backend';
import { type RealWordPress, realWordPress } from 'outrigger/testing/real-wordpress';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coreDocuments, isMutation, QUESTIONS } from '../support/core-questions';
import { type FixtureSite, writeFixtureSite } from './fixture-site';

const documents = coreDocuments();
const FRONT_PAGE = `<!doctype html><html lang="en-US"><body><header><nav><ul id="menu-main">
<li class="menu-item-51"><a href="/about/">About</a></li></ul></nav></header></body></html>`;

let fixture: FixtureSite;
let wordpress: RealWordPress;
beforeAll(async () => {
	fixture = writeFixtureSite();
	wordpress = await realWordPress(fixture.contentDir);
	wordpress.files.set(
		'/',
		() => new Response(FRONT_PAGE, { headers: { 'content-type': 'text/html' } }),
	);
});
afterAll(() => {
	wordpress.close();
	fixture.remove();
});

/** A host that has read the site in its present state. */
async function found(hasGraphQL: boolean) {
	wordpress.hasGraphQL = hasGraphQL;
	const { url: siteUrl } = wordpress;
	const backend = createRemoteBackend({
		wordpress: { siteUrl, graphqlUrl: `${siteUrl}/graphql`, credentials: null },
		siteUrl: 'http://site.test',
		ownOrigins: [],
		documents: [],
		now: Date.now,
	});
	await backend.capabilities();
	return backend;
}

/**
 * Places at which core REST's answers differ, with the reason. Each line must be needed: remove a line when its
 * difference is gone.
 */
const DIFFERENT: readonly (readonly [place: RegExp, reason: string])[] = [
	[/^generalSettings\.(?:dateFormat|timeFormat|startOfWeek)$/, 'REST tells editors alone'],
	[/\.template\.templateName$/, 'REST gives the file of a template and not its name'],
	[/\.__typename$/, 'a type that the site added has no name in REST'],
	[/^taxonomy\.label$/, 'REST tells visitors the name, WPGraphQL tells editors alone'],
	[
		/\.pageInfo\.(?:endCursor|hasNextPage)$/,
		'cursors of lists are places in REST; lists end one by one',
	],
	[/^menus\./, 'menus of the front page have numbers of their own'],
];
/**
 * Lists that core REST gives one content type after the other. All pages of such a list together hold the same nodes as
 * in WPGraphQL, in another order.
 */
const IN_OTHER_ORDER: ReadonlySet<string> = new Set([
	'ArchiveTerms',
	'SitemapContent',
	'SitemapTerms',
	'ProbeCore',
]);

/** The paths at which two answers differ: `nodeByUri.date`, `posts.nodes.0.title`. */
function differences(one: unknown, other: unknown, path: string[] = []): string[] {
	if (Object.is(one, other)) return [];
	if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
		return [path.join('.')];
	}
	const names = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...names].flatMap((name) =>
		differences(Reflect.get(one, name), Reflect.get(other, name), [...path, name]),
	);
}

describe('the documents that the host sends to every site', () => {
	it('all have a question here, and all fit the part of the contract that REST answers', () => {
		const queries = [...documents].filter(([, document]) => !isMutation(document));
		expect(queries.map(([name]) => name).sort()).toEqual(Object.keys(QUESTIONS).sort());
		const schema = buildSchema(CORE_CONTRACT);
		for (const [name, document] of documents) {
			expect([name, validate(schema, document).map(({ message }) => message)]).toEqual([name, []]);
		}
	});

	it('have the same answers from core REST as from WPGraphQL, except for the differences in this table', async () => {
		const [graphql, rest] = [await found(true), await found(false)];
		expect([graphql.source?.()?.name, rest.source?.()?.name]).toEqual(['WPGraphQL', 'core REST']);
		wordpress.hasGraphQL = true;
		const used = new Set<RegExp>();
		const unexplained: string[] = [];
		for (const [name, query] of documents) {
			if (isMutation(query) || IN_OTHER_ORDER.has(name)) continue;
			for (const variables of QUESTIONS[name] ?? []) {
				const [one, other] = [
					await graphql.execute({ query, variables }),
					await rest.execute({ query, variables }),
				];
				expect([name, variables, other.errors]).toEqual([name, variables, undefined]);
				for (const place of differences(one.data, other.data)) {
					const known = DIFFERENT.find(([pattern]) => pattern.test(place));
					if (known) used.add(known[0]);
					else unexplained.push(`${name} ${JSON.stringify(variables)}: ${place}`);
				}
			}
		}
		expect(unexplained).toEqual([]);
		expect(DIFFERENT.filter(([pattern]) => !used.has(pattern))).toEqual([]);
		await Promise.all([graphql.close(), rest.close()]);
	});
});
