import { createHmac } from 'node:crypto';
import { picturesHere } from '@outrigger/media/pictures-here';
import { CAPTCHA_TYPES } from '@outrigger/rules/forms/captcha';
import { createAnswerPage } from './answer-page';
import { createAnswerPostedForm } from './answer-posted-form';
import { notFoundPage } from './answers/plain-page';
import { preferencesOf, respond, respondWithText } from './answers/respond';
import { wordsFor } from './answers/words-for';
import { createPageCache, type Purge } from './cache/page-cache';
import type { Sanitize } from './contract/renderer';
import { feed } from './feeds/feed';
import { createSitemap } from './feeds/sitemap';
import { createForeignMedia, foreignMediaKey } from './foreign-media/foreign-media';
import { FOREIGN_MEDIA_PATH } from './foreign-media/media-address';
import { captchaFrame } from './forms/captcha-frame';
import { createPostComment } from './forms/post-comment';
import { createPostForm } from './forms/post-form';
import { createPostWordPressForm } from './forms/post-wordpress-form';
import { createUploadGate } from './forms/upload-gate';
import { createFrontEnd } from './front-end';
import type { Host, HostParts, HostSettings } from './host-parts';
import { createMissingFile } from './pages/missing-file';
import { createMovedAddresses } from './pages/moved-addresses';
import { createFromOtherSpelling } from './pages/other-spelling';
import { createPageHost } from './pages/page-host';
import { createPostPasswords } from './pages/post-password';
import { createPreviewVisits } from './pages/preview-visits';
import { createPrivatePages } from './pages/private-pages';
import { createRenderPage } from './pages/render-page';
import { PATIENCE_MS } from './pages/rendering-limits';
import { createPostcards } from './postcards/postcards';
import { createRefreshLoop } from './refresh/refresh-loop';
import { createRefreshSearch } from './refresh/refresh-search';
import { parsePageAddress } from './requests/page-address';
import { createRateLimit } from './requests/rate-limit';
import { createCartSession } from './shop/cart-session';
import { createShopVisits } from './shop/shop-visits';

/** The most cards that an address may write in a minute, and the most pictures of cards that are made for it. */
const MOST_CARDS = 60;

/** Puts a host together. */
export function createHost(settings: HostSettings, parts: HostParts): Host {
	const { siteUrl, ownOrigins, imageOrigins } = settings;
	const { backend, assets, log, dev = false, now = Date.now, patienceMs = PATIENCE_MS } = parts;

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
		// The policy names the sheet by its hash, so nothing may change the sheet after this.
		ownMedia: (part) => foreignMedia.own({ ...part, css: backend.localize(part.css) }),
		createSite: parts.createSite,
		assets: assets.manifest,
		sanitize,
		log,
		pool: parts.pool,
	});
	const headers = {
		siteUrl,
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
	const pages = createPageHost({ renderPage, cache, cdn, siteUrl, log, now, patienceMs });
	const fromOtherSpelling = createFromOtherSpelling(pages, findMoved, siteUrl);
	const missingFile = createMissingFile(findMoved, siteUrl);
	const passwords = createPostPasswords({ secret: parts.secret, siteUrl, now });
	const visits = createPreviewVisits({ backend, secret: parts.secret, siteUrl, now });
	const privatePages = createPrivatePages({ backend, pages, passwords, visits, siteUrl });
	const postComment = createPostComment({ backend, pages: privatePages, siteUrl });
	const postForm = createPostForm({ backend, pages, siteUrl });
	const postWordPressForm = createPostWordPressForm({ backend, pages, sanitize, siteUrl });
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
	const sitemap = createSitemap(backend, siteUrl, now, parts.shared);

	const { renderer } = frontEnd;
	const refreshLoop = createRefreshLoop({
		...{ renderer, backend, visits, ownOrigins, siteUrl, patienceMs },
		keeps: !dev,
	});
	const refreshSearch = createRefreshSearch({ renderer, siteUrl, keeps: !dev, patienceMs });

	function forget(what: Purge): void {
		if (what === 'everything') frontEnd.remake();
		else frontEnd.forget();
		sitemap.forget();
		refreshLoop.forget();
		refreshSearch.forget();
	}
	cache.onSharedPurge(forget);

	function purge(what: Purge): Promise<void> {
		forget(what);
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
		postForm: createAnswerPostedForm({
			...{ shop, postForm, postWordPressForm, mayHaveUploads, siteUrl, ownOrigins },
		}),
		captchaFrame: (request) =>
			captchaFrame(request, {
				keys: settings.captchaKeys ?? {},
				assets: assets.manifest,
				siteUrl,
			}),
		sendCached: (key, preferences) => (dev ? null : pages.sendCached(key, preferences)),
		hintsFor: pages.hintsFor,
		cartSession,
		page: createAnswerPage({
			...{ pages, privatePages, shop, fromOtherSpelling, missingFile, findMoved, sendFeed },
			...{ siteUrl, dev },
		}),
		async warm() {
			const found = await parts.through?.find().catch(() => null);
			if (found?.mode === 'through') return;
			try {
				await frontEnd.renderer();
			} catch (error) {
				log.warn({ err: error }, 'WordPress cannot be reached yet; pages answer 503 until it can');
				return;
			}
			// The first page takes several times as long as later ones, because it reads everything that pages share.
			const start = parsePageAddress('/', new URLSearchParams());
			const request = new Request(siteUrl, { method: 'HEAD' });
			if (start.kind === 'page') await pages.sendShared(start, preferencesOf(request));
		},
	};
}
