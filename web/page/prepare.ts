import type { ApolloClient } from '@apollo/client';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { languageAt } from '@outrigger/rules/address/language-path';
import type { ShowElements } from '@outrigger/rules/builder/element-tree';
import { blockPagesIn } from '@outrigger/rules/lists/block-pages';
import { TooLargeHere } from '@outrigger/rules/templates/rendering-limit';
import { restInLanguage } from '@outrigger/rules/wordpress/rest-names';
import { LRUCache } from 'lru-cache';
import { rememberRest } from '../wordpress/rest';
import { createServerClient } from '../wordpress/server-client';
import { countElements } from './count-elements';
import { requestPageEarly } from './early-requests';
import type { SiteLanguage } from './languages';
import { type PagePlan, planPage } from './plan';
import type { ContentStyles, PageRequest, SiteOptions } from './renderer';
import { createSharedAnswers, languageOf, SHARED_MS } from './shared-answers';
import type { Shell } from './shell';
import type { Subject } from './subject/subject';
import { findTranslations } from './translations';

/**
 * The largest number of kept pages with lists that visitors filter at the same time. The page that was not requested
 * for the longest time is dropped first.
 */
const MAX_PAGES = 20;
const NO_STYLES: ContentStyles = { stylesheets: [], css: '' };
/** The largest number of uses of a kept page, because each requested list adds to its memory. */
const MAX_USES = 100;

/** Everything that one page is rendered from. */
export interface Preparation {
	plan: PagePlan;
	shell: Shell;
	client: ApolloClient;
	options: SiteOptions;
	/** Translates stored elements into the elements that pages render. */
	showElements: ShowElements;
	request: PageRequest;
	/** The styles that WordPress gives the content; they were requested at the beginning. */
	contentStyles: Promise<ContentStyles>;
}

/** Loads the data that must be known before any part of a page can be rendered. */
export interface Preparations {
	/** Loads the data of a whole page, always anew. */
	ofPage(request: PageRequest): Promise<Preparation>;
	/**
	 * Loads the data for one widget of a page. A page that all visitors share is prepared only once a minute, for all
	 * filters of its lists, because the lists are requested when the widget is rendered.
	 */
	ofWidget(request: PageRequest): Promise<Preparation>;
	/**
	 * Drops the remembered page of a widget that failed to render, because the page also remembers the failure. The host
	 * remembers no page for a logged-in visitor, so it drops none.
	 */
	drop(request: PageRequest): void;
	/** Drops all that is kept, because WordPress has changed. */
	forget(): void;
}

/** Makes the functions that load the pages of one WordPress. */
export function createPreparations(options: SiteOptions): Preparations {
	const pages = new LRUCache<string, { preparation: Promise<Preparation>; uses: number }>({
		max: MAX_PAGES,
		ttl: SHARED_MS,
	});

	const { show: showElements } = createAddOns(options.addOns);

	const answers = createSharedAnswers(options);

	/**
	 * The beginning of an address shows its language. If it does not, the host repeats the queries in the page's own
	 * language.
	 */
	async function ofPage(request: PageRequest): Promise<Preparation> {
		const all = await answers.languages();
		const language = languageAt(all, request.path);
		const preparation = await prepare(request, all, language);
		const own = all.find(({ slug }) => slug === preparation.plan.language);
		return own && own !== language ? prepare(request, all, own) : preparation;
	}

	async function prepare(
		request: PageRequest,
		all: readonly SiteLanguage[],
		language: SiteLanguage | null,
	): Promise<Preparation> {
		const execute = request.execute ?? answers.execute;
		const { mostElements = Number.POSITIVE_INFINITY } = request;
		const blockPages = blockPagesIn(request.url.searchParams);
		let elements = 0;
		const client = createServerClient({
			async execute({ document, ...operation }) {
				// WordPress may run in this process, so its answers, and the work on them, wait for their turn as well.
				await turnOf(request);
				const answer = await execute({
					query: document,
					...operation,
					blockPages,
					...languageOf(language),
				});
				await turnOf(request);
				elements += countElements(answer.data);
				if (elements > mostElements) {
					throw new TooLargeHere(`${request.path} holds more than ${mostElements} elements.`);
				}
				return answer;
			},
		});
		const restIn = (slug: string | undefined) =>
			rememberRest((path) => answers.rest(slug ? restInLanguage(path, slug) : path));
		const rest = restIn(language?.slug);
		// WPGraphQL cannot answer the front page of a language below the root by its address.
		const isFront = language?.homePath === request.path && request.path !== '/';
		if (!isFront) requestPageEarly(client, rest, request);
		const shell = await answers.shell(language);
		const archives = answers.archives(language);
		archives.renew(answers.anonymousClient(language), shell.pageForPosts);
		const contentStyles = stylesOf(request, shell);
		const { siteUrl, localize } = options;
		const { postsPerPage } = shell.site;
		const languages = language && {
			all,
			current: language,
			find: (subject: Subject) =>
				findTranslations(
					{ client, rest, restIn, postsPerPage, siteUrl, localize },
					subject,
					all,
					language,
				),
		};
		const plan = await planPage({ client, rest, archives, languages }, shell, request);
		return {
			plan,
			shell,
			client,
			options: { ...options, rest },
			showElements,
			request,
			contentStyles,
		};
	}

	/**
	 * The host requests the styles before it knows the subject of the page, because WordPress needs as long for them as
	 * for everything else.
	 */
	async function stylesOf(
		{ path, page, search }: PageRequest,
		shell: Shell,
	): Promise<ContentStyles> {
		if (shell.elementor || search !== null) return NO_STYLES;
		const written = page > 1 ? `${path}page/${page}/` : path;
		// The caller may have stopped waiting for the styles, and a page without them is better than no page.
		return options.contentStyles(written).catch(() => NO_STYLES);
	}

	function sharedPage(request: PageRequest): Promise<Preparation> {
		const key = pageOf(request);
		const known = pages.get(key);
		if (known && known.uses < MAX_USES) {
			known.uses += 1;
			return known.preparation;
		}
		const preparation = ofPage(request);
		pages.set(key, { preparation, uses: 1 });
		preparation.catch(() => pages.delete(key));
		return preparation;
	}

	return {
		ofPage,
		async ofWidget(request) {
			if (!isShared(request)) return ofPage(request);
			const { plan, ...rest } = await sharedPage(request);
			const page = { ...plan.page, url: request.url };
			return { ...rest, plan: { ...plan, page }, request };
		},
		drop(request) {
			if (isShared(request)) pages.delete(pageOf(request));
		},
		forget() {
			answers.forget();
			pages.clear();
		},
	};
}

/** Resolves in a turn of the rendering. @throws if the rendering has had too many turns */
async function turnOf({ pause }: PageRequest): Promise<void> {
	for (let next = pause(); next; next = pause()) await next;
}

/** Returns true if every visitor sees the same page at this address. */
function isShared(request: PageRequest): boolean {
	const { execute, previewId, protectedContent, returnedForm, returnedComment = null } = request;
	if (request.isPasswordWrong) return false;
	return [execute, previewId, protectedContent, returnedForm, returnedComment].every(
		(part) => part === null,
	);
}

/**
 * Returns the parts of a request that determine a plan, without further parameters of the address, which only widgets
 * read.
 */
function pageOf(request: PageRequest): string {
	const { path, page, commentPage, search, forcedTemplateId, previewPopupId, url } = request;
	const blockPages = blockPagesIn(url.searchParams);
	return JSON.stringify([
		...[path, page, commentPage, search, forcedTemplateId, previewPopupId],
		blockPages,
	]);
}
