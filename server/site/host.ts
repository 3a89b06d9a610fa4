import { createHmac } from 'node:crypto';
import type { ResolveHost } from '@outrigger/http/open-address';
import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import type { PictureWork } from '@outrigger/media/picture-work';
import { picturesHere } from '@outrigger/media/pictures-here';
import { CAPTCHA_TYPES } from '@outrigger/rules/forms/captcha';
import type { Logger } from 'pino';
import { foreignFormPage, notFoundPage } from './answers/plain-page';
import {
	preferencesOf,
	respond,
	respondMoved,
	respondWithText,
	withForeignParameters,
} from './answers/respond';
import { SPECULATION_RULES_PATH } from './answers/speculation-rules';
import { wordsFor } from './answers/words-for';
import type { Assets } from './assets';
import type { Backend, Client } from './backend/backend';
import type { Cdn } from './cache/cdn';
import { createPageCache, type Purge } from './cache/page-cache';
import type { SharedState } from './cache/shared-state';
import type { CreateSite, Sanitize } from './contract/renderer';
import { feed } from './feeds/feed';
import { createSitemap, type Sitemap } from './feeds/sitemap';
import {
	createForeignMedia,
	type ForeignMedia,
	foreignMediaKey,
} from './foreign-media/foreign-media';
import { FOREIGN_MEDIA_PATH } from './foreign-media/media-address';
import { type CaptchaFrameParts, captchaFrame } from './forms/captcha-frame';
import { createPostComment } from './forms/post-comment';
import { createPostForm } from './forms/post-form';
import { createUploadGate } from './forms/upload-gate';
import { createFrontEnd } from './front-end';
import type { RenderPool } from './heavy-pages/render-pool';
import { createMissingFile } from './pages/missing-file';
import { createMovedAddresses } from './pages/moved-addresses';
import { narrowingOf, narrowList } from './pages/narrow-list';
import { createPageHost, type PageHost } from './pages/page-host';
import { createPostPasswords, type PostPasswords } from './pages/post-password';
import { createPreviewVisits } from './pages/preview-visits';
import { createPrivatePages } from './pages/private-pages';
import { createRenderPage } from './pages/render-page';
import { createPostcards, type Postcards } from './postcards/postcards';
import type { RefreshAnswers } from './refresh/refresh-answers';
import { createRefreshLoop } from './refresh/refresh-loop';
import { createRefreshSearch } from './refresh/refresh-search';
import { parsePageAddress } from './requests/page-address';
import { isPrivateRequest } from './requests/private-request';
import { createRateLimit } from './requests/rate-limit';
import { type CartSession, createCartSession } from './shop/cart-session';
import { createShopVisits } from './shop/shop-visits';
import type { Through } from './through/through';

/** A page as text, to be changed for one visitor. */
const WHOLE = { acceptEncoding: null, ifNoneMatch: null };
/** Cards that an address writes, and pictures of cards that are made for it, in a minute. */
const MOST_CARDS = 60;

/** The parts from which a host is put together. */
export interface HostParts {
	/** The WordPress behind it. */
	backend: Backend;
	/** Passes pages of a real WordPress through; all pages are rendered if absent. */
	through?: Through | null;
	createSite: CreateSite;
	assets: Assets;
	/** Makes the sanitiser; called once, when it is first needed, because it is slow to load. */
	createSanitize: () => Promise<Sanitize>;
	log: Logger;
	/** Signs and seals what lies in browsers; the same on all hosts of a site. Asked for when first needed. */
	secret: () => Uint8Array;
	/** The state that several hosts of this site share. */
	shared?: SharedState | null;
	/** A cache in front of all hosts of this site. */
	cdn?: Cdn | null;
	/** Pages get the looser policy that Vite's dev page needs, and none is kept. */
	dev?: boolean;
	/** Milliseconds since the epoch. */
	now?: () => number;
	/** Finds the addresses of other hosts; the machine's own way if absent. */
	resolveHost?: ResolveHost;
	/** Renders heavy pages beside this thread. */
	pool?: RenderPool;
	/** Makes pictures; this process if absent. */
	pictures?: PictureWork;
}

/** The facts that a host knows about its site. */
export interface HostSettings {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** Origins whose pages belong to this site. */
	ownOrigins: readonly string[];
	measurementId: string | null;
	/** The address to which the host sends the hits of analytics. */
	collectUrl: string;
	popupDebug: boolean;
	/** The language of the site whatever WordPress says, BCP 47; what WordPress says if absent. */
	language?: string | null;
	/** Public keys of the services against machines that are configured. */
	captchaKeys?: CaptchaFrameParts['keys'];
	/** The real WordPress behind it; `null` for the embedded one. */
	wordpress: { siteUrl: string } | null;
	/** Absolute folder for what is kept. */
	dataDir: string;
	/** Origins from which the host fetches pictures at any network address. */
	imageOrigins: readonly string[];
	/** Says if browsers fetch from those origins themselves. */
	imageMode: 'fetch' | 'direct';
	/** Writing requests of an address in a minute; 0 is without a limit. */
	rateLimit: number;
}

