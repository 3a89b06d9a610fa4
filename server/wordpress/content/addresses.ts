import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import type { UserRecord } from '@outrigger/formats/model/records';
import type { LoadContext } from './context';
import type { PostDraft } from './draft-posts';
import { freeName } from './free-name';
import type { MediaDraft } from './media';
import type { References } from './references';
import type { TermDraft } from './terms';
import { type AddressBook, isOrTranslates, pathUri, postUri, termUri, toUri } from './uris';

/** Everything that gets an address. */
export interface Addressed {
	posts: readonly PostDraft[];
	media: readonly MediaDraft[];
	terms: readonly TermDraft[];
	users: readonly UserRecord[];
}

/**
 * Gives every post, medium and term its address. Two things under the same address are a problem, and the second post
 * gets another address. A medium with a slug from its file name gets another slug instead: `/bay/`, `/bay-2/`.
 */
export function assignAddresses(
	content: Addressed,
	references: References,
	context: LoadContext,
): void {
	const { report, settings, contentTypes } = context;
	const owners = new Map<string, string>();
	const claim = (uri: string, owner: string, file: string, path: string) => {
		const earlier = owners.get(uri);
		if (earlier === undefined) owners.set(uri, owner);
		// The report of equal slugs names the first of them only.
		else if (!report.hasProblem(file, path))
			report.problem(
				file,
				path,
				`the address ${uri}, which ${earlier} has as well`,
				'an address of its own',
			);
	};
	const book: AddressBook = {
		settings,
		contentTypes,
		post: references.postById,
		term: references.termById,
		user: references.user,
	};

	for (const type of contentTypes)
		if (type.public && type.hasArchive)
			claim(toUri(type.rewriteSlug), `the archive of ${type.name}`, 'site.json', 'contentTypes');
	for (const user of content.users)
		claim(toUri('author', user.slug), `the author ${user.slug}`, 'users.json', user.slug);
	for (const { record, file, path } of content.terms) {
		record.uri = termUri(record, book.term, context);
		claim(record.uri, file, file, joinPath(path, ['slug']));
	}
	for (const { record, source } of content.posts) {
		record.uri = postUri(record, book);
		const isPostsPage = isOrTranslates(record, settings.pageForPosts);
		const uri = isPostsPage ? pathUri(record, book) : record.uri;
		if (record.databaseId === settings.pageForPosts) settings.postsPageUri = uri;
		if (!uri || uri.startsWith('/?')) continue;
		claim(uri, source.file, source.file, joinPath(source.path, ['slug']));
		if (owners.get(uri) === source.file || isPostsPage) continue;
		const { slug } = record;
		const addressOf = (name: string) => {
			record.slug = name;
			record.uri = postUri(record, book);
			return record.uri ?? '';
		};
		freeName(slug, (name) => owners.has(addressOf(name)));
		owners.set(record.uri ?? '', source.file);
	}
	for (const { record, hasOwnSlug, file, path } of content.media) {
		if (!hasOwnSlug) record.slug = freeName(record.slug, (name) => owners.has(toUri(name)));
		const uri = record.parentId === 0 ? toUri(record.slug) : postUri(record, book);
		record.uri = uri;
		if (uri) claim(uri, `${file} at ${path}`, file, joinPath(path, ['slug']));
	}
}
