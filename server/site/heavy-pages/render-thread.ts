import { createBirpc } from 'birpc';
import { print } from 'graphql';
import type {
	AssetManifest,
	CreateSite,
	GraphQLExecutor,
	PageRenderer,
	RenderedPage,
	Sanitize,
	SiteOptions,
} from '../contract/renderer';
import { learnLanguages } from '../contract/site-words';
import { createTurns } from '../requests/turns';
import { listAt } from './long-lists';
import { type Outcome, outcomeOf, valueIn } from './outcome';
import type { MainThread, PlainSite, RenderTask } from './render-task';

/** The parts with which a thread renders. */
export interface ThreadParts {
	createSite: CreateSite;
	manifest: AssetManifest;
	sanitize: Sanitize;
	highlighter?: SiteOptions['highlighter'];
}

/** The functions that a thread offers, by name. */
export interface RenderThread {
	/** Loads the code and data for rendering. */
	prepare(): Promise<void>;
	render(task: RenderTask): Promise<Outcome<RenderedPage>>;
}

/**
 * Makes the work of a thread. It renders one page at a time, so that its calls to the main thread belong to that page.
 *
 * @param load called once, when it is first needed
 */
export function createRenderThread(load: () => Promise<ThreadParts>): RenderThread {
	let parts: Promise<ThreadParts> | null = null;
	let known: { site: PlainSite; renderer: PageRenderer } | null = null;
	let main: MainThread | null = null;
	const warned: Promise<void>[] = [];

	function ask(): MainThread {
		if (!main) throw new Error('A page called the main thread outside a rendering.');
		return main;
	}

	function warn(message: string, details?: Record<string, unknown>): void {
		const plain = details && JSON.parse(JSON.stringify(details));
		warned.push(ask().warn(message, plain));
	}

	function loaded(): Promise<ThreadParts> {
		parts ??= load();
		return parts;
	}

	async function rendererOf(site: PlainSite): Promise<PageRenderer> {
		const { createSite, ...own } = await loaded();
		if (known?.site.name !== site.name) {
			const options = optionsOf(site, own, ask, warn);
			known = { site, renderer: createSite(options) };
		}
		if (known.site.age !== site.age) known.renderer.forget();
		known.site = site;
		return known.renderer;
	}

	async function renderPage({ request, site }: RenderTask): Promise<RenderedPage> {
		const { url, isPersonal, ...data } = request;
		const renderer = await rendererOf(site);
		return renderer.render({
			...data,
			url: new URL(url),
			execute: isPersonal ? executeThrough(ask) : null,
			pause: createTurns(),
		});
	}

	return {
		async prepare() {
			await loaded();
		},
		async render(task) {
			main = createBirpc<MainThread>(
				{},
				{
					post: (message) => task.port.postMessage(message),
					on: (listen) => task.port.on('message', listen),
					// No time limit here: the main thread ends a rendering that takes too long.
					timeout: -1,
				},
			);
			const outcome = await outcomeOf(renderPage(task));
			// After the page the port to the main thread closes, so that every log line has to be sent before.
			await Promise.allSettled(warned.splice(0));
			main = null;
			return outcome;
		},
	};
}

function optionsOf(
	{
		siteUrl,
		capabilities,
		measurementId,
		collectUrl,
		popupDebug,
		captchas = [],
		addOns = [],
		texts = {},
	}: PlainSite,
	{ manifest, sanitize, highlighter }: Omit<ThreadParts, 'createSite'>,
	ask: () => MainThread,
	warn: SiteOptions['warn'],
): SiteOptions {
	return {
		siteUrl,
		capabilities,
		measurementId,
		collectUrl,
		popupDebug,
		captchas,
		addOns,
		texts,
		onLanguages: (languages) => learnLanguages(siteUrl, languages, texts.overrides),
		sanitize,
		highlighter,
		assets: manifest,
		// The main thread does this, because it knows all addresses of WordPress.
		localize: (text) => text,
		execute: executeThrough(ask),
		rest: async (path) => valueIn(await ask().rest(path)),
		ownMedia: async (part) => valueIn(await ask().ownMedia(part)),
		contentStyles: async (path) => valueIn(await ask().contentStyles(path)),
		warn,
	};
}

/**
 * An executor that sends documents as texts to the main thread. For a page for one visitor the main thread runs them
 * with the visitor's rights.
 */
function executeThrough(ask: () => MainThread): GraphQLExecutor {
	return async ({ query, variables, operationName, blockPages, language }) => {
		const operation = { document: print(query), variables, operationName, blockPages, language };
		const { result, lists } = valueIn(await ask().execute(operation));
		for (const { path, number, length } of lists) {
			const list = listAt(result.data, path);
			while (list.length < length) list.push(...(await ask().slice(number)));
		}
		return result;
	};
}