/** Everything that visitors read: pages, feeds, the sitemap. */
export interface Host {
	/** A page or a feed. Rejects with `WordPressUnavailable` where nothing could be shown instead. */
	page(request: Request, client: Client): Promise<Response>;
	/** Stands between browsers and the shop. */
	cartSession: CartSession;
	/** A form that was sent to a page; `null` where it is none. */
	postForm(request: Request, client: Client): Promise<Response | null>;
	/** Answers a comment that was sent without script; `null` if no handler takes it. */
	postComment(request: Request, client: Client): Promise<Response | null>;
	/** Postcards that visitors write; null for what is none. */
	postcards: Postcards;
	/** The frame of a captcha service; `null` where the host has no keys for it. */
	captchaFrame(request: Request): Response | null;
	/** Says if a form may bring files, by its first fields and the page that it comes from. */
	mayHaveUploads: ReturnType<typeof createUploadGate>;
	sendCached: PageHost['sendCached'];
	hintsFor: PageHost['hintsFor'];
	/** Answers the password form of a protected post. */
	rememberPassword: PostPasswords['remember'];
	sitemap: Sitemap;
	/** One loop of a page, filtered or paged. */
	refreshLoop: RefreshAnswers['answer'];
	/** The results of a search widget. */
	refreshSearch: RefreshAnswers['answer'];
	/** Pictures and films of other hosts. */
	foreignMedia: Pick<ForeignMedia, 'send' | 'ownSheet' | 'whyMissing'>;
	/** Forgets what was made of the named URIs or ids, here and on the hosts that share a cache. */
	purge(purge: Purge): Promise<void>;
	/** Makes ready what the first page would wait for. Never rejects. */
	warm(): Promise<void>;
}

