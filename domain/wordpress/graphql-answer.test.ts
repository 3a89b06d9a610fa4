import { describe, expect, it } from 'vitest';
import { graphqlAnswer } from './graphql-answer';

describe('an answer of GraphQL', () => {
	it.each([
		{ data: { site: null } },
		{ data: null, errors: [{ message: 'x' }] },
		{ errors: [{ message: 'x', path: ['a'] }] },
		{ data: {}, errors: [] },
	])('is %j', (body) => {
		expect(graphqlAnswer({ ...body, extensions: { debug: [] } })).toEqual(body);
	});

	it.each([
		['an error of core REST', { code: 'rest_no_route', message: 'No', data: { status: 404 } }],
		['the index of REST', { name: 'Bay', namespaces: ['wp/v2'], routes: {} }],
		['a text', 'Fatal error'],
		['nothing', null],
		['a list', [{ data: {} }]],
		['data that are a text', { data: 'x' }],
		['data that are a list', { data: [] }],
		['faults without a message', { data: {}, errors: [{}] }],
		['faults that are a text', { data: {}, errors: 'x' }],
		['no faults and no data', { errors: [] }],
	])('is not %s', (_, body) => {
		expect(graphqlAnswer(body)).toBeNull();
	});
});
