import { describe, expect, it, vi } from 'vitest';
import { WordPressUnavailable } from '../contract/unavailable';
import { createRestReader } from './rest-reader';
import { stubSite } from './testing/stub-site';

describe('reading core REST', () => {
	it('sends one call for several readers of the same record', async () => {
		const { reader, asked, answers } = stubSite();
		answers.set('/wp-json/wp/v2/posts', () => Response.json([{ id: 1 }]));
		const both = await Promise.all([reader.list('wp/v2/posts'), reader.list('wp/v2/posts')]);
		expect(both[0]).toEqual({ items: [{ id: 1 }], total: 1 });
		expect(asked).toEqual(['/wp-json/wp/v2/posts']);
		reader.forget();
		await reader.list('wp/v2/posts');
		expect(asked).toHaveLength(2);
	});

	it('keeps the facts of a site longer than its content', async () => {
		vi.useFakeTimers();
		try {
			const { reader, asked, answers } = stubSite();
			for (const path of ['?_fields=name,home', 'wp/v2/posts'])
				answers.set(`/wp-json/${path}`, () => Response.json({}));
			const read = () => Promise.all(['?_fields=name,home', 'wp/v2/posts'].map(reader.read));
			await read();
			await vi.advanceTimersByTimeAsync(2_000);
			await read();
			expect(asked).toHaveLength(3);
			await vi.advanceTimersByTimeAsync(10_000);
			await read();
			expect(asked).toHaveLength(5);
		} finally {
			vi.useRealTimers();
		}
	});

	it('has no records where a list is refused, or holds none', async () => {
		const { reader, answers } = stubSite();
		answers.set('/wp-json/wp/v2/users', () => Response.json({ code: 'no' }, { status: 401 }));
		answers.set('/wp-json/wp/v2/tags', () => Response.json([null, 'x', { id: 2 }]));
		expect(await reader.list('wp/v2/users')).toEqual({ items: [], total: 0 });
		expect(await reader.item('wp/v2/users')).toBeNull();
		expect((await reader.list('wp/v2/tags')).items).toEqual([{ id: 2 }]);
	});

	it.each([
		['a page', '<h1>Maintenance</h1>', 200],
		['a half', '[{"id":1,', 200],
		['nothing', '', 404],
		['a fault', '{"code":"internal_server_error"}', 500],
	])('reports WordPress as away where it answers with %s', async (_, text, status) => {
		const { reader, answers } = stubSite();
		answers.set('/wp-json/wp/v2/posts', () => new Response(text, { status }));
		await expect(reader.list('wp/v2/posts')).rejects.toThrow(WordPressUnavailable);
	});

	it('finds REST at its other address on a site without permalinks, and stays with it', async () => {
		const { reader, asked, answers } = stubSite();
		answers.set('/wp-json/wp/v2/posts?page=2', () => new Response('<h1>Front</h1>'));
		answers.set('/?rest_route=/', () => Response.json({ namespaces: [] }));
		answers.set('/?rest_route=/wp/v2/posts&page=2', () => Response.json([{ id: 3 }]));
		expect((await reader.list('wp/v2/posts?page=2')).items).toEqual([{ id: 3 }]);
		reader.forget();
		asked.length = 0;
		await reader.list('wp/v2/posts?page=2');
		expect(asked).toEqual(['/?rest_route=/wp/v2/posts&page=2']);
	});

	it('never has more than six requests at once', async () => {
		let running = 0;
		let most = 0;
		const reader = createRestReader(async () => {
			running += 1;
			most = Math.max(most, running);
			await new Promise((resolve) => setImmediate(resolve));
			running -= 1;
			return { status: 200, headers: new Headers(), text: '[]' };
		});
		await Promise.all(
			Array.from({ length: 40 }, (_, page) => reader.list(`wp/v2/posts?page=${page}`)),
		);
		expect(most).toBe(6);
	});
});
