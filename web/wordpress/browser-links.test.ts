import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { HttpLink } from '@apollo/client/link/http';
import { parse } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportRefusals, retryQueries } from './browser-links';

const query = parse('query Title { title }');
const mutation = parse('mutation Say { say }');

const json = (body: unknown, status = 200) =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const title = () => json({ data: { title: 'Bay' } });
const offline = () => {
	throw new TypeError('Failed to fetch');
};

/** Returns a client that gets these answers in this order. */
function clientFor(...answers: (() => Response)[]) {
	const fetch = vi.fn(async () => (answers.shift() ?? offline)());
	const link = ApolloLink.from([
		reportRefusals(),
		retryQueries(),
		new HttpLink({ uri: 'http://site.test/graphql', fetch }),
	]);
	const client = new ApolloClient({ cache: new InMemoryCache(), link });
	const settle = async <Result>(asked: Promise<Result>) => {
		const outcome = asked.then(
			() => 'answered',
			() => 'failed',
		);
		await vi.runAllTimersAsync();
		return outcome;
	};
	return {
		fetch,
		query: () => settle(client.query({ query, fetchPolicy: 'no-cache' })),
		mutate: () => settle(client.mutate({ mutation, fetchPolicy: 'no-cache' })),
	};
}

let reported: Error[];
beforeEach(() => {
	vi.useFakeTimers();
	reported = [];
	vi.stubGlobal('reportError', (error: Error) => reported.push(error));
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a question that got no answer', () => {
	it.each([
		['the network was away', offline],
		['WordPress was away', () => json({ errors: [{ message: 'Away.' }] }, 503)],
		['there were too many', () => json({ errors: [{ message: 'Later.' }] }, 429)],
	])('is asked again because %s, up to three times, without an error report', async (_, fault) => {
		const twice = clientFor(fault, fault, title);
		expect(await twice.query()).toBe('answered');
		expect(twice.fetch).toHaveBeenCalledTimes(3);
		const always = clientFor(fault, fault, fault, title);
		expect(await always.query()).toBe('failed');
		expect(always.fetch).toHaveBeenCalledTimes(3);
		expect(reported).toEqual([]);
	});

	it('is not repeated if it was a mutation, which may have arrived', async () => {
		const client = clientFor(offline, () => json({ data: { say: true } }));
		expect(await client.mutate()).toBe('failed');
		expect(client.fetch).toHaveBeenCalledTimes(1);
		expect(reported).toEqual([]);
	});
});

describe('an answer that no visitor can do anything about', () => {
	it.each([
		['a document that the site does not take', () => json({ errors: [{ message: 'No field.' }] })],
		['a refused request', () => json({ errors: [{ message: 'Own documents only.' }] }, 400)],
		['a fault of the host', () => json({ errors: [{ message: 'Fault.' }] }, 500)],
		['a page instead of JSON', () => new Response('<h1>Login</h1>')],
	])('is reported once and not asked for again: %s', async (_, fault) => {
		const client = clientFor(fault, fault, title);
		expect(await client.query()).toBe('failed');
		expect(await client.query()).toBe('failed');
		expect(client.fetch).toHaveBeenCalledTimes(2);
		expect(reported.map(({ message }) => message)).toEqual([
			'GraphQL did not answer "Title"; the page stays as it is.',
		]);
		expect(reported[0]?.cause).toBeInstanceOf(Error);
	});

	it('is never WordPress’s answer to a visitor’s own values', async () => {
		const refusal = { errors: [{ message: 'Duplicate.', path: ['say'] }], data: { say: null } };
		expect(await clientFor(() => json(refusal)).mutate()).toBe('failed');
		expect(reported).toEqual([]);
	});
});
