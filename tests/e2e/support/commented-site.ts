import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BuiltSite, startBuiltSite } from '../../support/built-site';

/** Path of the post with the comments. */
export const COMMENTED_POST = '/stories/bay/';

/** Starts the built site with one post and a number of public comments on it, a minute apart. */
export async function startCommentedSite(count: number): Promise<BuiltSite> {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-comments-'));
	const comments = Array.from({ length: count }, (_, index) => ({
		databaseId: index + 1,
		post: 'bay',
		authorName: `Guest ${index + 1}`,
		content: `Text <strong>${index + 1}</strong> of https://bay.example/`,
		date: new Date(Date.UTC(2026, 4, 2, 10, index)).toISOString().slice(0, 16).replace('T', ' '),
		status: 'approve',
	}));
	const files = {
		'site.json': JSON.stringify({
			title: 'Bay',
			pageForPosts: 'stories',
			permalinkStructure: '/stories/%postname%/',
			commentModeration: false,
		}),
		'pages/stories.md': '---\ntitle: Stories\n---\n',
		'posts/bay.md': '---\ntitle: The bay\ndate: 2026-05-01 08:30\n---\n\nCalm.\n',
		'comments.json': JSON.stringify(comments),
	};
	for (const [name, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, name)), { recursive: true });
		writeFileSync(join(folder, name), text);
	}
	const site = await startBuiltSite({ CONTENT_DIR: folder });
	return {
		...site,
		async stop() {
			await site.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
