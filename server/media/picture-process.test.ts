import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createPictureProcess, type PictureProcessOptions, pictureLimits } from './picture-process';
import { type PictureJob, PictureTooLarge, type PictureWork } from './picture-work';
import { picturesHere } from './pictures-here';

const warned: object[] = [];
const log = { warn: (details: object) => warned.push(details) };

let work: PictureWork | undefined;
afterEach(() => work?.close());

function start(file: string, options: Partial<PictureProcessOptions> = {}): PictureWork {
	work = createPictureProcess({
		file: join(import.meta.dirname, 'testing', file),
		log,
		...options,
	});
	return work;
}

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#06c' } })
		.png()
		.toBuffer();

const narrower = (source: PictureJob['source'], pixels = 1): PictureJob => ({
	source,
	mimeType: 'image/png',
	format: 'webp',
	size: { of: 'foreign', width: 20, pixels },
});

describe('the limits of the picture process', () => {
	const MB = 1024 ** 2;

	it('are one picture at a time and a quarter of the memory below a gigabyte', () => {
		expect(pictureLimits(512 * MB)).toEqual({ atOnce: 1, mostBytes: 128 * MB });
		expect(pictureLimits(1024 * MB - 1).atOnce).toBe(1);
	});

	it('are as many pictures as there are cores, and 300 MB, from a gigabyte on', () => {
		expect(pictureLimits(1024 * MB)).toEqual({
			atOnce: Number.POSITIVE_INFINITY,
			mostBytes: 300 * MB,
		});
	});
});

describe('pictures of another process', () => {
	it('are the same as pictures of this process', async () => {
		const there = start('picture-child.mjs');
		const here = picturesHere();
		const bytes = await picture(60, 40);
		const path = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'flag.png');
		writeFileSync(path, bytes);
		const upload: PictureJob = {
			source: path,
			mimeType: 'image/png',
			format: 'avif',
			size: {
				of: 'upload',
				width: 30,
				height: 30,
				full: { width: 60, height: 40 },
				key: 'a',
				isDrawing: false,
			},
		};
		expect(await there.measure(bytes)).toEqual(await here.measure(bytes));
		for (const job of [narrower(bytes), upload]) {
			const made = Buffer.from(await there.make(job));
			expect(made.equals(Buffer.from(await here.make(job)))).toBe(true);
		}
	});

	it('fail as they would in this one', async () => {
		const there = start('picture-child.mjs');
		await expect(there.measure(Buffer.from('no picture'))).rejects.toThrow('unsupported');
		const large = sharp({
			create: { width: 8_000, height: 6_251, channels: 3, background: '#06c' },
		});
		const refused = there.make(narrower(await large.png({ compressionLevel: 1 }).toBuffer()));
		await expect(refused).rejects.toThrow(PictureTooLarge);
	});
});

/** Requests a picture from the process that misbehaves. */
async function odd(pictures: PictureWork, mimeType = 'image/png') {
	const made = await pictures.make({ ...narrower('none'), mimeType });
	const { pid, env }: { pid: number; env: Record<string, string> } = JSON.parse(
		Buffer.from(made).toString(),
	);
	return { pid, env };
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

describe('the process of pictures', () => {
	it('is the same from one picture to the next, knows no secret, and keeps few arenas', async () => {
		process.env.AUTH_SECRET = 'a secret';
		const pictures = start('odd-child.mjs');
		const first = await odd(pictures);
		delete process.env.AUTH_SECRET;
		expect((await odd(pictures)).pid).toBe(first.pid);
		expect(first.env).not.toHaveProperty('AUTH_SECRET');
		expect(first.env).toMatchObject({ MALLOC_ARENA_MAX: '2', PATH: process.env.PATH });
	});

	it('may die: its unfinished picture fails, and the next picture is made', async () => {
		const pictures = start('odd-child.mjs');
		const { pid } = await odd(pictures);
		await expect(odd(pictures, 'image/dies')).rejects.toThrow('its process ended with 9');
		expect(warned).toEqual([{ reason: 'its process ended with 9', pictures: 1 }]);
		expect((await odd(pictures)).pid).not.toBe(pid);
	});

	it.runIf(process.platform === 'linux')(
		'is the first that the kernel ends if no memory is left',
		async () => {
			const pictures = start('picture-child.mjs');
			await pictures.make(narrower(await picture(30, 30)));
			const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8');
			const scores = children
				.trim()
				.split(' ')
				.map((pid) => readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim());
			expect(scores).toContain('1000');
		},
	);

	it('is ended where it hangs', async () => {
		const pictures = start('odd-child.mjs', { longestMs: 300 });
		await expect(odd(pictures, 'image/hangs')).rejects.toThrow('SIGKILL');
		expect((await odd(pictures)).pid).toBeGreaterThan(0);
	});

	it('is ended where it has grown, once all its pictures are made', async () => {
		const pictures = start('odd-child.mjs', { mostBytes: 999 });
		const [{ pid }, beside] = await Promise.all([odd(pictures, 'image/grows'), odd(pictures)]);
		expect(beside.pid).toBeGreaterThan(0);
		const next = await odd(pictures);
		expect(next.pid).not.toBe(pid);
		await expect.poll(() => isRunning(pid)).toBe(false);
		expect((await odd(pictures)).pid).toBe(next.pid);
	});

	it('the process ends when no request has needed a picture for some time', async () => {
		const pictures = start('odd-child.mjs', { idleMs: 20 });
		const { pid } = await odd(pictures);
		await expect.poll(() => isRunning(pid)).toBe(false);
		expect((await odd(pictures)).pid).not.toBe(pid);
	});

	it('ends with the host', async () => {
		const pictures = start('odd-child.mjs');
		const { pid } = await odd(pictures);
		pictures.close();
		await expect.poll(() => isRunning(pid)).toBe(false);
	});
});
