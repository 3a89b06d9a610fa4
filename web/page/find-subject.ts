import type { ApolloClient } from '@apollo/client';
import { pathInLanguage } from '@outrigger/rules/address/language-path';
import { decodedPath, encodedPath } from '@outrigger/rules/address/uri-path';
import { archiveDateOf } from '@outrigger/rules/lists/date-archive';
import { isAboutTerms } from '@outrigger/rules/templates/conditions';
import type { Say } from '@outrigger/rules/texts/text';
import type { RestFetch } from '../wordpress/rest';
import { mayBeList, requestListEarly } from './early-requests';
import type { KnownArchives } from './known-archives';
import { popupPath } from './link-actions';
import { PageByIdDocument, PageDocument } from './page.generated';
import { findPreviewedTemplate, newestPost } from './previewed-template';
import type { PageRequest } from './renderer';
import type { Shell } from './shell';
import { postsOnFront } from './subject/archive-subjects';
import { dateSubject } from './subject/date-subject';
import { contentSubject, popupSubject, searchSubject } from './subject/single-subjects';
import { notFound, type Subject } from './subject/subject';
import { subjectOf, termsOf } from './subject/subject-of';
import { askDesignAhead, askTextsAhead } from './texts-ahead';

/** What the host uses to find the subject of a page in WordPress. */
export interface SubjectSources {
	client: ApolloClient;
	rest: RestFetch;
	archives: KnownArchives;
}

/** Finds the content, the term, the list or the popup at the address of a request; `notFound` if there is none. */
export async function findSubject(
	sources: SubjectSources,
	shell: Shell,
	request: PageRequest,
): Promise<Subject> {
	const { client, rest } = sources;
	if (request.previewId !== null) return previewSubject(sources, shell, request.previewId);
	requestListEarly(sources, shell, request);
	if (request.search !== null) return searchSubject(request.search, shell.say);
	if (isFrontBelowRoot(shell, request.path)) {
		return shell.frontPage === null
			? postsOnFront(rest, request.path)
			: ((await contentById(client, shell.frontPage, shell.say)) ?? notFound);
	}
	const isHome = isHomeOfPosts(shell, request.path);
	const uri = isHome ? '/' : decodedPath(request.path);
	const isList = mayBeList(request, shell, sources.archives);
	const ahead = isList
		? null
		: shell.elementor
			? askDesignAhead(client, uri)
			: askTextsAhead(client, uri);
	const { data } = await client.query({
		query: PageDocument,
		variables: { uri },
	});
	await ahead;
	const node = data?.nodeByUri;
	const needsTerms = hasConditionsOfTerms(shell);
	const parts = { client, rest, needsTerms, say: shell.say };
	const found = node && (await subjectOf(parts, node, shell.pageForPosts));
	return found
		? { ...found, ...((isHome || isSameList(found, shell, request.path)) && { uri: request.path }) }
		: (findPopup(shell, request.path) ?? findDate(shell, request.path) ?? notFound);
}

/**
 * In WordPress, Polylang's front page of posts in another language is a term of Polylang's own taxonomy, which WPGraphQL
 * cannot answer. The host requests it as the front page, in that language.
 */
function isHomeOfPosts({ site, frontShowsPosts }: Shell, path: string): boolean {
	return frontShowsPosts && path === site.homePath;
}

/**
 * Returns true for the front page of a language below the root, if the default language's front page is a page. If that
 * page has no translation, Polylang shows the posts.
 */
function isFrontBelowRoot({ site, frontShowsPosts }: Shell, path: string): boolean {
	return !frontShowsPosts && path === site.homePath && path !== '/';
}

/** WPGraphQL names lists of authors and types by their address in the default language. */
function isSameList({ kind, translatable, uri }: Subject, { site }: Shell, path: string): boolean {
	const isList = kind === 'archive' && !translatable && uri !== null;
	return isList && pathInLanguage(path, site.homePath ?? '/') === encodedPath(uri);
}

/** True if a template or a popup depends on terms: then the host requests the terms of each page. */
function hasConditionsOfTerms({ elementor }: Shell): boolean {
	const conditioned = elementor ? [...elementor.templates, ...elementor.popups] : [];
	return conditioned.some(({ conditions }) => conditions.some(isAboutTerms));
}

/** Finds the popup at an address. If content has the same address, the content has priority. */
function findPopup({ elementor, site }: Shell, path: string): Subject | null {
	const popup = elementor?.popups.find(
		({ slug }) => slug !== '' && popupPath(slug, site.homePath) === path,
	);
	return popup ? popupSubject(popup, path) : null;
}

/**
 * Finds the posts of a date at an address. If content has the same address, the content has priority, because WPGraphQL
 * knows no dates.
 */
function findDate(shell: Shell, path: string): Subject | null {
	const date = archiveDateOf(pathInLanguage(path, shell.site.homePath ?? '/'));
	return date && dateSubject(date, shell.site);
}

async function previewSubject(
	{ client, rest }: SubjectSources,
	shell: Shell,
	previewId: number,
): Promise<Subject> {
	const content = await contentById(client, previewId, shell.say);
	if (content) return content;
	const template = await findPreviewedTemplate(client, shell, previewId);
	if (!template) return notFound;
	const contentId = template.contentId ?? (await newestPost(rest));
	const around = contentId === null ? null : await contentById(client, contentId, shell.say);
	const { title } = template;
	return { ...(around ?? notFound), kind: 'singular', title, template: previewId };
}

async function contentById(client: ApolloClient, id: number, say: Say): Promise<Subject | null> {
	const { data } = await client.query({
		query: PageByIdDocument,
		variables: { id: `${id}`, asPreview: true },
	});
	const node = data?.contentNode;
	if (!node) return null;
	const place = { terms: await termsOf(client, node.databaseId), ancestors: [] };
	const { __typename: typeName, databaseId } = node;
	return {
		...contentSubject(node, place, say),
		translatable: { kind: 'content', typeName, databaseId },
	};
}
