import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteContent } from '@outrigger/formats/model/records';

/** The number of posts in one file; the file contains a list, as in `docs/content.md`. */
const POSTS_PER_FILE = 2_000;

/** Writes generated posts with their terms and authors as a content folder that a site can be started on. */
export function writeContent(content: SiteContent, folder: string): void {
	const write = (file: string, value: unknown) =>
		writeFileSync(join(folder, file), JSON.stringify(value));
	mkdirSync(join(folder, 'posts'), { recursive: true });
	write('site.json', {
		title: content.settings.title,
		taxonomies: content.taxonomies.filter(({ name }) => name !== 'post_tag'),
	});
	write(
		'terms.json',
		content.terms.map(({ databaseId, taxonomy, name, slug }) => ({
			databaseId,
			taxonomy,
			name,
			slug,
		})),
	);
	write(
		'users.json',
		content.users.map(({ databaseId, login, name }) => ({ databaseId, login, name })),
	);
	const termsById = new Map(content.terms.map((term) => [term.databaseId, term]));
	const posts = content.posts.map(
		({ databaseId, slug, title, date, authorId, termIds, ...rest }) => ({
			databaseId,
			slug,
			title,
			date,
			authorId,
			menuOrder: rest.menuOrder,
			content: rest.content,
			terms: Object.fromEntries(
				content.taxonomies.map(({ name }) => [
					name,
					termIds.flatMap((id) => {
						const term = termsById.get(id);
						return term?.taxonomy === name ? [term.slug] : [];
					}),
				]),
			),
		}),
	);
	for (let at = 0; at < posts.length; at += POSTS_PER_FILE) {
		write(join('posts', `${at}.json`), posts.slice(at, at + POSTS_PER_FILE));
	}
}
