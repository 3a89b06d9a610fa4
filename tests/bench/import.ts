/**
 * The time and memory for the reading of a WordPress export file: 10,000 posts with text, terms, comments and a builder
 * document on every tenth; and one file of 1,000,000 comments, of which the first 200,000 are read. Each runs in a new
 * process; memory is that process's peak.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { loadContent } from '@outrigger/mock/content/load-content';
import { containerTree } from '../support/exports/elements';
import { type WxrPost, wxrPieces } from '../support/exports/wxr-file';
import { judge, show } from './support/judge';

const POSTS = 10_000;
const COMMENTS = 1_000_000;
const MEGABYTE = 1024 * 1024;
const WORDS = 'calm water under a low sun and nobody else in the whole wide bay '.repeat(30);

function* manyPosts(): Generator<WxrPost> {
	for (let id = 1; id <= POSTS; id += 1)
		yield {
			id,
			title: `Post ${id}`,
			slug: `post-${id}`,
			content: `<!-- wp:paragraph --><p>${WORDS}${id}</p><!-- /wp:paragraph -->`,
			categories: [{ taxonomy: 'category', slug: `c-${id % 50}`, name: `Category ${id % 50}` }],
			comments: [{ id: 2 * id }, { id: 2 * id + 1, parent: 2 * id }],
			meta: {
				depth: String(id % 40),
				...(id % 10 === 0
					? {
							_elementor_edit_mode: 'builder',
							_elementor_data: JSON.stringify(containerTree(`Title ${id}`)),
						}
					: {}),
			},
		};
}

function* manyComments(): Generator<WxrPost> {
	const perPost = 1_000;
	for (let id = 1; id <= COMMENTS / perPost; id += 1)
		yield {
			id,
			title: `Post ${id}`,
			slug: `post-${id}`,
			comments: Array.from({ length: perPost }, (_, at) => ({
				id: id * perPost + at,
				text: 'Well said.',
			})),
		};
}

const CASES = [
	{ what: `${show(POSTS)} posts`, posts: manyPosts, bar: { ms: 10_000, megabytes: 600 } },
	{
		what: `${show(COMMENTS)} comments`,
		posts: manyComments,
		bar: { ms: 60_000, megabytes: 1_200 },
	},
];

const READ = '--read=';
const asked = process.argv.find((argument) => argument.startsWith(READ));

/** The output of the process of one case. */
interface Reading {
	/** Processor time in ms, because the time of other programs on the machine must not count. */
	ms: number;
	maxRssBytes: number;
	posts: number;
	comments: number;
}

async function read(file: string): Promise<void> {
	const { posts, comments } = await loadContent(file);
	const reading: Reading = {
		ms: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
		maxRssBytes: process.resourceUsage().maxRSS * 1024,
		posts: posts.length,
		comments: comments.length,
	};
	console.log(JSON.stringify(reading));
}

async function measure(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
	for (const [at, { what, posts, bar }] of CASES.entries()) {
		const file = join(folder, `${at}.xml`);
		await pipeline(Readable.from(wxrPieces({ posts: posts() })), createWriteStream(file));
		const script = process.argv[1] ?? '';
		const output = execFileSync(process.execPath, [...process.execArgv, script, READ + file], {
			encoding: 'utf8',
		});
		const reading: Reading = JSON.parse(output);
		const size = statSync(file).size / MEGABYTE;
		const sides = `${size.toFixed(0)} MB of XML, ${show(reading.posts)} posts and ${show(reading.comments)} comments read`;
		judge({
			what: `${what} read, of a processor`,
			value: reading.ms,
			unit: 'ms',
			atMost: bar.ms,
			sides,
		});
		const megabytes = reading.maxRssBytes / MEGABYTE;
		judge({
			what: `${what}: MB of memory at most`,
			value: megabytes,
			unit: '',
			atMost: bar.megabytes,
			sides,
		});
	}
	rmSync(folder, { recursive: true });
}

await (asked === undefined ? measure() : read(asked.slice(READ.length)));
