import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContentError } from '@outrigger/formats/content-folder/content-error';
import type { PostRecord, SiteContent } from '@outrigger/formats/model/records';
import { afterEach } from 'vitest';
import { loadContent } from '../load-content';

/** Files of a content folder by path: text as it is, anything else as JSON. */
export type ContentFolder = Record<string, unknown>;

const made: string[] = [];

afterEach(() => {
	for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

/** Writes a content folder for a test; it is gone after the test. */
export function writeContent(files: ContentFolder): string {
	const dir = mkdtempSync(join(tmpdir(), 'outrigger-content-'));
	made.push(dir);
	for (const [file, value] of Object.entries(files)) {
		const path = join(dir, file);
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value, null, '\t'));
	}
	return dir;
}

/** Loads a content folder that is written for the test. */
export function load(files: ContentFolder) {
	return loadContent(writeContent(files));
}

/**
 * The faults that the start finds in a content folder, as `file, at path: found → taken`: the reason why it stops, or
 * else the things it leaves out. Fails if there is no fault.
 */
export async function faultsOf(files: ContentFolder): Promise<string[]> {
	const loaded = await load(files).catch((error: unknown) => {
		if (error instanceof ContentError) return error;
		throw error;
	});
	if (loaded instanceof ContentError) {
		return loaded.problems.map(
			({ file, path, found, taken }) => `${file}${path && `, at ${path}`}: ${found} → ${taken}`,
		);
	}
	const faults = loaded.warnings
		.filter((warning) => warning.includes(': left out: '))
		.map((warning) => warning.replace(': left out: ', ': ').replace('; taken: ', ' → '));
	if (faults.length === 0) throw new Error('Nothing is wrong with the content.');
	return faults;
}

/** A builder's export with these elements. */
export function exportFile(content: unknown[], own: Record<string, unknown> = {}) {
	return { title: 'Exported', type: 'page', version: '0.4', page_settings: [], content, ...own };
}

/** The post with this slug; fails when there is none. */
export function postNamed(content: SiteContent, slug: string): PostRecord {
	const post = content.posts.find((one) => one.slug === slug);
	if (!post) throw new Error(`There is no ${slug}.`);
	return post;
}
