import type { ApolloClient } from '@apollo/client';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import type { ShowElements } from '@outrigger/rules/builder/element-tree';
import { blockPagesIn } from '@outrigger/rules/lists/block-pages';
import { TooLargeHere } from '@outrigger/rules/templates/rendering-limit';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { REST_NAMES_PATHS } from '@outrigger/rules/wordpress/rest-names';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type RestAnswer, rememberRest } from '../wordpress/rest';
import { createServerClient } from '../wordpress/server-client';
import { askPageAhead, mayBeList } from './asked-ahead';
import { countElements } from './count-elements';
import { createKeptAnswers } from './kept-answers';
import { createKnownArchives } from './known-archives';
import { type PagePlan, planPage } from './plan';
import type { ContentStyles, GraphQLExecutor, PageRequest, SiteOptions } from './renderer';
import { loadShell, type Shell } from './shell';

/**
 * The time for which answers are kept without a notice of a change: an editor of a real site
 * waits no longer.
 */
const LIFETIME_MS = 60_000;
/**
 * Pages with lists that visitors filter at the same time; the page with the oldest last request
 * goes first.
 */
const MAX_PAGES = 20;
/** Answers about menus, templates and popups: a large site has some ten menus and a hundred of the others. */
const MAX_SHARED = 200;
/** Queries with answers that are the same on all pages of all visitors. */
const IS_SHARED = /^(?:NavMenu_|(?:Templates|Popups)$)/;
const NO_STYLES: ContentStyles = { stylesheets: [], css: '' };
/** Each list that is asked for adds to what a kept page remembers. */
const MAX_USES = 100;

/** Everything that one page is rendered from. */
export interface Preparation {
	plan: PagePlan;
	shell: Shell;
	client: ApolloClient;
	options: SiteOptions;
	/** Names the elements of documents as they are shown. */
	showElements: ShowElements;
	request: PageRequest;
	/**
	 * The styles that WordPress gives the content; the request has been on its way since the
	 * beginning.
	 */
	contentStyles: Promise<ContentStyles>;
}

/** Finds out what has to be known before anything of a page can be rendered. */
export interface Preparations {
	/** For a whole page, always anew. */
	ofPage(request: PageRequest): Promise<Preparation>;
	/**
	 * For one widget of a page. Pages that all visitors share are prepared once a minute, whatever the filters of
	 * their lists: those are asked for when the widget is rendered.
	 */
	ofWidget(request: PageRequest): Promise<Preparation>;
	/**
	 * Drops the page of a widget that could not be rendered as it should: what failed is remembered with it. Nothing
	 * is kept, and so nothing dropped, for who asks in their own name.
	 */
	drop(request: PageRequest): void;
	/** Drops all that is kept, because WordPress has changed. */
	forget(): void;
}

/** Makes the preparations of one WordPress. */
export function createPreparations(options: SiteOptions): Preparations {
	const pages = new LRUCache<string, { preparation: Promise<Preparation>; uses: number }>({
		max: MAX_PAGES,
		ttl: LIFETIME_MS,
	});

	const shells = createKeptAnswers<Shell>({ freshMs: LIFETIME_MS, max: 1 });
	const names = createKeptAnswers<RestAnswer>({
		freshMs: LIFETIME_MS,
		max: REST_NAMES_PATHS.length,
		isGood: ({ status }) => status < 400,
	});
	const shared = createKeptAnswers<ExecutionResult>({
		freshMs: LIFETIME_MS,
		max: MAX_SHARED,
		isGood: ({ errors }) => !errors,
	});

	const archives = createKnownArchives();
	const { show: showElements } = createAddOns(options.addOns);

	/**
	 * Makes a client that asks without a login, for a visitor's page as well, and without the
	 * answers of other queries.
	 */
	const anybody = () =>
		createServerClient({
			execute: ({ document, ...operation }) => options.execute({ query: document, ...operation }),
		});

	const texts = createTexts(options.texts?.overrides);

	/** All pages have the same shell: that of one who may see more is not for the others. */
	function shellOf(): Promise<Shell> {
		return shells.get('', () =>
			loadShell(anybody(), {
				siteUrl: options.siteUrl,
				elementor: options.capabilities.elementor,
				atomic: options.capabilities.atomic,
				rest: options.rest,
				texts,
				language: options.texts?.language,
			}).then((shell) => {
				options.onLanguage?.(shell.site.language);
				return shell;
			}),
		);
	}

	/**
	 * Fetches the names that REST gives once for all pages, like the shell; a refusal is not
	 * kept.
	 */
	function restWithNames(path: string): Promise<RestAnswer> {
		if (!REST_NAMES_PATHS.includes(path)) return options.rest(path);
		return names.get(path, () => options.rest(path));
	}

	const executeShared: GraphQLExecutor = (operation) => {
		if (!IS_SHARED.test(operation.operationName ?? '')) return options.execute(operation);
		const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
		return shared.get(key, () => options.execute({ ...operation, blockPages: '' }));
	};

	async function ofPage(request: PageRequest): Promise<Preparation> {
		const execute = request.execute ?? executeShared;
		const { mostElements = Number.POSITIVE_INFINITY } = request;
		const blockPages = blockPagesIn(request.url.searchParams);
		let elements = 0;
		const client = createServerClient({
			async execute({ document, ...operation }) {
				// WordPress may be this process: its answers, and what is made of them, take turns as well.
				await turnOf(request);
				const answer = await execute({ query: document, ...operation, blockPages });
				await turnOf(request);
				elements += countElements(answer.data);
				if (elements > mostElements) {
					throw new TooLargeHere(`${request.path} holds more than ${mostElements} elements.`);
				}
				return answer;
			},
		});
		const rest = rememberRest(restWithNames);
		askPageAhead(client, rest, request);
		const shell = await shellOf();
		archives.renew(anybody(), shell.pageForPosts);
		const contentStyles = stylesOf(request, shell);
		const plan = await planPage({ client, rest, archives }, shell, request);
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

	/** Asked for before it is known what the page is: WordPress takes as long for it as for all the rest. */
	async function stylesOf(request: PageRequest, shell: Shell): Promise<ContentStyles> {
		const isContent = !shell.elementor && !mayBeList(request, shell, archives);
		if (!isContent) return NO_STYLES;
		// The caller may have stopped waiting for the styles: a page without them is better than
		// no page.
		return options.contentStyles(request.path).catch(() => NO_STYLES);
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
			shells.clear();
			names.clear();
			shared.clear();
			pages.clear();
		},
	};
}

/** Resolves in a turn of the rendering. @throws where it has had too many */
async function turnOf({ pause }: PageRequest): Promise<void> {
	for (let next = pause(); next; next = pause()) await next;
}

/** Returns true if every visitor sees the same page at this address. */
function isShared(request: PageRequest): boolean {
	const { execute, previewId, protectedContent, returnedForm, returnedComment = null } = request;
	return [execute, previewId, protectedContent, returnedForm, returnedComment].every(
		(part) => part === null,
	);
}

/**
 * Returns the parts of a request on which a plan depends: not the address's other parameters,
 * which only widgets read.
 */
function pageOf(request: PageRequest): string {
	const { path, page, commentPage, search, forcedTemplateId, previewPopupId, url } = request;
	const blockPages = blockPagesIn(url.searchParams);
	return JSON.stringify([
		...[path, page, commentPage, search, forcedTemplateId, previewPopupId],
		blockPages,
	]);
}
