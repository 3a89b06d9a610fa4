import type { ApolloClient } from '@apollo/client';
import { encodedPath } from '@outrigger/rules/address/uri-path';
import { isAboutQuery, isEmptySearch, mainQueryPath } from '@outrigger/rules/lists/main-query';
import { passingTemplates } from '@outrigger/rules/templates/conditions';
import type { Say } from '@outrigger/rules/texts/text';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { isListPage, RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import type { CurrentNode } from '../elements/context/current-node';
import type { CurrentPage, SiteInfo } from '../elements/context/current-page';
import { NodeElementsDocument } from '../elements/tree/stored-document.extension.generated';
import type { RestFetch } from '../wordpress/rest';
import { chooseTemplates, type PageTemplates } from './choose-templates';
import { findComments } from './comment-page';
import { findSubject, type SubjectSources } from './find-subject';
import type { SiteLanguage } from './languages';
import { pageLanguages } from './page-languages';
import { type PageMeta, pageMetaOf } from './page-meta';
import { templatesOf } from './previewed-template';
import type { PageRequest } from './renderer';
import type { Shell } from './shell';
import { notFound, type Subject } from './subject/subject';
import type { PageTranslations } from './translations';

/** What the builder stores about the content itself. */
interface Design {
	meta: PageMeta | null;
	/** True if an editor designed the content in the builder. */
	hasElements: boolean;
}

/** Everything that is decided before a page is rendered. */
export interface PagePlan extends Design {
	status: 200 | 404;
	subject: Subject;
	/** Our words in its language. */
	say: Say;
	/** Slug of the page's own language in WordPress's answer; null if the answer contains none. */
	language: string | null;
	page: CurrentPage;
	node: CurrentNode | null;
	templates: PageTemplates;
	/** Database id of the popup that this page shows instead of content; null on all other pages. */
	ownPopup: number | null;
	/** Database id of the popup that an editor wants to see opened, `?popup-preview=`. */
	previewPopup: number | null;
	/** Database ids of the popups whose conditions allow their triggers to start on this page. */
	popups: readonly number[];
	/** The number of pages of the list; 1 for a subject that is no list. */
	pageCount: number;
	/** Path on this site to which the visitor is redirected. */
	redirect: string | null;
}

/** The sources of a plan. */
export interface PlanSources extends SubjectSources {
	/** The languages of a site with several languages, with the data to find translations; null for any other site. */
	languages?: PlanLanguages | null;
}

/** The languages of a site, for a plan. */
export interface PlanLanguages {
	all: readonly SiteLanguage[];
	/** The language of the requests of `client` and `rest`. */
	current: SiteLanguage;
	find(subject: Subject): Promise<PageTranslations>;
}

const NUMBERED_PATH = /^(\/.+\/)(\d{1,6})\/$/;

/** Finds the subject of a request and its templates; recognises pages that do not exist. */
export async function planPage(
	sources: PlanSources,
	shell: Shell,
	request: PageRequest,
): Promise<PagePlan> {
	const { client, rest } = sources;
	const found = await findSubject(sources, shell, request);
	const later = await laterPage(sources, shell, request, found);
	const asked = later?.subject ?? found;
	const list = await countPages(rest, shell, asked, request.page);
	const { commentPage } = request;
	const comments = commentPage === null ? null : await findComments(rest, asked, commentPage);
	const isNowhere = commentPage !== null && comments === null;
	const { say } = shell;
	const found404 = list.isBeyondEnd || isNowhere ? notFound : asked;
	const subject =
		found404.kind === 'not-found' ? { ...found404, title: say('page.notFound') } : found404;
	const { node } = subject;
	const [design, translations, known] = await Promise.all([
		node && shell.elementor
			? loadDesign(client, node.databaseId)
			: { meta: null, hasElements: false, pageTemplate: null },
		sources.languages?.find(subject) ?? null,
		templatesOf(client, shell, request.forcedTemplateId),
	]);
	const { meta, hasElements, pageTemplate } = design;
	return {
		status: subject.kind === 'not-found' ? 404 : 200,
		subject,
		say,
		language: translations?.own ?? null,
		node,
		meta,
		hasElements,
		templates: {
			...chooseTemplates(known, subject, pageTemplate, request.forcedTemplateId),
			...(subject.template !== undefined && { content: subject.template }),
		},
		ownPopup: subject.popup,
		previewPopup: request.previewPopupId,
		popups:
			subject.popup === null
				? passingTemplates(shell.elementor?.popups ?? [], subject.condition).map(
						({ databaseId }) => databaseId,
					)
				: [],
		pageCount: list.pageCount,
		redirect: later?.address ?? comments?.redirect ?? canonicalPath(subject, request, shell.site),
		page: {
			kind: subject.kind,
			path: request.path,
			url: request.url,
			pageNumber: request.page,
			commentPage: comments?.commentPage ?? null,
			search: request.search,
			archive: subject.archive,
			mainQuery: subject.mainQuery,
			breadcrumbs: breadcrumbs(subject, say, shell.site.frontPath),
			...(sources.languages &&
				translations && {
					languages: pageLanguages(sources.languages, translations, subject, request),
				}),
			site: shell.site,
			isPreview: request.previewId !== null,
			unlockedContent: request.protectedContent,
			isPasswordWrong: request.isPasswordWrong ?? false,
			returnedForm: request.returnedForm,
			returnedComment: request.returnedComment ?? null,
			shop: request.shop ?? null,
		},
	};
}

/**
 * For content, WordPress can write the page of a list into the path too, `/fleet/page/2/` and `/fleet/2/`. Here such
 * content has one address, and its lists read `?page=2`.
 */
async function laterPage(
	sources: PlanSources,
	shell: Shell,
	request: PageRequest,
	found: Subject,
): Promise<{ subject: Subject; address: string } | null> {
	if (found.kind === 'singular') return at(found, request.page);
	const [, path, number] = NUMBERED_PATH.exec(request.path) ?? [];
	if (found.kind !== 'not-found' || !path || !number) return null;
	return at(await findSubject(sources, shell, { ...request, path }), Number(number));

	function at(subject: Subject, page: number) {
		if (subject.kind !== 'singular' || subject.uri === null || page < 2) return null;
		const parameters = new URLSearchParams(request.url.searchParams);
		parameters.delete('paged');
		parameters.set('page', `${page}`);
		return { subject, address: `${subject.uri}?${parameters}` };
	}
}

/** The number of pages of a list. A page after its last one is not found, while an empty first page is a page. */
async function countPages(rest: RestFetch, shell: Shell, subject: Subject, page: number) {
	if (!subject.mainQuery || isEmptySearch(subject.mainQuery))
		return { pageCount: 1, isBeyondEnd: page > 1 };
	const path = mainQueryPath(subject.mainQuery, page, shell.site.postsPerPage);
	const answer = await rest(path);
	if (!isAboutQuery(subject.mainQuery, answer.total)) {
		throw new RestRefused(path, 'it knows no post formats (WordPress 6.7).');
	}
	// A date on which nothing was published is no page, unlike a term or an author without posts.
	const leastPages = subject.mainQuery.kind === 'date' ? 1 : 0;
	const isBeyondEnd =
		!isListPage(answer, path) ||
		answer.totalPages < leastPages ||
		(page > 1 && page > answer.totalPages);
	return { pageCount: Math.max(answer.totalPages, 1), isBeyondEnd };
}

/** The design of a piece of content, and the file of its page template. */
async function loadDesign(
	client: ApolloClient,
	databaseId: number,
): Promise<Design & { pageTemplate: string | null }> {
	const { data } = await client.query({
		query: NodeElementsDocument,
		variables: { id: `${databaseId}` },
	});
	const node = data?.contentNode;
	const built = node && 'elementorElements' in node ? node : null;
	const { template } = plainObjectOf(built?.elementorPageSettings);
	return {
		meta: pageMetaOf(data),
		hasElements: Boolean(built?.elementorElements),
		pageTemplate: typeof template === 'string' ? template : null,
	};
}

/**
 * WordPress gives every page one address. The host redirects other spellings to it, with the page of the list and the
 * other parameters of the request.
 */
function canonicalPath(
	subject: Subject,
	request: PageRequest,
	{ homePath = '/', frontPath = '/' }: SiteInfo,
): string | null {
	// Some WordPress sites give the front page's address with its slug.
	const home = subject.kind === 'singular' ? frontPath : homePath;
	const uri = subject.isFrontPage ? home : subject.uri;
	const isPath = uri?.startsWith('/') && !uri.startsWith('//');
	if (!uri || !isPath || request.previewId !== null) return null;
	if (uri === encodedPath(request.path)) return null;
	// Without pretty permalinks the address of content is a query, `?p=7`.
	if (uri.includes('?')) return uri;
	const parameters = new URLSearchParams(request.url.searchParams);
	parameters.delete('paged');
	const path = request.page > 1 ? `${uri}page/${request.page}/` : uri;
	return parameters.size > 0 ? `${path}?${parameters}` : path;
}

function breadcrumbs(subject: Subject, say: Say, frontPath = '/'): CurrentPage['breadcrumbs'] {
	if (subject.isFrontPage) return [];
	return [
		{ label: say('page.home'), uri: frontPath },
		...subject.parents,
		{ label: subject.title, uri: null },
	];
}
