import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { FontCatalogue } from '@outrigger/rules/fonts/font-catalogue';
import type { CaptchaType } from '@outrigger/rules/forms/captcha';
import type { ReturnedForm } from '@outrigger/rules/forms/form-answer';
import type { VisitorShop } from '@outrigger/rules/shop/shop-pages';
import type { HighlightCode } from '@outrigger/rules/text/code-block';
import type { TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import type { Capabilities } from '@outrigger/rules/wordpress/capabilities';
import type { ReturnedComment } from '@outrigger/rules/wordpress/returned-comment';
import type { Toolbar } from '@outrigger/rules/wordpress/toolbar';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { RefreshRoute } from '../wordpress/post-refresh';
import type { SearchHead } from './search-head';

export type { SearchHead };

/** Runs one GraphQL operation, in this process or over the network. */
export type GraphQLExecutor = (operation: GraphQLOperation) => Promise<ExecutionResult>;

/** One operation in the form that a GraphQL client sends. */
export interface GraphQLOperation {
	query: DocumentNode;
	variables?: Record<string, unknown>;
	operationName?: string;
	/** `query-7-page=2`: the requested pages of the query blocks in the texts; the first ones if absent. */
	blockPages?: string;
	/** Slug of the language of the requests to the site, `de`; all languages if absent. */
	language?: string;
}

/** The host's request to the front end for the page at a single URI. */
export interface PageRequest {
	/**
	 * Path on this site in WordPress's form: percent-encoded, with one slash at both ends, without `/page/N/`,
	 * `/comment-page-N/` and `/feed/`.
	 */
	path: string;
	/** Absolute public address. If the page may be cached, the address has only the parameters that change the page. */
	url: URL;
	/** Page of an archive, from 1: `/page/N/`, else `?paged=`. */
	page: number;
	/**
	 * `/comment-page-N/`: the page of the comments, from 1; null for the newest comments, at the content's own address.
	 */
	commentPage: number | null;
	/** `?s=`, the text of the search; an empty text is an empty search, `null` is no search. */
	search: string | null;
	/** `?theme_template_id=`: the published template that is used at its location in any case. */
	forcedTemplateId: number | null;
	/** `?popup-preview=`: the popup to open at once, by database id. */
	previewPopupId: number | null;
	/** Database id of a draft for an editor who may see it; then `path` is `/`. */
	previewId: number | null;
	/** Content of a password-protected post, as REST gave it for the right password; not sanitised. */
	protectedContent: string | null;
	/** True if the visitor has just sent a wrong password from the form of this page; false if absent. */
	isPasswordWrong?: boolean;
	/** The form that the visitor sent to this page without script; such a page is never cached. */
	returnedForm: ReturnedForm | null;
	/**
	 * For an editor with the editor's view: the view itself, or the page in its frame. Null or absent for all other
	 * visitors; a page for the view is never cached.
	 */
	editing?: 'view' | 'frame' | null;
	/**
	 * The bar above the page of a visitor who is logged in; none if absent or null. Such a page is never cached.
	 */
	toolbar?: Toolbar | null;
	/** The comment that the visitor sent to this page without script and that was refused; none if absent. */
	returnedComment?: ReturnedComment | null;
	/** The shop's data about the visitor; null if the page has no part of a cart. Such a page is never cached. */
	shop?: VisitorShop | null;
	/**
	 * Sends requests with the visitor's login, and replaces the site's own executor only for this page; such a page is
	 * never cached.
	 */
	execute: GraphQLExecutor | null;
	/**
	 * Called before each element: if this turn is over, it returns a promise of the rendering's next turn, so that a
	 * heavy page delays no other page. Throws if there are no more turns.
	 */
	pause: () => Promise<void> | undefined;
	/**
	 * The largest number of elements in all documents of a page that this process renders. A page with more is refused
	 * with `TooLargeHere` before anything is rendered. If absent, there is no limit.
	 */
	mostElements?: number;
}

/** A page, ready to be sent. */
export interface RenderedPage {
	status: number;
	html: string;
	/** CSP sources of the inline sheets: `sha256-…` without quotes. */
	styleHashes: readonly string[];
	/**
	 * The sources of the page: URIs (`/gallery/`) and node ids; a purge of any of them purges the
	 * page.
	 */
	tags: readonly string[];
	/** Path on this site to which the visitor is redirected permanently; `html` is then not shown. */
	redirect?: string;
	/** False if the page was made with incomplete data, or for one visitor. */
	cacheable: boolean;
	/** The time at which the clock may change its content, in milliseconds since 1970; never if absent. */
	changesAt?: number | null;
	/** Origins of frames that the page may load after a click, e.g. `https://player.vimeo.com`. */
	frameOrigins?: readonly string[];
	/** True if the page contains a login form, which the browser sends to WordPress; false if absent. */
	hasLogin?: boolean;
	/** Origins to which the page sends something, in addition to its own origin. */
	connectOrigins?: readonly string[];
}

/** The host's request to the front end: a single widget of a page, without the page around it. */
export interface WidgetRequest {
	/** The page that contains the widget; its `url` has the filters and the page of its lists. */
	page: PageRequest;
	/** Database id of the builder's document that contains the widget. */
	documentId: number;
	/** The widget's id inside that document. */
	widgetId: string;
	/** The refresh call of the request. The renderer refuses a widget whose definition names another call or none. */
	route: RefreshRoute;
	/** Settings that an editor tries out instead of the stored settings; null for visitors. */
	settings: Record<string, unknown> | null;
}

/** The inside of one widget. */
export interface RenderedWidget {
	/** `.elementor-widget-container` and its content, or the requested part; empty if the widget shows nothing. */
	html: string;
	/** False if the widget was made with incomplete data, or only for this moment. */
	cacheable: boolean;
}

/** The front end of one WordPress. */
export interface PageRenderer {
	/** Renders a URI. Rejects with the executor's error when WordPress did not answer. */
	render(request: PageRequest): Promise<RenderedPage>;
	/**
	 * Renders one widget in the same way as on its page; null if no published document has such a widget. Rejects in
	 * the same cases as `render`.
	 */
	renderWidget(request: WidgetRequest): Promise<RenderedWidget | null>;
	/** Drops the data that is kept between pages (settings, menus, templates), because WordPress has changed. */
	forget(): void;
}

/** Addresses of the browser's files. */
export interface AssetManifest {
	/**
	 * Address of a source file in the browser: `web/client.ts` → `/assets/client-4f1c.js`, in dev `/web/client.ts`.
	 * @throws for a file that the build does not know, which is a programmer's mistake
	 */
	address(source: string): string;
	/** Address of a source file among the files of the editor's view, which shares no files with visitors' pages. */
	editorAddress(source: string): string;
	/** Modules that a source file imports statically; the page preloads them together with that file. */
	imports(source: string): readonly string[];
	/** Modules to load before all others; only in dev, where it is Vite's client. */
	before: readonly string[];
	/** The families that the host serves itself. */
	fonts: FontCatalogue;
}

/** Markup that is safe to send, and the rules that were in its style attributes. */
export interface SanitizedHtml {
	html: string;
	css: string;
}

/** Sanitises markup from WordPress. Texts that it adds come from `say`; if `say` is absent, they are in English. */
export type Sanitize = (html: string, say?: Say) => SanitizedHtml;

/** Markup of one page and the sheet that belongs to it. */
export interface MarkupPart {
	/** Own path of the page. */
	path: string;
	html: string;
	css: string;
}

/** Replaces the addresses of pictures and films on other hosts by addresses on this host. */
export type OwnMedia = (part: MarkupPart) => Promise<MarkupPart>;

/** The styles that WordPress gives the content of a page. */
export interface ContentStyles {
	/** Addresses of the builder's sheets on this site. */
	stylesheets: readonly string[];
	/** The theme's rules for the blocks in the content, safe to send. */
	css: string;
	/** BCP 47: the language of WordPress's own page; absent if the page names none. */
	language?: string;
	/** The languages that WordPress's own page names, with absolute addresses; none if absent. */
	alternates?: readonly { language: string; url: string }[];
	/** The data about the page from the site's plugin for search engines; absent if there is no such plugin. */
	search?: SearchHead;
	/**
	 * The main part of WordPress's own page, not sanitised; absent if it has no block that WordPress fills in the
	 * page's language.
	 */
	main?: string;
}

/** The answer of core REST to a GET. */
export interface RestAnswer {
	status: number;
	/** Parsed JSON; `null` if the answer was no JSON. */
	body: unknown;
	/** `X-WP-Total`: the number of matching items; 0 if the site does not send it. */
	total: number;
	/** `X-WP-TotalPages`. */
	totalPages: number;
}

/**
 * Requests a path of core REST without its leading `/wp-json/`: `wp/v2/posts?per_page=6`. Rejects if there is no usable
 * answer.
 */
export type RestFetch = (path: string) => Promise<RestAnswer>;

/** Writes one structured log line; the same message is logged only once. */
export type Warn = (message: string, details?: Record<string, unknown>) => void;

/** The options of the front end, given once for each WordPress. */
export interface SiteOptions {
	execute: GraphQLExecutor;
	capabilities: Capabilities;
	/** Public origin without a slash at the end. */
	siteUrl: string;
	assets: AssetManifest;
	sanitize: Sanitize;
	/** Makes the function that gives colours to the codes of one page; without it they are plain. */
	highlighter?: () => HighlightCode;
	/** Removes the WordPress host from addresses and markup, so that links stay on this site. */
	localize: (text: string) => string;
	/**
	 * Serves media of other hosts, if documents name them, through this host, because pages load nothing from other
	 * hosts.
	 */
	ownMedia: OwnMedia;
	/**
	 * Returns the styles of the content of a URI, as WordPress renders it; called if the content's element tree is not
	 * known.
	 */
	contentStyles: (path: string) => Promise<ContentStyles>;
	/** Core REST of the same WordPress. */
	rest: RestFetch;
	/** Google Analytics, `G-…`; overrides the site's own settings; null if only the site's settings count. */
	measurementId: string | null;
	/** The captcha services that forms may use; none if absent. */
	captchas?: readonly CaptchaType[];
	/** Tables of add-ons that the site's owner wrote; none if absent. */
	addOns?: readonly AddOnTable[];
	/** Absolute address to which the hits of Google Analytics are sent. */
	collectUrl: string;
	/**
	 * The site's own texts, which replace texts of this host, and the site's language, which overrides WordPress's
	 * language.
	 */
	texts?: SiteTexts;
	/**
	 * Receives the languages of the site, the default one first, whenever a shell is loaded; the page waits for it. A site
	 * in one language has `/`.
	 */
	onLanguages?: (
		languages: readonly { homePath: string; language: string; slug?: string }[],
	) => Promise<void>;
	popupDebug: boolean;
	warn: Warn;
}

/** A site's settings for the host's texts. */
export interface SiteTexts {
	overrides?: TextOverrides | undefined;
	/** BCP 47; WordPress's language if absent. */
	language?: string | undefined;
}

/** Makes the front end of one WordPress. */
export type CreateSite = (options: SiteOptions) => PageRenderer;
