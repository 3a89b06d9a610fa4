import type { SiteContent, UserRecord } from '../store/records';
import { assignAddresses } from './addresses';
import { readComments } from './comments';
import { ContentError } from './content-error';
import { readJsonFile, readPostSources } from './content-files';
import { listContentTypes, listTaxonomies } from './content-types';
import type { LoadContext } from './context';
import { countUses } from './counts';
import { draftPosts, type PostDraft } from './draft-posts';
import { reportDuplicateSlugs } from './duplicate-slugs';
import { assignIds, type IdHolder } from './ids';
import { inheritExclusions } from './inherit-exclusions';
import { readKit } from './kit';
import { linkMenus } from './link-menus';
import { linkParents } from './link-parents';
import { linkMedia, linkPosts } from './link-posts';
import { linkSettings } from './link-settings';
import { type MediaDraft, readMedia } from './media';
import { readMenus } from './menus';
import { reportNameClashes } from './name-clashes';
import { isFolder } from './read-folder';
import { createReferences } from './references';
import { createReport } from './report';
import { readSite, startSettings } from './settings';
import { linkTermParents, readTerms } from './terms';
import { warnUnreadFiles } from './unread-files';
import { readUsers } from './users';

export interface LoadOptions {
	/** Whether the files behind media must exist; default true. Off for tools that make them. */
	checkMediaFiles?: boolean;
}

/**
 * Reads a content folder (its format: `docs/content.md`). Everything in it may be missing; an empty folder is an empty site.
 * Gives records with every reference followed. Throws one `ContentError` with all problems, each with its file,
 * the place inside it, what was found and what is taken. What could be repaired is in `warnings`.
 */
export async function loadContent(dir: string, options: LoadOptions = {}): Promise<SiteContent> {
	const report = createReport();
	if (!(await isFolder(dir)))
		throw new ContentError(dir, [
			{ file: dir, path: '', found: 'no folder', taken: 'a folder that exists (CONTENT_DIR)' },
		]);
	const read = (file: string) => readJsonFile(dir, file, report);
	const site = readSite(await read('site.json'), report);
	const taxonomies = listTaxonomies(site);
	const contentTypes = listContentTypes(site, taxonomies);
	reportNameClashes(site, contentTypes, taxonomies, report);
	const settings = startSettings(site);
	const context: LoadContext = { dir, report, settings, contentTypes, taxonomies };

	const users = readUsers(await read('users.json'), context);
	const { kit, holder: kitHolder } = readKit(await read('kit.json'), report);
	const media = await readMedia(await read('media.json'), context, {
		checkFiles: options.checkMediaFiles ?? true,
	});
	const sources = await readPostSources(dir, contentTypes, report);
	const posts = draftPosts(sources, context);
	const terms = readTerms(await read('terms.json'), context);
	const menus = readMenus(await read('menus.json'), context);
	await warnUnreadFiles(dir, contentTypes, report);

	assignIds(
		[kitHolder, ...media.map(mediaHolder), ...posts.map(postHolder), ...menus.itemHolders],
		report,
	);
	assignIds([...terms.holders, ...menus.menuHolders], report);
	linkParents(posts, context);
	inheritExclusions(posts, contentTypes);
	linkTermParents(terms.drafts, context);
	reportDuplicateSlugs(posts, media, context);

	const postRecords = [...media, ...posts].map(({ record }) => record);
	const termRecords = terms.drafts.map(({ record }) => record);
	const references = createReferences(users, termRecords, postRecords);
	const authorId = firstUserId(users);
	linkPosts(posts, references, authorId, context);
	linkMedia(media, references, authorId, context);
	linkSettings(site, references, context);
	assignAddresses({ posts, media, terms: terms.drafts, users }, context);
	linkMenus(menus.drafts, references, context);
	const comments = readComments(await read('comments.json'), references, context);
	countUses(postRecords, termRecords, comments);

	if (report.problems.length > 0) throw new ContentError(dir, report.problems);
	return {
		settings,
		kit,
		contentTypes,
		taxonomies,
		posts: postRecords,
		terms: termRecords,
		menus: menus.drafts.map(({ record }) => record),
		users,
		comments,
		warnings: report.warnings,
	};
}

function postHolder({ record, fields, source }: PostDraft): IdHolder {
	return { wanted: fields.databaseId, file: source.file, path: source.path, set: setter(record) };
}

function mediaHolder({ record, fields, file, path }: MediaDraft): IdHolder {
	return { wanted: fields.databaseId, file, path, set: setter(record) };
}

function setter(record: { databaseId: number }): (databaseId: number) => void {
	return (databaseId) => {
		record.databaseId = databaseId;
	};
}

/** Whoever wrote what names no author: the user with the lowest id; 0, nobody, without users. */
function firstUserId(users: readonly UserRecord[]): number {
	return users.length === 0 ? 0 : Math.min(...users.map((user) => user.databaseId));
}
