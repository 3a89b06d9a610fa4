import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';

const compressed = vi.hoisted(() => [] as string[]);
vi.mock('node:zlib', async (original) => {
	const zlib = await original<typeof import('node:zlib')>();
	const counted = <Compress extends (...args: never[]) => unknown>(name: string, run: Compress) =>
		((...args: Parameters<Compress>) => {
			compressed.push(name);
			return run(...args);
		}) as Compress;
	return {
		...zlib,
		brotliCompress: counted('br', zlib.brotliCompress),
		gzip: counted('gzip', zlib.gzip),
		brotliCompressSync: counted('br at once', zlib.brotliCompressSync),
		gzipSync: counted('gzip at once', zlib.gzipSync),
	};
});

const PART = '{"data":"a list!"}';
const HEADERS = { 'content-type': 'application/json' };

it.each([
	['here and now', 32 * 1024, ' at once'],
	['in a thread', 32 * 1024 + 1, ''],
])(
	'compresses a body %s at the first request for an encoding, once: %i bytes',
	async (_, bytes, how) => {
		const text = PART.repeat(bytes).slice(0, bytes);
		compressed.length = 0;
		// Test files share loaded modules: another file may have loaded this one with the real compressor.
		vi.resetModules();
		const { bodyOnDemand } = await import('./stored-body');
		const body = bodyOnDemand(200, HEADERS, text);
		expect(Buffer.from((await body(null)).body ?? []).toString()).toBe(text);
		expect(compressed).toEqual([]);
		const [first, second] = await Promise.all([body('gzip, br'), body('br')]);
		expect(second).toBe(first);
		expect(compressed).toEqual([`br${how}`]);
		expect(brotliDecompressSync(first.body ?? '').toString()).toBe(text);
		expect(first).toMatchObject({
			status: 200,
			headers: { ...HEADERS, 'content-encoding': 'br', vary: 'accept-encoding' },
		});
		expect(gunzipSync((await body('gzip')).body ?? '').toString()).toBe(text);
		expect(compressed).toEqual([`br${how}`, `gzip${how}`]);
	},
);

it('sends a large body before encoders start that its first visitor does not need', async () => {
	const text = PART.repeat(4096);
	compressed.length = 0;
	vi.resetModules();
	const { beginBody } = await import('./stored-body');
	const { first, stored } = beginBody(200, HEADERS, text);
	const kept = stored();
	expect(Buffer.from((await first(null)).body ?? []).toString()).toBe(text);
	expect(compressed).toEqual([]);
	await first('br');
	await kept;
	expect(compressed).toEqual(['br', 'gzip']);
});
