/**
 * The memory of `outrigger export` for 10,000 generated posts: the peak of the process as the kernel counts it. The
 * second export finds all files unchanged and writes nothing. Needs Linux, and half an hour.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { generatePosts } from './generate-posts';
import { judge, show } from './support/judge';
import { writeContent } from './support/write-content';

const POSTS = 10_000;
/** The limit of the memory: one gigabyte, which the smallest hosts of continuous integration leave to a process. */
const MOST_MB = 1_000;
const EVERY_MS = 250;
/** The peak of a process's resident memory in kB (proc(5)). */
const PEAK = /^VmHWM:\s+(\d+) kB/m;

const Summary = v.object({
	pages: v.number(),
	files: v.number(),
	unchanged: v.number(),
});

interface Export extends v.InferOutput<typeof Summary> {
	peakKb: number;
	seconds: number;
}

/** Exports a content folder in a separate process. */
async function exported(content: string, out: string, more: string[] = []): Promise<Export> {
	const command = ['server/outrigger.js', 'export', content, out, '--json'];
	const begun = performance.now();
	const child = spawn(process.execPath, [...command, '--data', `${content}-data`, ...more], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let text = '';
	child.stdout.setEncoding('utf8').on('data', (part) => {
		text += part;
	});
	let peakKb = 0;
	const look = setInterval(() => {
		try {
			const [, kb] = PEAK.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
			if (kb) peakKb = Number(kb);
		} catch {
			// The process has just ended.
		}
	}, EVERY_MS);
	const [code] = await once(child, 'close');
	clearInterval(look);
	if (code !== 0) throw new Error(`The export ended with ${code}.`);
	const seconds = (performance.now() - begun) / 1000;
	return { ...v.parse(Summary, JSON.parse(text)), peakKb, seconds };
}

const folder = mkdtempSync(join(tmpdir(), 'outrigger-bench-'));
try {
	const content = join(folder, 'content');
	const out = join(folder, 'site');
	writeContent(generatePosts(POSTS), content);
	const first = await exported(content, out);
	const again = await exported(content, out, ['--incremental']);
	for (const [what, { pages, files, peakKb, seconds }] of [
		['an export', first],
		['the same export again', again],
	] as const) {
		judge({
			what: `most memory of ${what} of ${show(POSTS)} posts, in MB`,
			value: peakKb / 1000,
			unit: '',
			atMost: MOST_MB,
			sides: `${show(pages)} pages, ${show(files)} files in ${show(seconds)} s`,
		});
	}
	judge({
		what: 'files that the second export wrote, where nothing had changed',
		value: again.files - again.unchanged,
		unit: '',
		atMost: 0,
		sides: `${show(again.unchanged)} of ${show(first.files)} files stayed`,
	});
} finally {
	rmSync(folder, { recursive: true, force: true });
}
