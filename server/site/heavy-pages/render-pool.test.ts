import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import { ALL_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { afterAll, describe, expect, it } from 'vitest';
import type { GraphQLExecutor, SiteOptions } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';
import { SLICE } from './long-lists';
import { createMainThread } from './main-thread';
import { createRenderPool } from './render-pool';
import type { PlainRequest, PlainSite } from './render-task';

const faults: unknown[] = [];
const OPTIONS = {
	file: join(import.meta.dirname, 'testing/thread-entry.mjs'),
	data: { clientFolder: '/client' },
	log: { info: () => undefined, error: ({ err }: { err: unknown }) => faults.push(err) } as never,
};
const pool = createRenderPool(OPTIONS);
afterAll(() => pool.close());

const SITE: PlainSite = {
	siteUrl: 'https://boats.example',
	measurementId: null,
	collectUrl: 'https://www.google-analytics.com/g/collect',
	popupDebug: false,
	capabilities: ALL_CAPABILITIES,
	name: 1,
	age: 0,
};

const answers = (
	execute: GraphQLExecutor = async ({ query: _, ...asked }) => ({ data: { asked } }),
	warn: SiteOptions['warn'] = () => undefined,
) =>
	createMainThread(
		{
			rest: async (path) => ({ status: 200, body: path, total: 0, totalPages: 0 }),
			ownMedia: async (part) => ({ ...part, html: '<img src="/own.avif">' }),
			contentStyles: async (path) => ({ stylesheets: [`${path}a.css`], css: '' }),
			warn,
		} as Partial<SiteOptions> as SiteOptions,
		execute,
	);

async function visit(path: string, { site = SITE, main = answers(), from = pool } = {}) {
	const url = `https://boats.example${path}?page=3`;
	const request = { path, url, isPersonal: true } as PlainRequest;
	return JSON.parse((await from.render({ request, site }, main)).html);
}

describe('a page in a thread', () => {
	it('gets its data from the main thread', async () => {
		expect(await visit('/asks/')).toEqual({
			boat: { data: { asked: { operationName: 'Boat', variables: { id: '7' } } } },
			rest: { status: 200, body: 'wp/v2/types', total: 0, totalPages: 0 },
			media: { path: '/asks/', html: '<img src="/own.avif">', css: '' },
			sheets: { stylesheets: ['/asks/a.css'], css: '' },
			client: '/assets/web/client.ts',
			given: { clientFolder: '/client' },
			search: '?page=3',
			pause: 'function',
			ages: 0,
		});
	});

	it('gets a long list whole and in order', async () => {
		const elements = Array.from({ length: 2 * SLICE + 1 }, (_, at) => ({ at }));
		const answer = { data: { page: { elements } } };
		expect((await visit('/asks/', { main: answers(async () => answer) })).boat).toEqual(answer);
	});

	it('gives the executor the same document each time', async () => {
		const documents: unknown[] = [];
		const main = answers(async ({ query }) => {
			documents.push(query);
			return { data: {} };
		});
		await visit('/asks/', { main });
		await visit('/asks/', { main });
		expect(documents).toHaveLength(2);
		expect(documents[0]).toBe(documents[1]);
	});

	it('writes its log lines in the name of the request that waits for it', async () => {
		const request = new AsyncLocalStorage<string>();
		const lines: unknown[] = [];
		const main = answers(undefined, (...line) => lines.push([request.getStore(), ...line]));
		await request.run('first', () => visit('/warns/', { main }));
		await request.run('second', () => visit('/warns/', { main }));
		const line = ['A widget failed', { element: 'abc', cause: {} }];
		expect(lines).toEqual([
			['first', ...line],
			['second', ...line],
		]);
	});

	it('forgets when the main thread has, and is of another front end when that is', async () => {
		const ages = async (site: PlainSite) => (await visit('/warns/', { site })).ages;
		expect(await ages({ ...SITE, name: 2 })).toBe(0);
		expect(await ages({ ...SITE, name: 2, age: 1 })).toBe(1);
		expect(await ages({ ...SITE, name: 2, age: 1 })).toBe(1);
		expect(await ages({ ...SITE, name: 3, age: 1 })).toBe(0);
	});
});

/** The longest wait, because a busy machine takes long to load the modules of a thread. */
const LOADED = { timeout: 60_000 };

describe('a thread', () => {
	it('is ready from the moment when its modules are loaded until it ends', async () => {
		const lazy = createRenderPool({ ...OPTIONS, longestMs: 3_000 });
		expect(lazy.isReady).toBe(false);
		lazy.prepare();
		expect(lazy.isReady).toBe(false);
		lazy.prepare();
		await expect.poll(() => lazy.isReady, LOADED).toBe(true);
		await visit('/hangs/', { from: lazy }).catch(() => undefined);
		expect(lazy.isReady).toBe(false);
		lazy.prepare();
		await expect.poll(() => lazy.isReady, LOADED).toBe(true);
		await lazy.close();
	}, 150_000);

	it('that cannot be started is tried again', async () => {
		const broken = createRenderPool({
			...OPTIONS,
			file: join(import.meta.dirname, 'testing/none.mjs'),
			startMs: 1_000,
		});
		for (let tries = 1; tries <= 2; tries++) {
			faults.length = 0;
			broken.prepare();
			await expect.poll(() => faults.map(String).join(), { timeout: 20_000 }).toMatch(/abort/i);
			expect(broken.isReady).toBe(false);
		}
		await broken.close();
	});
});

describe('a fault in a thread', () => {
	it('is a WordPress that cannot be reached where the main thread cannot reach it', async () => {
		const main = answers(async () => {
			throw new WordPressUnavailable('No answer.');
		});
		await expect(visit('/asks/', { main })).rejects.toThrow(WordPressUnavailable);
	});

	it('is too large, or a fault with its own stack', async () => {
		await expect(visit('/too-large/')).rejects.toThrow(TooLargeToRender);
		const fault: Error = await visit('/broken/').catch((error) => error);
		expect(fault).not.toBeInstanceOf(TooLargeToRender);
		expect(fault.message).toBe('a fault in a widget');
		expect(fault.stack).toContain('testing/thread.ts');
	});

	it('ends the thread that hangs, and the next page has another', async () => {
		const impatient = createRenderPool({ ...OPTIONS, longestMs: 3_000 });
		await expect(visit('/hangs/', { from: impatient })).rejects.toThrow(/abort/i);
		impatient.prepare();
		await expect.poll(() => impatient.isReady, LOADED).toBe(true);
		expect(await visit('/warns/', { from: impatient })).toEqual({ ages: 0 });
		await impatient.close();
	});

	it('ends only the thread that uses all memory', async () => {
		const small = createRenderPool({ ...OPTIONS, mostMegabytes: 64 });
		await expect(visit('/eats/', { from: small })).rejects.toThrow(
			/\/eats\/ took more than 64 MB to render/,
		);
		await small.close();
	});

	it('the pool reports the fault when no page waits for it', async () => {
		const file = join(import.meta.dirname, 'testing/none.mjs');
		const broken = createRenderPool({ ...OPTIONS, file, longestMs: 3_000 });
		await expect(visit('/warns/', { from: broken })).rejects.toThrow();
		expect(faults.map(String).join()).toContain('none.mjs');
		await broken.close();
	});
});
