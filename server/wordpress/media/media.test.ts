import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { createTaskQueue } from '@outrigger/media/task-queue';
import { savedAs } from '@outrigger/media/upload-headers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store';
import { createByteCache } from './byte-cache';
import { createMedia, openPictureMaker } from './create-media';
import type { Upload } from './find-upload';
import { warmMedia } from './warm-media';

const svg =
	'<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80" onload="x()"><script>x()</script><rect width="120" height="80" fill="#0a7"/></svg>';
/** A size on each side of the limit above which an AVIF is slow. */
const LARGE = [
	{ file: '2026/05/wall.jpg', width: 1001, height: 1000 },
	{ file: '2026/05/square.jpg', width: 1000, height: 1000 },
	{ file: '2026/05/long.jpg', width: 1001, height: 1000 },
];
let folder = '';
let store: Store;

function attachment(databaseId: number, media: Partial<MediaFileRecord>): PostRecord {
	const whole = { width: 800, height: 533, altText: '', caption: '', description: '', ...media };
	return { databaseId, type: 'attachment', media: whole } as PostRecord;
}

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'media-test-'));
	const drawing = join(folder, 'cove.svg');
	const film = join(folder, 'film.mp4');
	const photograph = join(folder, 'photograph.png');
	await writeFile(drawing, svg);
	await writeFile(film, 'film-bytes');
	await sharp({ create: { width: 400, height: 200, channels: 3, background: '#135' } })
		.png()
		.toFile(photograph);
	const posts = [
		attachment(1, { file: '2026/05/cove.jpg', sourcePath: drawing, mimeType: 'image/jpeg' }),
		attachment(2, { file: 'mark.svg', sourcePath: drawing, mimeType: 'image/svg+xml' }),
		attachment(3, { file: 'film.mp4', sourcePath: film, mimeType: 'video/mp4' }),
		attachment(4, { file: 'page.html', sourcePath: film, mimeType: 'text/html' }),
		attachment(5, {
			file: 'gone.jpg',
			sourcePath: join(folder, 'gone.svg'),
			mimeType: 'image/jpeg',
		}),
		...LARGE.map(({ file, width, height }, index) =>
			attachment(10 + index, { file, width, height, sourcePath: drawing, mimeType: 'image/jpeg' }),
		),
		attachment(6, {
			file: 'photograph.png',
			sourcePath: photograph,
			mimeType: 'image/png',
			width: 400,
			height: 200,
		}),
	];
	store = {
		settings: { imageSizes: { card: { width: 200, height: 200, crop: true } } },
		mediaByFile: (file: string) => posts.find((post) => post.media?.file === file),
		posts: () => ({
			items: posts,
			total: posts.length,
			hasNextPage: false,
			hasPreviousPage: false,
		}),
	} as unknown as Store;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** The store with the pictures that are quickly made. */
function withoutLarge(): Store {
	const large = LARGE.map(({ file }) => file);
	const { items } = store.posts({} as never, {} as never);
	const small = items.filter(({ media }) => !large.includes(media?.file ?? ''));
	return {
		...store,
		posts: () => ({ ...store.posts({} as never, {} as never), items: small }),
	} as Store;
}

function serve(
	options: { dataDir?: string; onError?: (error: unknown, file: string) => void } = {},
) {
	const media = createMedia({ store: () => store, dataDir: join(folder, 'data'), ...options });
	return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
		const response = await media(new Request(`http://site.test${path}`, { headers, method }));
		if (response === null) throw new Error(`${path} was passed on`);
		return response;
	};
}

async function dimensions(response: Response) {
	const { width, height, format } = await sharp(
		Buffer.from(await response.arrayBuffer()),
	).metadata();
	return { width, height, format };
}