/** Puts a host together. */
export function createHost(settings: HostSettings, parts: HostParts): Host {
	const { siteUrl, ownOrigins, imageOrigins } = settings;
	const { backend, assets, log, dev = false, now = Date.now } = parts;

	let cleaner: Promise<Sanitize> | null = null;
	const sanitize = () => {
		cleaner ??= parts.createSanitize();
		return cleaner;
	};
	const pictures = parts.pictures ?? picturesHere();
	const isDirect = settings.imageMode === 'direct';
	const foreignMedia = createForeignMedia({
		siteUrl,
		dataDir: settings.dataDir,
		secret: () => foreignMediaKey(parts.secret()),
		trusted: imageOrigins,
		isDirect,
		localize: backend.localize,
		onLearned: renderAgain,
		log,
		now,
		resolve: parts.resolveHost,
		pictures,
	});
	const frontEnd = createFrontEnd({
		siteUrl,
		measurementId: settings.measurementId,
		collectUrl: settings.collectUrl,
		popupDebug: settings.popupDebug,
		language: settings.language,
		captchas: CAPTCHA_TYPES.filter((type) => settings.captchaKeys?.[type]),
		backend,
		// The policy names the sheet by its hash: nothing changes in it afterwards.
		ownMedia: (part) => foreignMedia.own({ ...part, css: backend.localize(part.css) }),
		createSite: parts.createSite,
		assets: assets.manifest,
		sanitize,
		log,
		pool: parts.pool,
	});
	const headers = {
		siteUrl,
		speculationRules: SPECULATION_RULES_PATH,
		restRoot: backend.restRoot,
		mediaOrigins: isDirect ? imageOrigins : [],
		loginOrigin: settings.wordpress && new URL(settings.wordpress.siteUrl).origin,
		dev,
	};
	const cdn = parts.cdn ?? null;
	const cache = createPageCache(parts.shared?.pages ?? null, cdn);
	const findMoved = createMovedAddresses({ backend, purges: () => cache.purges, log, now });
	const renderPage = createRenderPage({
		findMoved,
		renderer: frontEnd.renderer,
		headers,
		isForeign: settings.wordpress !== null,
		log,
	});
	const pages = createPageHost({ renderPage, cache, cdn, siteUrl, log, now });
	const missingFile = createMissingFile(findMoved, siteUrl);
	const passwords = createPostPasswords({ secret: parts.secret, siteUrl, now });
	const visits = createPreviewVisits({ backend, secret: parts.secret, siteUrl, now });
	const privatePages = createPrivatePages({ backend, pages, passwords, visits, siteUrl });
	const postComment = createPostComment({ backend, pages: privatePages, siteUrl });
	const postForm = createPostForm({ backend, pages, siteUrl });
	const mayHaveUploads = createUploadGate({ pages, siteUrl });
	const limitOf = parts.shared?.rateLimits ?? createRateLimit;
	const postcards = createPostcards({
		...{ siteUrl, ownOrigins, pages, assets: assets.manifest },
		secret: () => createHmac('sha256', parts.secret()).update('postcards').digest(),
		pictures,
		font: assets.lettering,
		read(path) {
			const request = new Request(siteUrl + path, { headers: { accept: 'image/jpeg' } });
			return path.startsWith(FOREIGN_MEDIA_PATH)
				? foreignMedia.send(request, '')
				: backend.handle(request, { address: '' });
		},
		limit: limitOf('postcards', Math.min(settings.rateLimit, MOST_CARDS)),
	});
	const shop = createShopVisits({ backend, pages, siteUrl });
	const cartSession = createCartSession(siteUrl, ownOrigins);
	const sitemap = createSitemap(backend, siteUrl, now);

	const { renderer } = frontEnd;
	const refreshLoop = createRefreshLoop({ renderer, backend, siteUrl, keeps: !dev });
	const refreshSearch = createRefreshSearch({ renderer, siteUrl, keeps: !dev });

	function purge(what: Purge): Promise<void> {
		if (what === 'everything') frontEnd.remake();
		else frontEnd.forget();
		sitemap.forget();
		refreshLoop.forget();
		refreshSearch.forget();
		parts.through?.purge(what);
		return cache.purge(what);
	}
	backend.onChange(purge);

	/**
	 * Renders a page again because its pictures have become known; WordPress's own data has not
	 * changed.
	 */
	function renderAgain(path: string): void {
		refreshLoop.forget();
		cache.purge([path]).catch((error: unknown) => {
			log.warn({ err: error, path }, 'a page could not be purged');
		});
	}

	async function sendFeed(path: string, request: Request): Promise<Response> {
		const xml = await feed(path, { backend, sanitize, siteUrl });
		if (xml === null) return respond(notFoundPage(siteUrl, wordsFor(siteUrl, request)));
		return respondWithText(request, xml, 'application/rss+xml; charset=utf-8', siteUrl);
	}

	return {
		rememberPassword: passwords.remember,
		sitemap,
		foreignMedia,
		refreshLoop: refreshLoop.answer,
		refreshSearch: refreshSearch.answer,
		purge,
		mayHaveUploads,
		postcards,
		postComment,
		async postForm(request, client) {
			const url = new URL(request.url);
			const address = parsePageAddress(url.pathname, url.searchParams);
			if (address.kind !== 'page') return null;
			if (sourceOf(request, ownOrigins) === 'elsewhere')
				return respond(foreignFormPage(siteUrl, wordsFor(siteUrl, request)));
			const form = await readPostedForm(request, mayHaveUploads(request, false));
			if (!form) return null;
			const place = { request, address, client };
			return (await shop.post(form, place)) ?? postForm(form, place);
		},
		captchaFrame: (request) =>
			captchaFrame(request, {
				keys: settings.captchaKeys ?? {},
				assets: assets.manifest,
				siteUrl,
			}),
		sendCached: (key, preferences) => (dev ? null : pages.sendCached(key, preferences)),
		hintsFor: pages.hintsFor,
		cartSession,
		async page(request, client) {
			const url = new URL(request.url);
			const address = parsePageAddress(url.pathname, url.searchParams);
			if (address.kind === 'moved') return respondMoved(address.location, siteUrl);
			if (address.kind === 'unknown') return missingFile(address.file, url.searchParams);
			if (address.kind === 'feed') return sendFeed(address.path, request);
			if (dev || isPrivateRequest(request.url, request.headers.get('cookie'))) {
				const parts = shop.partsOf(request, address, client);
				return shop.askFirst(request) ?? privatePages(request, address, parts ?? {});
			}
			const words = narrowingOf(url.searchParams);
			const preferences = preferencesOf(request);
			const answer = words
				? narrowList(await pages.sendShared(address, { ...preferences, ...WHOLE }), words)
				: await pages.sendShared(address, preferences);
			return respond(withForeignParameters(answer, url.searchParams));
		},
		async warm() {
			const found = await parts.through?.find().catch(() => null);
			if (found?.mode === 'through') return;
			await frontEnd.renderer().catch((error: unknown) => {
				log.warn({ err: error }, 'WordPress cannot be reached yet; pages answer 503 until it can');
			});
		},
	};
}
