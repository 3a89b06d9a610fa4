import {
	type LanguagePath,
	languageAt,
	pathInLanguage,
} from '@outrigger/rules/address/language-path';
import { decodedPath } from '@outrigger/rules/address/uri-path';
import {
	archiveDateOf,
	archiveDateTitle,
	archivePeriod,
} from '@outrigger/rules/lists/date-archive';
import {
	formatQuery,
	isAboutQuery,
	type MainQuery,
	mainQueryPath,
} from '@outrigger/rules/lists/main-query';
import { idsOf } from '@outrigger/rules/lists/posts-query';
import { decodeEntities, plainText } from '@outrigger/rules/text/plain-text';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import { askRestNames } from '@outrigger/rules/wordpress/rest-names';
import { isListPage, RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import { ask } from '../backend/ask';
import { hiddenNodes } from '../backend/hidden-nodes';
import { inLanguage, siteLanguages } from '../backend/languages';
import type { Sanitize } from '../contract/renderer';
import { siteWords } from '../contract/site-words';
import { ALL_COMMENTS_PATH } from '../requests/plain-address';
import { allComments, commentsOf } from './comments-feed';
import {
	FeedDocument,
	type FeedItemFragment,
	FeedNodesDocument,
	FeedSiteDocument,
	FeedTermDocument,
	PostsFeedDocument,
} from './feed.generated';
import { absolute, FEED_LENGTH, type FeedContents, type FeedOptions } from './feed-contents';
import { type FeedEntry, rss } from './rss';

/**
 * The RSS feed of a page. The feed of `/` has the newest posts and that of `/comments/` the newest comments. The feed
 * of an archive (a term, an author, a date, a content type) has its newest posts, and the feed of a post has its
 * comments. Posts with `noindex` are left out of the newest ten.
 *
 * @param path own path of the page, without `/feed/`
 * @returns XML, or `null` if there is no such page
 * @throws WordPressUnavailable
 */
export async function feed(path: string, options: FeedOptions): Promise<string | null> {
	const language = languageAt(await siteLanguages(options.backend), path);
	if (!language) return feedIn(path, options, { homePath: '/', say: siteWords(options.siteUrl) });
	const say = await createTexts(options.backend.texts?.())(language.tag);
	const backend = inLanguage(options.backend, language.slug);
	return feedIn(path, { ...options, backend }, { ...language, say });
}

/** The language of a feed. */
interface FeedLanguage extends LanguagePath {
	/** BCP 47; the language of the site if absent. */
	tag?: string;
	/** Our texts in this language. */
	say: Say;
}

async function feedIn(
	path: string,
	options: FeedOptions,
	language: FeedLanguage,
): Promise<string | null> {
	const { execute } = options.backend;
	const [{ generalSettings }, contents] = await Promise.all([
		ask(execute, FeedSiteDocument, {}),
		contentsOf(path, options, language),
	]);
	if (!contents) return null;
	const siteTitle = decodeEntities(generalSettings?.title ?? '');
	const siteDescription = decodeEntities(generalSettings?.description ?? '');
	return rss({
		title: contents.title ? `${contents.title} – ${siteTitle}` : siteTitle,
		link: `${options.siteUrl}${path}`,
		self: `${options.siteUrl}${path}feed/`,
		description: contents.description || siteDescription,
		language: language.tag ?? (generalSettings?.language ?? 'en').replace('_', '-'),
		entries: contents.entries,
	});
}

async function contentsOf(
	path: string,
	options: FeedOptions,
	language: FeedLanguage,
): Promise<FeedContents | null> {
	const plain = pathInLanguage(path, language.homePath);
	const { execute } = options.backend;
	const makeEntries = async (items: readonly FeedItemFragment[] | undefined) => {
		const sanitize = await options.sanitize();
		const ids = items?.map(({ databaseId }) => databaseId) ?? [];
		const hidden = await hiddenNodes(options.backend, ids);
		return (items ?? [])
			.filter(({ databaseId }) => !hidden.has(databaseId))
			.map((item) => entryOf(item, options, sanitize));
	};
	if (plain === '/') {
		const { posts } = await ask(execute, PostsFeedDocument, {});
		return { title: '', description: '', entries: await makeEntries(posts?.nodes) };
	}
	if (plain === ALL_COMMENTS_PATH) return allComments(options, language.say);
	const uri = decodedPath(path);
	const { nodeByUri: node } = await ask(execute, FeedDocument, { uri });
	if (!node) return datesOf(plain, options, language, makeEntries);
	if ('comments' in node) return commentsOf(node, path, options);
	if ('contentNodes' in node) {
		const entries = await makeEntries(node.contentNodes?.nodes);
		return { title: node.label ?? '', description: '', entries };
	}
	if ('posts' in node) {
		const description = plainText(node.description ?? '');
		return { title: node.name ?? '', description, entries: await makeEntries(node.posts?.nodes) };
	}
	const { nodeByUri: term } = await ask(execute, FeedTermDocument, { uri });
	if (!term || !('taxonomyName' in term)) return null;
	const ids =
		term.taxonomyName === 'post_format'
			? await newestIds(formatQuery(term.slug ?? '', term.count ?? 0), options.backend.rest)
			: await idsOfTerm(term.taxonomyName ?? '', term.databaseId, options.backend);
	const found = ids.length > 0 ? await ask(execute, FeedNodesDocument, { ids }) : null;
	const entries = await makeEntries(found?.contentNodes?.nodes);
	return { title: term.name ?? '', description: plainText(term.description ?? ''), entries };
}

/**
 * The ids of the newest content of a term and of the terms below it, as its archive lists it: WPGraphQL's list of a
 * term omits the content of child terms, and its core has no list for a site's own taxonomies.
 */
async function idsOfTerm(
	taxonomyName: string,
	termId: number,
	{ rest }: FeedOptions['backend'],
): Promise<string[]> {
	const taxonomy = (await askRestNames(rest)).taxonomies.get(taxonomyName);
	if (!taxonomy) throw new RestRefused('wp/v2', `it does not show ${taxonomyName}.`);
	const { restBase, isHierarchical, contentTypes } = taxonomy;
	const names = { restBase, isHierarchical, contentTypes: null };
	const answers = await Promise.all(
		contentTypes.map((type) =>
			newestIds({ kind: 'term', restBase: type.restBase, taxonomy: names, termId }, rest),
		),
	);
	return answers.flat();
}

/** The newest posts of a year, a month or a day; WPGraphQL finds no node at the addresses of dates. */
async function datesOf(
	path: string,
	{ backend }: FeedOptions,
	{ tag }: FeedLanguage,
	makeEntries: (items: readonly FeedItemFragment[] | undefined) => Promise<FeedEntry[]>,
): Promise<FeedContents | null> {
	const date = archiveDateOf(path);
	if (!date) return null;
	const query = { kind: 'date', restBase: 'posts', ...archivePeriod(date) } as const;
	const ids = await newestIds(query, backend.rest);
	if (ids.length === 0) return null;
	const [{ contentNodes }, { generalSettings }] = await Promise.all([
		ask(backend.execute, FeedNodesDocument, { ids }),
		ask(backend.execute, FeedSiteDocument, {}),
	]);
	const format = generalSettings?.dateFormat || 'F j, Y';
	const language = tag ?? (generalSettings?.language ?? 'en').replace('_', '-');
	const title = archiveDateTitle(date, format, language);
	return { title, description: '', entries: await makeEntries(contentNodes?.nodes) };
}

/** The ids of the newest posts in an archive, as texts. */
async function newestIds(
	query: MainQuery,
	rest: FeedOptions['backend']['rest'],
): Promise<string[]> {
	const path = mainQueryPath(query, 1, FEED_LENGTH);
	const answer = await rest(path);
	if (!isAboutQuery(query, answer.total))
		throw new RestRefused(path, 'its list is not the requested one.');
	return isListPage(answer, path) ? idsOf(answer.body).map(String) : [];
}

/** Makes all links absolute: feed readers do not resolve relative addresses. */
function withAbsoluteLinks(html: string, siteUrl: string): string {
	return html.replace(/(\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`);
}

function entryOf(item: FeedItemFragment, options: FeedOptions, sanitize: Sanitize): FeedEntry {
	const excerpt = 'excerpt' in item ? (item.excerpt ?? '') : '';
	const terms = 'terms' in item ? (item.terms?.nodes ?? []) : [];
	const { html } = sanitize(options.backend.localize(excerpt));
	return {
		title: ('title' in item && item.title) || '',
		link: absolute(item.uri, options),
		guid: `${options.siteUrl}/?p=${item.databaseId}`,
		date: item.dateGmt,
		author: ('author' in item && item.author?.node.name) || null,
		categories: terms.map(({ name }) => name ?? ''),
		description: withAbsoluteLinks(html, options.siteUrl).trim(),
	};
}
