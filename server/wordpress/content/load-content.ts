import { ContentError } from '@outrigger/formats/content-folder/content-error';
import type { PostSource } from '@outrigger/formats/content-folder/content-files';
import { createReport } from '@outrigger/formats/content-folder/report';
import { startSettings } from '@outrigger/formats/content-folder/settings';
import type { SiteContent, UserRecord } from '@outrigger/formats/model/records';
import { readWrittenSite } from '@outrigger/formats/read-written-site';
import type { WrittenSite } from '@outrigger/formats/written-site';
import { assignAddresses } from './addresses';
import { readComments } from './comments';
import type { LoadContext } from './context';
import { countUses } from './counts';
import { readDesign } from './design';
import { draftPosts, type PostDraft } from './draft-posts';
import { reportDuplicateSlugs } from './duplicate-slugs';
import { followTranslations } from './follow-translations';
import { addFormatTerms } from './format-terms';
import { assignIds, type IdHolder } from './ids';
import { inheritExclusions } from './inherit-exclusions';
import { readKit } from './kit';
import { languageHomes } from './languages';
import { linkMenus } from './link-menus';
import { linkParents } from './link-parents';
import { linkMedia, linkPosts } from './link-posts';
import { linkSettings } from './link-settings';
import { linkPostTranslations, linkTermTranslations } from './link-translations';
import { type MediaDraft, readMedia } from './media';
import { readMenus } from './menus';
import { draftProducts, linkProducts, variationHolders } from './products';
import { readRedirects } from './redirects';
import { createReferences } from './references';
import { readShop } from './shop';
import { linkTermParents, readTerms } from './terms';
import { readUsers } from './users';

export interface LoadOptions {
	/** True, the default, if the files of media must exist. False for tools that make these files. */
	checkMediaFiles?: boolean;
}

/**
 * Reads a content folder (its format: `docs/content.md`), or a kit, a WordPress export file or a
 * builder export by itself. Everything in a folder may be missing; an empty folder is an empty
 * site. Returns records with every reference followed. Throws a single `ContentError` with all
 * problems, each with its file, the place inside it, the value that was found and the values that
 * it takes. `warnings` lists the faults that the loader could repair.
 */
export async function loadContent(path: string, options: LoadOptions = {}): Promise<SiteContent> {
	return (await loadWithSources(path, options)).content;
}

/** The content with its sources. */
export interface LoadedContent {
	content: SiteContent;
	/** The folder to which paths of files are relative. */
	dir: string;
	written: WrittenSite;
	/** The place where each post was written, by its databaseId. */
	sources: ReadonlyMap<number, PostSource>;
}

/** As `loadContent`, with the sources that an export writes again. */
export async function loadWithSources(
	path: string,
	options: LoadOptions = {},
): Promise<LoadedContent> {
	const report = createReport();
	const { dir, written, settings: site, declared, strings } = await readWrittenSite(path, report);
	const { contentTypes, taxonomies } = declared;
	const settings = { ...startSettings(site), strings };
	const now = Date.now();
	const context: LoadContext = { dir, report, settings, contentTypes, taxonomies, now };

	const users = readUsers(written.users, context);
	const { kit, holder: kitHolder } = readKit(written.kit, report);
	const media = await readMedia(written.media, context, {
		checkFiles: options.checkMediaFiles ?? true,
	});
	const design = readDesign([
		...(written.kit ? [written.kit.value] : []),
		...written.posts.map(({ fields }) => fields),
	]);
	if (design) kit.design = design;
	settings.shop = readShop(site.shop, context);
	const posts = draftPosts(written.posts, context);
	const products = draftProducts(posts, context);
	const terms = readTerms(written.terms, context);
	addFormatTerms(posts, terms);
	const menus = readMenus(written.menus, context);

	assignIds(
		[
			kitHolder,
			...media.map(mediaHolder),
			...posts.map(postHolder),
			...variationHolders(products),
			...menus.itemHolders,
		],
		report,
	);
	assignIds([...terms.holders, ...menus.menuHolders], report);
	linkParents(posts, context);
	inheritExclusions(posts, contentTypes);
	linkTermParents(terms.drafts, context);
	reportDuplicateSlugs(posts, media, context);

	const postRecords = [...media, ...posts].map(({ record }) => record);
	const termRecords = terms.drafts.map(({ record }) => record);
	const references = createReferences(
		users,
		termRecords,
		postRecords,
		settings.languages?.[0]?.slug,
	);
	linkTermTranslations(terms.drafts, references, context);
	linkPostTranslations(posts, references, context);
	const authorId = firstUserId(users);
	linkPosts(posts, references, authorId, context);
	linkMedia(media, references, authorId, context);
	linkProducts(products, references, context);
	const siteFile = written.site?.file ?? 'site.json';
	linkSettings(site, siteFile, references, context);
	settings.redirects = readRedirects(site.redirects, siteFile, report);
	assignAddresses({ posts, media, terms: terms.drafts, users }, references, context);
	if (settings.languages?.length)
		settings.languageHomes = languageHomes(settings, contentTypes, references);
	followTranslations(posts, references, termRecords, settings);
	linkMenus(menus.drafts, references, context);
	const comments = readComments(written.comments, references, context);
	countUses(postRecords, termRecords, comments);

	if (report.problems.length > 0) throw new ContentError(path, report.problems);
	const content: SiteContent = {
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
		notes: placesOfExports(posts),
	};
	const sources = new Map(posts.map(({ record, source }) => [record.databaseId, source]));
	return { content, dir, written, sources };
}

/** A message for each export that lies by itself at the top, because its place does not show its address. */
function placesOfExports(posts: readonly PostDraft[]): string[] {
	return posts
		.filter(({ source }) => /^[^/]+\.json$/i.test(source.file))
		.map(({ record: { uri, elementor }, source: { file } }) =>
			uri === null
				? `${file} is a template (${elementor?.type ?? 'page'}): it shows where its conditions or a page name it`
				: `${file} is shown at ${uri}`,
		);
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

/**
 * The author of content that names no author: the user with the lowest id; 0, no author, without
 * users.
 */
function firstUserId(users: readonly UserRecord[]): number {
	return users.length === 0 ? 0 : Math.min(...users.map((user) => user.databaseId));
}
