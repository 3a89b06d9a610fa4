import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { folderOf, readJsonFile, readPostSources } from './content-folder/content-files';
import { listContentTypes, listTaxonomies } from './content-folder/content-types';
import { reportNameClashes } from './content-folder/name-clashes';
import type { Report } from './content-folder/report';
import { readSite } from './content-folder/settings';
import { warnUnreadFiles } from './content-folder/unread-files';
import { type ContentSources, findSources } from './find-sources';
import { guessSettings } from './guess-settings';
import { joinSites } from './join-sites';
import { createClaims } from './settle/claims';
import { claimOwn, type Declared, settleSite } from './settle/settle-site';
import type { SiteShape } from './shapes/site-shape';
import { createTally } from './tally';
import { inheritTranslations } from './translations/inherit-translations';
import { readStrings, type Strings } from './translations/read-strings';
import { emptySite, LISTS, type WrittenSite } from './written-site';

/** All content of the files, in one shape, and the settings with its content types. */
export interface ReadSite {
	/** The content folder; sources of media are relative to it. */
	dir: string;
	written: WrittenSite;
	settings: SiteShape;
	declared: Declared;
	/** Translations of single texts, by the slug of a language. */
	strings: Strings;
}

/**
 * Reads the content that `CONTENT_DIR` names, in any form: our own folder with all files that the owner dropped into
 * it, a kit, a WordPress export file, or a single builder export. Our own files come first and stay unchanged; exports
 * of other sites are changed to fit beside them.
 * @throws ContentError when there is no content
 */
export async function readWrittenSite(path: string, report: Report): Promise<ReadSite> {
	const { dir, own: extent, foreign, taken } = await findSources(path, report);
	for (const { name } of foreign) report.forgive(name);
	const own = emptySite();
	const read = (file: string) => readJsonFile(dir, file, report);
	own.site = await read('site.json');
	own.kit = await read('kit.json');
	if (foreign.length > 0) for (const { site } of foreign) guessSettings(site);
	const joined = foreign.reduce<WrittenSite>((all, { site }) => joinSites(all, site), own);
	const settings = readSite(joined.site, report);
	const taxonomies = listTaxonomies(settings);
	const contentTypes = listContentTypes(settings, taxonomies);
	reportNameClashes(settings, contentTypes, taxonomies, report);
	const declared = { contentTypes, taxonomies, permalinkStructure: settings.permalinkStructure };
	const { languages } = settings;
	const strings = await readStrings(dir, languages, report);
	if (extent === 'all') {
		for (const list of LISTS) {
			const file = await read(`${list}.json`);
			if (file) own[list] = [file];
		}
		const names = taxonomies.map(({ name }) => name);
		// One wrong post must not stop the others. Faults in settings and lists stop the start, because all posts
		// depend on them.
		for (const { name } of contentTypes) report.forgive(folderOf(name));
		const posts = await readPostSources(dir, contentTypes, names, report);
		own.posts = inheritTranslations(posts, languages, strings, report);
		await warnUnreadFiles(dir, contentTypes, taken, report);
	}
	settleForeign(own, foreign, declared, report);
	const written = foreign.reduce<WrittenSite>((all, { site }) => joinSites(all, site), own);
	// Pages may have got other ids since the settings were read.
	const settled = isPlainObject(written.site?.value) ? written.site.value : {};
	const pageOf = (key: 'pageOnFront' | 'pageForPosts') => {
		const page = settled[key];
		return typeof page === 'number' || typeof page === 'string' ? page : settings[key];
	};
	const front = { pageOnFront: pageOf('pageOnFront'), pageForPosts: pageOf('pageForPosts') };
	const changed = foreign.length > 0 ? { ...settings, ...front } : settings;
	return { dir, written, settings: changed, declared, strings };
}

function settleForeign(
	own: WrittenSite,
	foreign: ContentSources['foreign'],
	declared: Declared,
	report: Report,
): void {
	if (foreign.length === 0) return;
	const claims = createClaims();
	claimOwn(own, claims, declared);
	for (const { name, site } of foreign) {
		const tally = createTally(name, report);
		settleSite(site, claims, declared, tally);
		tally.tell();
	}
}
