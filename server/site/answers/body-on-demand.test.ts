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
	};
});

const TEXT = '{"data":"a list"}'.repeat(100);
const HEADERS = { 'content-type': 'application/json' };

it('compresses a body when an encoding is first asked for, once', async () => {
	// Test files share what they load: another one may have loaded it with the real compressor.
	vi.resetModules();
	const { bodyOnDemand } = await import('./stored-body');
	const body = bodyOnDemand(200, HEADERS, TEXT);
	expect(Buffer.from((await body(null)).body ?? []).toString()).toBe(TEXT);
	expect(compressed).toEqual([]);
	const [first, second] = await Promise.all([body('gzip, br'), body('br')]);
	expect(second).toBe(first);
	expect(compressed).toEqual(['br']);
	expect(brotliDecompressSync(first.body ?? '').toString()).toBe(TEXT);
	expect(first).toMatchObject({
		status: 200,
		headers: { ...HEADERS, 'content-encoding': 'br', vary: 'accept-encoding' },
	});
	expect(gunzipSync((await body('gzip')).body ?? '').toString()).toBe(TEXT);
	expect(compressed).toEqual(['br', 'gzip']);
});
