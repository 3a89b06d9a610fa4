import { describe, expect, it } from 'vitest';
import { isListPage, RestRefused } from './rest-refusal';

const refusal = (status: number, code: string) => ({ status, body: { code, data: { status } } });

describe('an answer of core REST to a list', () => {
	it('is a page of it where REST did not refuse', () => {
		expect(isListPage({ status: 200, body: [] }, 'wp/v2/posts')).toBe(true);
		expect(isListPage({ status: 399, body: null }, 'wp/v2/posts')).toBe(true);
	});

	it('is no page where the list has ended before it', () => {
		expect(isListPage(refusal(400, 'rest_post_invalid_page_number'), 'wp/v2/posts')).toBe(false);
		expect(isListPage(refusal(400, 'rest_search_invalid_page_number'), 'wp/v2/search')).toBe(false);
	});

	it.each([
		refusal(400, 'rest_invalid_param'),
		refusal(401, 'rest_forbidden'),
		refusal(404, 'rest_no_route'),
		{ status: 404, body: null },
		{ status: 400, body: '<p>no</p>' },
		{ status: 403, body: { code: 7 } },
	])('is a fault where REST refuses it: %o', (answer) => {
		expect(() => isListPage(answer, 'wp/v2/post')).toThrow(RestRefused);
	});

	it.each([
		[{ status: 404, body: null }, '404'],
		[{ status: 403, body: { code: 7 } }, '403'],
		[refusal(400, 'rest_invalid_page_number_of'), '400 rest_invalid_page_number_of'],
	])('puts only the status and code of %j into its message', (answer, reason) => {
		let said = '';
		try {
			isListPage(answer, 'wp/v2/post');
		} catch (error) {
			said = String(error);
		}
		expect(said).toBe(`RestRefused: REST refused wp/v2/post: ${reason}`);
	});

	it('names the request and the refusal', () => {
		expect(() => isListPage(refusal(404, 'rest_no_route'), 'wp/v2/post?page=1')).toThrow(
			'REST refused wp/v2/post?page=1: 404 rest_no_route',
		);
	});
});