describe('uploads', () => {
	it('answer one address in the best format that a browser names', async () => {
		const get = serve();
		const path = '/wp-content/uploads/2026/05/cove-300x200.jpg';
		const cases = [
			['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
			['image/avif;q=0,image/webp', 'image/webp', 'webp'],
			['*/*', 'image/jpeg', 'jpeg'],
		] as const;
		for (const [accept, type, format] of cases) {
			const response = await get(path, { accept });
			expect(response.headers.get('content-type')).toBe(type);
			expect(response.headers.get('vary')).toBe('Accept');
			expect(await dimensions(response)).toEqual({ width: 300, height: 200, format });
		}
	});

	const NAVIGATION =
		'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';

	it.each([
		['a browser that opens it', { accept: NAVIGATION, 'sec-fetch-dest': 'document' }, 'image/jpeg'],
		['a frame that shows it', { accept: NAVIGATION, 'sec-fetch-dest': 'iframe' }, 'image/jpeg'],
		['an old browser that opens it', { accept: NAVIGATION }, 'image/jpeg'],
		['curl and wget', { accept: '*/*' }, 'image/jpeg'],
		['who says nothing', {}, 'image/jpeg'],
		[
			'a page that shows it',
			{ accept: 'text/html,image/webp', 'sec-fetch-dest': 'image' },
			'image/webp',
		],
	] as const)(
		'have the type of their name, or of a kind that a page can show, for %s',
		async (_, headers, type) => {
			const response = await serve()('/wp-content/uploads/2026/05/cove-300x200.jpg', headers);
			expect(response.headers.get('content-type')).toBe(type);
			expect(`image/${(await dimensions(response)).format}`).toBe(type);
			expect(response.headers.get('content-disposition')).toBe(
				type === 'image/webp' ? 'inline; filename="cove-300x200.webp"' : null,
			);
		},
	);

	it('are saved under a name that browsers read, with any letters', () => {
		expect(savedAs('höhle (2).webp')).toBe("inline; filename*=UTF-8''h%C3%B6hle%20%282%29.webp");
		expect(savedAs('a"b.avif')).toBe("inline; filename*=UTF-8''a%22b.avif");
	});

	it('have the exact box of a cropped size, a site’s own too', async () => {
		const get = serve();
		for (const side of [150, 200]) {
			const response = await get(`/wp-content/uploads/2026/05/cove-${side}x${side}.jpg`);
			expect(await dimensions(response)).toMatchObject({ width: side, height: side });
		}
	});

	it('draw a drawing at the size of the record', async () => {
		const response = await serve()('/wp-content/uploads/2026/05/cove.jpg');
		expect(await dimensions(response)).toEqual({ width: 800, height: 533, format: 'jpeg' });
	});

	it('send an original as it lies on the disk', async () => {
		const response = await serve()('/wp-content/uploads/photograph.png');
		expect(await dimensions(response)).toEqual({ width: 400, height: 200, format: 'png' });
		expect(response.headers.get('vary')).toBe('Accept');
	});

	it('are 304 for a browser that has them, and differ in ETag by format', async () => {
		const get = serve();
		const path = '/wp-content/uploads/2026/05/cove-150x150.jpg';
		const jpeg = await get(path);
		const etag = jpeg.headers.get('etag') ?? '';
		const again = await get(path, { 'if-none-match': `"x", W/${etag}` });
		expect(again.status).toBe(304);
		expect(again.headers.get('etag')).toBe(etag);
		expect((await get(path, { accept: 'image/webp' })).headers.get('etag')).not.toBe(etag);
		expect((await get(path, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200);
	});

	it('answer HEAD with the length, without a body', async () => {
		const response = await serve()('/wp-content/uploads/2026/05/cove-150x150.jpg', {}, 'HEAD');
		expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
		expect(await response.text()).toBe('');
	});

	it.each([
		'/wp-content/uploads/none.jpg',
		'/wp-content/uploads/2026/05/cove-301x200.jpg',
		'/wp-content/uploads/2026/05/cove-2048x1365.jpg',
		'/wp-content/uploads/..%2f..%2fpackage.json',
		'/wp-content/uploads/%00',
		'/wp-content/uploads/%zz',
		'/wp-content/uploads/',
	])('know no %s', async (path) => {
		expect((await serve()(path)).status).toBe(404);
	});

	it('pass other addresses on, and refuse writes', async () => {
		const media = createMedia({ store: () => store });
		expect(await media(new Request('http://site.test/about/'))).toBeNull();
		expect((await serve()('/wp-content/uploads/film.mp4', {}, 'POST')).status).toBe(405);
	});

	it('report a missing source and answer 404', async () => {
		const failed: string[] = [];
		const get = serve({ onError: (_, file) => failed.push(file) });
		expect((await get('/wp-content/uploads/gone.jpg')).status).toBe(404);
		expect(failed).toEqual(['gone.jpg']);
	});

	it('send films in ranges', async () => {
		const get = serve();
		const part = await get('/wp-content/uploads/film.mp4', { range: 'bytes=5-' });
		expect(part.status).toBe(206);
		expect(part.headers.get('content-range')).toBe('bytes 5-9/10');
		expect(await part.text()).toBe('bytes');
		expect((await get('/wp-content/uploads/film.mp4', { range: 'bytes=10-' })).status).toBe(416);
		expect(await (await get('/wp-content/uploads/film.mp4')).text()).toBe('film-bytes');
	});

	it('send SVG without scripts, under a policy that lets nothing run', async () => {
		const response = await serve()('/wp-content/uploads/mark.svg');
		expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		const text = await response.text();
		expect(text).toContain('<rect');
		expect(text).not.toMatch(/script|onload/);
	});

	it('never become a page of the site', async () => {
		const response = await serve()('/wp-content/uploads/page.html');
		expect(response.headers.get('content-type')).toBe('application/octet-stream');
		expect(response.headers.get('content-disposition')).toBe('attachment');
	});
});

describe('made pictures', () => {
	it('are kept on disk, and made again only when their source changes', async () => {
		const dataDir = join(folder, 'kept');
		const path = '/wp-content/uploads/2026/05/cove-300x200.jpg';
		await serve({ dataDir })(path);
		const before = await readdir(join(dataDir, 'media'));
		expect(before).toHaveLength(1);
		await serve({ dataDir })(path);
		expect(await readdir(join(dataDir, 'media'))).toEqual(before);
		await writeFile(join(folder, 'cove.svg'), svg.replace('#0a7', '#a07'));
		await utimes(join(folder, 'cove.svg'), new Date(), new Date());
		await serve({ dataDir })(path);
		expect(await readdir(join(dataDir, 'media'))).toHaveLength(2);
	});

	it('go out as WebP for a moment where they are large and the smaller file does not exist yet', async () => {
		const dataDir = join(folder, 'stopgap');
		const get = serve({ dataDir });
		const asked = { accept: 'image/avif,image/webp,*/*;q=0.8' };
		const typeOf = async (path: string, headers = asked) => {
			const response = await get(path, headers);
			await response.arrayBuffer();
			return [response.headers.get('content-type'), response.headers.get('cache-control')];
		};
		const wall = '/wp-content/uploads/2026/05/wall.jpg';
		expect(await typeOf(wall)).toEqual(['image/webp', 'public, max-age=60']);
		await vi.waitFor(
			async () =>
				expect(await typeOf(wall)).toEqual(['image/avif', expect.stringMatching(/=2592000/)]),
			{ timeout: 20_000, interval: 100 },
		);
		// A picture of a thousand by a thousand pixels is not large, and a browser without WebP waits for the AVIF.
		const square = '/wp-content/uploads/2026/05/square.jpg';
		expect((await typeOf(square))[0]).toBe('image/avif');
		const long = '/wp-content/uploads/2026/05/long.jpg';
		expect((await typeOf(long, { accept: 'image/avif,*/*' }))[0]).toBe('image/avif');
	});

	it('stay in memory where no disk takes them', async () => {
		const file = join(folder, 'film.mp4');
		const cache = createByteCache([join(file, 'below-a-file')]);
		await cache.write('a', new Uint8Array([1, 2]));
		expect(await cache.read('a')).toEqual(new Uint8Array([1, 2]));
		expect(await cache.has('b')).toBe(false);
	});

	it('are made once for all requests at the same time, and never more than the limit at a time', async () => {
		const queue = createTaskQueue(2);
		let active = 0;
		let most = 0;
		let runs = 0;
		const task = async () => {
			runs += 1;
			active += 1;
			most = Math.max(most, active);
			await new Promise((done) => setTimeout(done, 5));
			active -= 1;
		};
		await Promise.all(['a', 'a', 'b', 'c', 'd', 'a'].map((key) => queue.run(key, task)));
		expect([runs, most]).toEqual([4, 2]);
	});

	it('may be made ahead, and then are not made again', async () => {
		const maker = openPictureMaker({ dataDir: join(folder, 'warm') });
		const isWanted = ({ size }: Upload) => size.width <= 400;
		const options = { store: withoutLarge(), maker, formats: ['webp'] as const, isWanted };
		const seen: number[] = [];
		const first = await warmMedia(options, ({ done }) => seen.push(done));
		// cove and photograph: medium, thumbnail, card; photograph's original fits too; gone fails three times
		expect(first).toEqual({ total: 10, made: 7, failed: 3 });
		expect(seen).toHaveLength(10);
		expect(await warmMedia(options)).toEqual({ total: 10, made: 0, failed: 3 });
	});
});
