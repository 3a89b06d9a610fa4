import { afterEach, describe, expect, it, vi } from 'vitest';
import { postRefresh } from './post-refresh';

afterEach(() => vi.unstubAllGlobals());

const json = { 'content-type': 'application/json' };
const ask = (answer: Response | Error) => {
	vi.stubGlobal('fetch', async () => {
		if (answer instanceof Error) throw answer;
		return answer;
	});
	return postRefresh('refresh-loop', {}, { signal: new AbortController().signal });
};

describe('a refresh call', () => {
	it('posts JSON to the builder’s address, with the further parameters', async () => {
		const fetch = vi.fn(async (..._: [string, RequestInit]) => Response.json({ data: 'x' }));
		vi.stubGlobal('fetch', fetch);
		const { signal } = new AbortController();
		await postRefresh('refresh-search', { a: 1 }, { signal, headers: { 'x-wp-nonce': 'n' } });
		expect(fetch).toHaveBeenCalledWith('/wp-json/elementor-pro/v1/refresh-search', {
			method: 'POST',
			headers: { ...json, 'x-wp-nonce': 'n' },
			body: '{"a":1}',
			signal,
		});
	});

	it('gives the answer, an empty one too', async () => {
		expect(await ask(Response.json({ data: '', pagination: '<nav>' }))).toEqual({
			data: '',
			pagination: '<nav>',
		});
	});

	it.each([400, 404, 429, 500, 503])('treats status %i as a refusal', async (status) => {
		expect(await ask(new Response('{"data":"x"}', { status, headers: json }))).toBe('refused');
	});

	it.each([
		['HTML', new Response('<div>login</div>')],
		['nothing', new Response('')],
		['half a body', new Response('{"data":"<div class')],
		['no data', Response.json({ html: 'x' })],
		['data that is no text', Response.json({ data: { html: 'x' } })],
		['data that is null', Response.json({ data: null })],
		['a list', Response.json(['data'])],
		['null', Response.json(null)],
		['no network', new TypeError('Failed to fetch')],
		['an abort', new DOMException('', 'AbortError')],
	])('gives nothing for %s', async (_, answer) => {
		expect(await ask(answer)).toBeNull();
	});
});
