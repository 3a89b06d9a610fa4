import { join } from 'node:path';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import { listFiles } from '@outrigger/formats/content-folder/read-folder';
import type {
	CommentRecord,
	MediaFileRecord,
	PostRecord,
	SiteContent,
} from '@outrigger/formats/model/records';
import { type WrittenFolder, writeFolder } from '@outrigger/formats/write-folder';
import type { WrittenSite } from '@outrigger/formats/written-site';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { indexBy } from '../../store/index-by';
import { loadWithSources } from '../load-content';
import { knownNames } from './known';
import {
	writtenComment,
	writtenMenu,
	writtenSettings,
	writtenTerm,
	writtenUser,
} from './written-lists';
import { writtenMedia } from './written-media';
import { writtenPost } from './written-post';

/** Files that the host reads beside the content. */
const BESIDE = /^(?:texts\.json$|add-ons\/|languages\/)/;

type Attachment = PostRecord & { media: MediaFileRecord };

/**
 * Writes the current site, including all written records, as a content folder of readable files.
 *
 * @param contentDir the folder or file from which the site was read
 * @param now the current content and all current comments
 * @param to the target folder, which must be empty or missing unless `force` is set
 * @throws ContentError, and Error if the target is not empty
 */
export async function exportContent(
	contentDir: string,
	now: { content: SiteContent; comments: readonly CommentRecord[] },
	to: string,
	{ force }: { force: boolean },
): Promise<WrittenFolder> {
	const { content: before, dir, written, sources } = await loadWithSources(contentDir);
	const { content } = now;
	const known = knownNames(content);
	const media = content.posts
		.filter((post): post is Attachment => post.media !== null)
		.map((post) => writtenMedia(post, dir, known));
	const copies = new Map(media.flatMap(({ copy }) => (copy ? [copy] : [])));
	for (const file of (await listFiles(dir)).filter((name) => BESIDE.test(name)))
		copies.set(file, join(dir, file));
	const beforeById = indexBy(before.posts, ({ databaseId }) => databaseId);
	const site: WrittenSite = {
		site: fileOf('site.json', writtenSettings(fieldsOf(written.site), content, before.settings)),
		kit: fileOf('kit.json', { ...fieldsOf(written.kit), databaseId: content.kit.databaseId }),
		users: [fileOf('users.json', content.users.map(writtenUser))],
		media: [
			fileOf(
				'media.json',
				media.map(({ fields }) => fields),
			),
		],
		terms: [
			fileOf(
				'terms.json',
				content.terms.map((term) => writtenTerm(term, known)),
			),
		],
		menus: [
			fileOf(
				'menus.json',
				content.menus.map((menu) => writtenMenu(menu, content.settings)),
			),
		],
		comments: [
			fileOf(
				'comments.json',
				now.comments.map((comment) => writtenComment(comment, known)),
			),
		],
		posts: content.posts
			.filter((post) => post.media === null)
			.map((post) => {
				const { databaseId } = post;
				return writtenPost(post, sources.get(databaseId), beforeById.get(databaseId), known);
			}),
	};
	return writeFolder(site, dir, to, { force, copies });
}

const fieldsOf = (file: JsonFile | null): Record<string, unknown> =>
	isPlainObject(file?.value) ? file.value : {};

const fileOf = (file: string, value: unknown): JsonFile => ({ file, value, changedAt: 0 });
