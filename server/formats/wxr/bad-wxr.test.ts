import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { loadContent } from '@outrigger/mock/content/load-content';
import { postNamed, writeContent } from '@outrigger/mock/content/testing/content-folder';
import { describe, expect, it } from 'vitest';
import { type WxrSite, wxrFile, wxrPieces } from '../../../tests/support/exports/wxr-file';
import { createReport } from '../content-folder/report';
import { entriesOf } from '../written-site';
import { readWxr } from './read-wxr';
import { WXR_LIMITS } from './wxr-limits';

const two: WxrSite = {
	posts: [
		{ id: 5, title: 'First', slug: 'first', content: 'Grüße' },
		{ id: 6, title: 'Second', slug: 'second' },
	],
};

/** A site of one file with these bytes. */
function loadBytes(bytes: string | Uint8Array) {
	const path = join(writeContent({}), 'export.xml');
	writeFileSync(path, bytes);
	return loadContent(path);
}

describe('a WordPress export file', () => {
	it('that breaks off in the middle is shown up to that place, which a warning names', async () => {
		const whole = wxrFile(two);
		const { posts, warnings } = await loadBytes(whole.slice(0, whole.indexOf('Second') + 3));
		expect(posts.map(({ slug }) => slug)).toEqual(['first']);
		expect(warnings).toEqual([
			expect.stringMatching(
				/^export\.xml, at line \d+: the file breaks off inside <title>; item 2 is left out/,
			),
		]);
	});

	it('with entities that expand is read without expanding them', async () => {
		const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>\n<rss`;
		const text = wxrFile(two).replace('<rss', bomb).replace('<![CDATA[First]]>', 'First &b;&c;');
		const { posts, warnings } = await loadBytes(text);
		expect(posts[0]?.title).toBe('First &b;&c;');
		expect(warnings).toEqual([
			expect.stringContaining('broken XML: undefined entity'),
			expect.stringContaining('broken XML: undefined entity'),
		]);
	});

	it('with a bare ampersand is read past it, with any cut of the file into pieces', async () => {
		const text = wxrFile({
			posts: [{ id: 5, title: 'First', slug: 'first', content: 'a && b &amp; c' }],
		}).replace('<![CDATA[First]]>', 'Tom & Jerry &amp; &#228;&nope');
		const report = createReport();
		for (let size = 1; size < 40; size += 1) {
			const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
			const open = async () => Readable.from(pieces.map((piece) => Buffer.from(piece)));
			const site = await readWxr([{ name: 'a.xml', changedAt: 0, open }], () => false, report);
			expect(site?.posts[0]?.fields).toMatchObject({
				title: 'Tom & Jerry & ä&nope',
				content: 'a && b &amp; c',
			});
		}
		expect(report.warnings).toEqual([]);
	});

	it('keeps both of repeated ids, slugs, terms and menu items', async () => {
		const { posts, warnings } = await loadBytes(
			wxrFile({
				posts: [
					{ id: 5, title: 'First', slug: 'same' },
					{ id: 5, title: 'Second', slug: 'same' },
					{ id: 7, title: 'Page', slug: 'same', type: 'page' },
					{ id: null, title: 'Without id', slug: 'without' },
				],
			}),
		);
		expect(posts.map(({ slug, uri }) => [slug, uri])).toEqual([
			['same', '/same/'],
			['same-2', '/same-2/'],
			['same-3', '/same-3/'],
			['without', '/without/'],
		]);
		expect(new Set(posts.map(({ databaseId }) => databaseId)).size).toBe(4);
		expect(warnings).toEqual([
			expect.stringContaining('ids of posts that something else has already were changed: 5 to'),
			'export.xml: slugs that something else has already were changed: same to same-2, same to same-3',
		]);
	});

	it('with parents in a circle puts the first to the top', async () => {
		const { posts } = await loadBytes(
			wxrFile({
				posts: [
					{ id: 5, title: 'A', slug: 'a', type: 'page', parent: 6 },
					{ id: 6, title: 'B', slug: 'b', type: 'page', parent: 5 },
				],
			}),
		);
		expect(posts.map(({ uri }) => uri)).toEqual(['/a/', '/a/b/']);
	});

	it.each([
		['ISO-8859-1', (text: string) => Buffer.from(text, 'latin1')],
		['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
		['UTF-16', (text: string) => Buffer.from(text, 'utf16le').swap16()],
		['UTF-16', (text: string) => Buffer.from(text, 'utf8')],
	])('in %s is read in its encoding', async (name, encode) => {
		const content = await loadBytes(encode(wxrFile(two).replace('UTF-8', name)));
		expect(postNamed(content, 'first').content).toBe('Grüße');
		expect(content.warnings).toEqual([]);
	});

	it('in another encoding than it names, or in an unknown one, causes a warning', async () => {
		const wrong = await loadBytes(Buffer.from(wxrFile(two), 'latin1'));
		expect(wrong.warnings).toEqual([
			expect.stringMatching(/^export\.xml, at line \d+: not utf-8: .* save the file as UTF-8$/),
		]);
		await expect(loadBytes(wxrFile(two).replace('UTF-8', 'KLINGON-1'))).rejects.toThrow(
			/the encoding KLINGON-1 is not known; save the file as UTF-8/,
		);
	});

	it.each([
		[
			'another feed',
			'<?xml version="1.0"?><rss><channel><item><title>A</title></item></channel></rss>',
		],
		['no XML', 'Hello'],
	])('that is none but %s is refused in words', async (_, text) => {
		await expect(loadBytes(text)).rejects.toThrow(
			/this is no WordPress export file: make one under Tools, Export/,
		);
	});

	it('has no more items and comments than its limits, and reports the others', async () => {
		const comments = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at + 1 }));
		const read = async (items: number, commentCount: number) => {
			const posts = Array.from({ length: items }, (_, at) => ({
				id: at + 1,
				title: 'A',
				slug: `a-${at}`,
				comments: at === 0 ? comments(commentCount) : [],
			}));
			const report = createReport();
			const open = async () =>
				Readable.from(wxrPieces({ posts })).map((piece) => Buffer.from(piece));
			const limits = { ...WXR_LIMITS, items: 3, comments: 4 };
			const site = await readWxr(
				[{ name: 'a.xml', changedAt: 0, open }],
				() => false,
				report,
				limits,
			);
			return {
				posts: site?.posts.length,
				comments: entriesOf(site?.comments ?? []).length,
				warnings: report.warnings,
			};
		};
		expect(await read(3, 4)).toEqual({ posts: 3, comments: 4, warnings: [] });
		expect(await read(4, 5)).toEqual({
			posts: 3,
			comments: 4,
			warnings: [
				'a.xml: holds 4 items; the first 3 are read',
				'a.xml: holds 5 comments; the first 4 are read',
			],
		});
	});

	it('has no text that is longer than its limit', async () => {
		const report = createReport();
		const text = wxrFile({ posts: [{ id: 1, title: 'A', slug: 'a', content: 'x'.repeat(101) }] });
		const open = async () => Readable.from([Buffer.from(text)]);
		const read = (textLength: number) =>
			readWxr([{ name: 'a.xml', changedAt: 0, open }], () => false, report, {
				...WXR_LIMITS,
				textLength,
			});
		const contentOf = (site: Awaited<ReturnType<typeof read>>) => site?.posts[0]?.fields;
		expect(contentOf(await read(101))).toMatchObject({ content: 'x'.repeat(101) });
		expect(report.warnings).toEqual([]);
		expect(contentOf(await read(100))).toMatchObject({ content: '' });
		expect(report.warnings).toEqual([
			'a.xml: 1 pieces of texts beyond 100 characters are left out',
		]);
	});
});
