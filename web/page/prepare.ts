import type { ApolloClient } from '@apollo/client';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { languageAt } from '@outrigger/rules/address/language-path';
import type { ShowElements } from '@outrigger/rules/builder/element-tree';
import { blockPagesIn } from '@outrigger/rules/lists/block-pages';
import { TooLargeHere } from '@outrigger/rules/templates/rendering-limit';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { REST_NAMES_PATHS, restInLanguage } from '@outrigger/rules/wordpress/rest-names';
import type { ExecutionResult } from 'graphql';
import { LRUCache } from 'lru-cache';
import { type RestAnswer, rememberRest } from '../wordpress/rest';
import { createServerClient } from '../wordpress/server-client';
import { askPageAhead, mayBeList } from './asked-ahead';
import { countElements } from './count-elements';
import { createKeptAnswers } from './kept-answers';
import { createKnownArchives, type KnownArchives } from './known-archives';
import { loadLanguages, type SiteLanguage } from './languages';
import { type PagePlan, planPage } from './plan';
import type {
	ContentStyles,
	GraphQLExecutor,
	GraphQLOperation,
	PageRequest,
	SiteOptions,
} from './renderer';
import { loadShell, type Shell } from './shell';
import type { Subject } from './subject/subject';
import { findTranslations } from './translations';

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
/** Languages with a shell that is kept; the shell of a further one is asked for again. */
const MAX_LANGUAGES = 100;
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

	const shells = createKeptAnswers<Shell>({ freshMs: LIFETIME_MS, max: MAX_LANGUAGES });
	const languages = createKeptAnswers<SiteLanguage[]>({ freshMs: LIFETIME_MS, max: 1 });
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

	const archives = new Map<string, KnownArchives>();
	const archivesIn = (language: SiteLanguage | null): KnownArchives => {
		const slug = language?.slug ?? '';
		const known = archives.get(slug) ?? createKnownArchives();
		archives.set(slug, known);
		return known;
	};
	const { show: showElements } = createAddOns(options.addOns);

	/**
	 * Makes a client that asks without a login, for a visitor's page as well, and without the
	 * answers of other queries.
	 */
	const anybody = (language?: SiteLanguage | null) =>
		createServerClient({
			execute: ({ document, ...operation }) =>
				options.execute({ query: document, ...operation, ...asked(language) }),
		});

	const texts = createTexts(options.texts?.overrides);

	/** The languages of the site; none on a site in one. */
	function languagesOf(): Promise<SiteLanguage[]> {
		if (!options.capabilities.languages) return Promise.resolve([]);
		return languages.get('', () => loadLanguages(anybody()));
	}

	/**
	 * All pages in a language have the same shell: that of one who may see more is not for the
	 * others.
	 */
	function shellOf(language: SiteLanguage | null): Promise<Shell> {
		return shells.get(language?.slug ?? '', () =>
			loadShell(anybody(language), {
				siteUrl: options.siteUrl,
				elementor: options.capabilities.elementor,
				atomic: options.capabilities.atomic,
				rest: options.rest,
				texts,
				language: options.texts?.language,
				inLanguage: language ?? undefined,
			}).then((shell) => {
				if (language?.isDefault ?? true) options.onLanguage?.(shell.site.language);
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
		const { language = '' } = operation;
		const key = `${operation.operationName} ${language} ${JSON.stringify(operation.variables)}`;
		return shared.get(key, () => options.execute({ ...operation, blockPages: '' }));
	};

	/**
	 * The beginning of an address says its language. A site whose addresses do not tell is asked
	 * again in the language that the page itself has.
	 */
	async function ofPage(request: PageRequest): Promise<Preparation> {
		const all = await languagesOf();
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
		const execute = request.execute ?? executeShared;
		const { mostElements = Number.POSITIVE_INFINITY } = request;
		const blockPages = blockPagesIn(request.url.searchParams);
		let elements = 0;
		const client = createServerClient({
			async execute({ document, ...operation }) {
				// WordPress may be this process: its answers, and the work on them, take turns as well.
				await turnOf(request);
				const answer = await execute({
					query: document,
					...operation,
					blockPages,
					...asked(language),
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
			rememberRest((path) => restWithNames(slug ? restInLanguage(path, slug) : path));
		const rest = restIn(language?.slug);
		askPageAhead(client, rest, request);
		const shell = await shellOf(language);
		const archives = archivesIn(language);
		archives.renew(anybody(language), shell.pageForPosts);
		const contentStyles = stylesOf(request, shell, archives);
		const { siteUrl, localize } = options;
		const languages = language && {
			all,
			current: language,
			find: (subject: Subject) =>
				findTranslations({ client, restIn, siteUrl, localize }, subject, all, language),
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

	/** Asked for before it is known what the page is: WordPress takes as long for it as for all the rest. */
	async function stylesOf(
		request: PageRequest,
		shell: Shell,
		archives: KnownArchives,
	): Promise<ContentStyles> {
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
			languages.clear();
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

/** The language in which an operation is asked; nothing on a site in one. */
function asked(language: SiteLanguage | null | undefined): Pick<GraphQLOperation, 'language'> {
	return language ? { language: language.slug } : {};
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
