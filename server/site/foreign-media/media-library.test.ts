import { mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBoundedFolder } from './bounded-folder';
import { createMediaLibrary, FAILED_MS, FRESH_MS, SILENT_QUESTIONS } from './media-library';
import { MediaRefused } from './media-refused';
import type { Picture } from './read-picture';

const BAY = 'https://cdn.example/bay.jpg';
const picture: Picture = {
	bytes: Buffer.from('a picture'),
	type: 'image/jpeg',
	width: 40,
	height: 30,
	isStill: true,
};

let folder: string;
let time: number;
const fetchPicture = vi.fn<(address: string) => Promise<Picture>>();
const fetchFont = vi.fn<(address: string) => Promise<Picture>>();
const fetchFilm = vi.fn<(address: string) => Promise<string>>();
const open = () =>
	createMediaLibrary(
		openBoundedFolder(folder, 1_000_000),
		{ picture: fetchPicture, film: fetchFilm, font: fetchFont },
		() => time,
	);

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'outrigger-library-'));
	time = 1_800_000_000_000;
	fetchPicture.mockReset().mockResolvedValue(picture);
	fetchFilm.mockReset().mockResolvedValue('video/mp4');
});

describe('the library of other hosts', () => {
	it('fetches a picture once, for all requests meanwhile and after a restart', async () => {
		const library = open();
		expect(await library.recall(BAY, 'picture')).toBeNull();
		await Promise.all([library.learn(BAY, 'picture'), library.bytesOf(BAY, 'picture')]);
		expect(await library.recall(BAY, 'picture')).toMatchObject({ width: 40, height: 30 });
		const again = open();
		expect(await again.recall(BAY, 'picture')).toMatchObject({ type: 'image/jpeg' });
		expect(await again.bytesOf(BAY, 'picture')).toMatchObject({ bytes: picture.bytes });
		expect(fetchPicture).toHaveBeenCalledTimes(1);
	});

	it('knows a film apart from a picture of the same address', async () => {
		const library = open();
		await library.learn(BAY, 'film');
		expect(await library.recall(BAY, 'film')).toMatchObject({ type: 'video/mp4' });
		expect(await library.recall(BAY, 'picture')).toBeNull();
	});

	it('keeps a font apart from a picture of the same address', async () => {
		const font = { ...picture, bytes: Buffer.from('a font'), type: 'font/woff2' };
		fetchFont.mockReset().mockResolvedValue(font);
		const library = open();
		expect(await library.bytesOf(BAY, 'font')).toMatchObject({ bytes: font.bytes });
		expect(await library.recall(BAY, 'picture')).toBeNull();
		expect(await open().bytesOf(BAY, 'font')).toMatchObject({ known: { type: 'font/woff2' } });
		expect(fetchFont).toHaveBeenCalledTimes(1);
	});

	it('remembers a failure until the named time', async () => {
		fetchPicture.mockRejectedValue(new MediaRefused('it is no picture'));
		const library = open();
		expect(await library.learn(BAY, 'picture')).toEqual({ reason: 'it is no picture' });
		time += FAILED_MS - 1;
		expect(await library.learn(BAY, 'picture')).toEqual({ reason: 'it is no picture' });
		expect(await library.bytesOf(BAY, 'picture')).toEqual({ reason: 'it is no picture' });
		expect(await library.recall(BAY, 'picture')).toEqual({ reason: 'it is no picture' });
		expect(fetchPicture).toHaveBeenCalledTimes(1);
		time += 1;
		expect(await library.recall(BAY, 'picture')).toBeNull();
		fetchPicture.mockResolvedValue(picture);
		expect(await library.learn(BAY, 'picture')).toMatchObject({ width: 40 });
		expect(await library.recall(BAY, 'picture')).toMatchObject({ width: 40 });
	});

	it('fetches again after a week, and shows the old picture where the new fetch fails', async () => {
		const library = open();
		await library.learn(BAY, 'picture');
		time += FRESH_MS - 1;
		await library.learn(BAY, 'picture');
		expect(fetchPicture).toHaveBeenCalledTimes(1);
		time += 1;
		fetchPicture.mockRejectedValueOnce(new MediaRefused('it answered 500'));
		expect(await library.learn(BAY, 'picture')).toMatchObject({ width: 40 });
		expect(await library.learn(BAY, 'picture')).toMatchObject({ width: 40 });
		expect(fetchPicture).toHaveBeenCalledTimes(2);
		time += FAILED_MS;
		fetchPicture.mockResolvedValueOnce({ ...picture, width: 50, bytes: Buffer.from('new') });
		expect(await library.learn(BAY, 'picture')).toMatchObject({ width: 50 });
		expect(await library.bytesOf(BAY, 'picture')).toMatchObject({ bytes: Buffer.from('new') });
	});

	it('fetches deleted bytes again', async () => {
		const library = open();
		await library.learn(BAY, 'picture');
		await rm(folder, { recursive: true });
		expect(await library.bytesOf(BAY, 'picture')).toMatchObject({ bytes: picture.bytes });
		expect(fetchPicture).toHaveBeenCalledTimes(2);
	});

	it('stops fetching from a silent host, and begins again later', async () => {
		fetchPicture.mockRejectedValue(new MediaRefused('nothing came', true));
		const library = open();
		for (let index = 0; index < SILENT_QUESTIONS + 2; index += 1) {
			await library.learn(`https://dead.example/${index}.jpg`, 'picture');
		}
		expect(fetchPicture).toHaveBeenCalledTimes(SILENT_QUESTIONS);
		fetchPicture.mockResolvedValue(picture);
		expect(await library.learn(BAY, 'picture')).toMatchObject({ width: 40 });
		time += FAILED_MS;
		expect(await library.learn('https://dead.example/0.jpg', 'picture')).toMatchObject({
			width: 40,
		});
	});

	it('continues to send requests to a host that answers, with any answer', async () => {
		fetchPicture.mockRejectedValue(new MediaRefused('it answered 404'));
		const library = open();
		for (let index = 0; index < SILENT_QUESTIONS + 2; index += 1) {
			await library.learn(`https://cdn.example/${index}.jpg`, 'picture');
		}
		expect(fetchPicture).toHaveBeenCalledTimes(SILENT_QUESTIONS + 2);
	});

	it('ignores broken files on the disk', async () => {
		await open().learn(BAY, 'picture');
		const kept = openBoundedFolder(folder, 1_000_000);
		const name = readdirSync(folder).find((one) => one.endsWith('.json')) ?? '';
		await kept.write(name, Buffer.from('{"type":"image/jpeg","stamp":"../../etc/passwd"}'));
		expect(await open().recall(BAY, 'picture')).toBeNull();
	});
});
