import type { ResolveHost } from '@outrigger/http/open-address';
import type { PictureWork } from '@outrigger/media/picture-work';
import type { Logger } from 'pino';
import type { Assets } from './assets';
import type { Backend, Client } from './backend/backend';
import type { Cdn } from './cache/cdn';
import type { Purge } from './cache/page-cache';
import type { SharedState } from './cache/shared-state';
import type { CreateSite, Sanitize } from './contract/renderer';
import type { Sitemap } from './feeds/sitemap';
import type { ForeignMedia } from './foreign-media/foreign-media';
import type { CaptchaFrameParts } from './forms/captcha-frame';
import type { createUploadGate } from './forms/upload-gate';
import type { RenderPool } from './heavy-pages/render-pool';
import type { PageHost } from './pages/page-host';
import type { PostPasswords } from './pages/post-password';
import type { Postcards } from './postcards/postcards';
import type { RefreshAnswers } from './refresh/refresh-answers';
import type { CartSession } from './shop/cart-session';
import type { Through } from './through/through';

/** The parts from which a host is put together. */
export interface HostParts {
	/** The WordPress behind the host. */
	backend: Backend;
	/** The handler that passes pages of a real WordPress through; if absent, the host renders all pages. */
	through?: Through | null;
	createSite: CreateSite;
	assets: Assets;
	/** Makes the sanitiser; called once, when it is first needed, because it is slow to load. */
	createSanitize: () => Promise<Sanitize>;
	log: Logger;
	/**
	 * The key that signs and seals data in browsers; the same on all hosts of a site. The host reads it at its first use.
	 */
	secret: () => Uint8Array;
	/** The state that several hosts of this site share. */
	shared?: SharedState | null;
	/** A cache in front of all hosts of this site. */
	cdn?: Cdn | null;
	/** True in development: pages get the looser policy that Vite's dev page needs, and the host caches none. */
	dev?: boolean;
	/** Milliseconds since the epoch. */
	now?: () => number;
	/** Finds the network addresses of other hosts; by default the resolver of the machine. */
	resolveHost?: ResolveHost;
	/** The pool that renders heavy pages in another thread. */
	pool?: RenderPool;
	/** Makes pictures; if absent, this process makes them. */
	pictures?: PictureWork;
	/** Milliseconds that a visitor waits for a page; `PATIENCE_MS` if absent. */
	patienceMs?: number;
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
	/** The language of the site that replaces WordPress's own, BCP 47; WordPress's own if absent. */
	language?: string | null;
	/** Public keys of the configured services that tell people from machines. */
	captchaKeys?: CaptchaFrameParts['keys'];
	/** The real WordPress behind the host; `null` for the embedded one. */
	wordpress: { siteUrl: string } | null;
	/** Absolute folder for data that the host keeps. */
	dataDir: string;
	/** Origins from which the host fetches pictures at any network address. */
	imageOrigins: readonly string[];
	/** `direct` if browsers fetch from those origins themselves. */
	imageMode: 'fetch' | 'direct';
	/** The most requests that change something, per address and minute; 0 for no limit. */
	rateLimit: number;
}

/** Everything that visitors read: pages, feeds, the sitemap. */
export interface Host {
	/** Answers with a page or a feed. Rejects with `WordPressUnavailable` if the host has nothing to send. */
	page(request: Request, client: Client): Promise<Response>;
	/** The layer between browsers and the shop that keeps the token of a session. */
	cartSession: CartSession;
	/** Answers a form that was sent to a page; `null` if the request is no such form. */
	postForm(request: Request, client: Client): Promise<Response | null>;
	/** Answers a comment that was sent without script; `null` if no handler takes it. */
	postComment(request: Request, client: Client): Promise<Response | null>;
	/** Answers requests for postcards that visitors write; null for every other request. */
	postcards: Postcards;
	/** The frame of a captcha service; `null` if the host has no keys for the service. */
	captchaFrame(request: Request): Response | null;
	/** Decides whether a form may send files, by its first fields and its page. */
	mayHaveUploads: ReturnType<typeof createUploadGate>;
	sendCached: PageHost['sendCached'];
	hintsFor: PageHost['hintsFor'];
	/** Answers the password form of a protected post. */
	rememberPassword: PostPasswords['remember'];
	sitemap: Sitemap;
	/** Answers with one loop of a page, filtered or paged. */
	refreshLoop: RefreshAnswers['answer'];
	/** Answers with the results of a search widget. */
	refreshSearch: RefreshAnswers['answer'];
	/** Pictures and films of other hosts. */
	foreignMedia: Pick<ForeignMedia, 'send' | 'ownSheet' | 'whyMissing'>;
	/** Drops the cached results with these URIs or ids, here and on the hosts that share a cache. */
	purge(purge: Purge): Promise<void>;
	/** Prepares everything for which the first page would have to wait. Never rejects. */
	warm(): Promise<void>;
}
