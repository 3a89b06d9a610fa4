import type { ApolloClient } from '@apollo/client';
import { LRUCache } from 'lru-cache';
import { TooLargeHere } from '../../domain/rendering-limit';
import { REST_NAMES_PATHS } from '../../domain/rest-names';
import { type RestAnswer, rememberRest } from '../wordpress/rest';
import { createServerClient } from '../wordpress/server-client';
import { countElements } from './count-elements';
import { type PagePlan, planPage } from './plan';
import type { PageRequest, SiteOptions } from './renderer';
import { loadShell, type Shell } from './shell';

/** How long things are kept although nobody said that they changed: an editor of a real site waits no longer. */
const LIFETIME_MS = 60_000;
/** Pages whose lists visitors filter at the same time; the one that nobody asked for longest goes first. */
const MAX_PAGES = 20;
/** Each list that is asked for adds to what a kept page remembers. */
const MAX_USES = 100;

/** Everything that one page is rendered from. */
export interface Preparation {
	plan: PagePlan;
	shell: Shell;
	client: ApolloClient;
	options: SiteOptions;
	request: PageRequest;
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
	let kept: { shell: Promise<Shell>; until: number } | null = null;
	const pages = new LRUCache<string, { preparation: Promise<Preparation>; uses: number }>({
		max: MAX_PAGES,
		ttl: LIFETIME_MS,
	});

	const names = new LRUCache<string, Promise<RestAnswer>>({
		max: REST_NAMES_PATHS.length,
		ttl: LIFETIME_MS,
	});

	/** One request asks for the shell, the others wait for its answer; a failed one is asked again. */
	function shellOf(client: ApolloClient): Promise<Shell> {
		const now = performance.now();
		if (kept && now < kept.until) return kept.shell;
		const shell = loadShell(client, {
			siteUrl: options.siteUrl,
			elementor: options.capabilities.elementor,
		});
		kept = { shell, until: now + LIFETIME_MS };
		shell.catch(() => {
			kept = null;
		});
		return shell;
	}

	/** What REST calls things is asked once for all pages, as the shell is; a refusal is not kept. */
	function restWithNames(path: string): Promise<RestAnswer> {
		if (!REST_NAMES_PATHS.includes(path)) return options.rest(path);
		const known = names.get(path);
		if (known) return known;
		const asked = options.rest(path);
		names.set(path, asked);
		asked.then(
			({ status }) => status >= 400 && names.delete(path),
			() => names.delete(path),
		);
		return asked;
	}

	async function ofPage(request: PageRequest): Promise<Preparation> {
		const execute = request.execute ?? options.execute;
		const { mostElements = Number.POSITIVE_INFINITY } = request;
		let elements = 0;
		const client = createServerClient({
			async execute({ document, ...operation }) {
				const answer = await execute({ query: document, ...operation });
				elements += countElements(answer.data);
				if (elements > mostElements) {
					throw new TooLargeHere(`${request.path} holds more than ${mostElements} elements.`);
				}
				return answer;
			},
		});
		const shell = await shellOf(client);
		const rest = rememberRest(restWithNames);
		const plan = await planPage(client, rest, shell, request);
		return { plan, shell, client, options: { ...options, rest }, request };
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
			kept = null;
			names.clear();
			pages.clear();
		},
	};
}

/** Whether every visitor sees the same page at this address. */
function isShared({ execute, previewId, protectedContent }: PageRequest): boolean {
	return execute === null && previewId === null && protectedContent === null;
}

/** What a plan is made of beside the address's parameters, which only widgets read. */
function pageOf(request: PageRequest): string {
	const { path, page, commentPage, search, forcedTemplateId, previewPopupId } = request;
	return JSON.stringify([path, page, commentPage, search, forcedTemplateId, previewPopupId]);
}
