import type { AddOnTable } from '@outrigger/rules/add-ons/add-on-table';
import type { FontCatalogue } from '@outrigger/rules/fonts/font-catalogue';
import type { CaptchaType } from '@outrigger/rules/forms/captcha';
import type { ReturnedForm } from '@outrigger/rules/forms/form-answer';
import type { VisitorShop } from '@outrigger/rules/shop/shop-pages';
import type { TextOverrides } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import type { Capabilities } from '@outrigger/rules/wordpress/capabilities';
import type { ReturnedComment } from '@outrigger/rules/wordpress/returned-comment';
import type { Toolbar } from '@outrigger/rules/wordpress/toolbar';
import type { DocumentNode, ExecutionResult } from 'graphql';
import type { RefreshRoute } from '../wordpress/post-refresh';
import type { SearchHead } from './search-head';

export type { SearchHead };

/** Runs one GraphQL operation: in this process or over the network. */
export type GraphQLExecutor = (operation: GraphQLOperation) => Promise<ExecutionResult>;

/** One operation as a GraphQL client sends it. */
export interface GraphQLOperation {
	query: DocumentNode;
	variables?: Record<string, unknown>;
	operationName?: string;
	/** `query-7-page=2`: the requested pages of the query blocks in the texts; the first ones if absent. */
	blockPages?: string;
	/** Slug of the language of the requests to the site, `de`; all languages if absent. */
	language?: string;
}

/** The host's request to the front end: a single URI as a whole page. */
export interface PageRequest {
	/**
	 * Own path in WordPress's form: percent-encoded, one slash at both ends, without `/page/N/`, `/comment-page-N/` and
	 * `/feed/`.
	 */
	path: string;
	/** Absolute public address; of a page that may be cached it has only the parameters that change the page. */
	url: URL;
	/** Page of an archive, from 1: `/page/N/`, else `?paged=`. */
	page: number;
	/** `/comment-page-N/`: the page of the comments, from 1; null for the newest at the content's own address. */
	commentPage: number | null;
	/** `?s=`; an empty text is a search for nothing, `null` is no search. */
	search: string | null;
	/** `?theme_template_id=`: the published template that takes its location. */
	forcedTemplateId: number | null;
	/** `?popup-preview=`: the popup to open at once, by database id. */
	previewPopupId: number | null;
	/** A draft for an editor who may see it, by database id; `path` is `/` then. */
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
	/** The shop's facts for a visitor's page; null if the page has no part of a cart. Such a page is never cached. */
	shop?: VisitorShop | null;
	/** Speaks for the visitor and replaces the site's own executor for this page alone; such a page is never cached. */
	execute: GraphQLExecutor | null;
	/**
	 * Called before each element: returns a promise of the rendering's next turn if this turn is
	 * over, so that a heavy page delays no other page. Throws if there are no more turns.
	 */
	pause: () => Promise<void> | undefined;
	/**
	 * Elements in all documents of the page that are rendered here. More of them are refused with `TooLargeHere`,
	 * before anything is rendered; all are rendered if absent.
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
	/** Own path to send the visitor to for good instead of showing `html`. */
	redirect?: string;
	/** False where the page was made of less than it needs, or for one visitor. */
	cacheable: boolean;
	/** The time at which the clock may change its content, in milliseconds since 1970; never if absent. */
	changesAt?: number | null;
	/** Origins of frames that the page may load after a click, e.g. `https://player.vimeo.com`. */
	frameOrigins?: readonly string[];
	/** True if it holds a login form, which the browser sends to WordPress; false if absent. */
	hasLogin?: boolean;
	/** Origins that the page sends something to, beside its own. */
	connectOrigins?: readonly string[];
}

/** The host's request to the front end: a single widget of a page, without the page around it. */
export interface WidgetRequest {
	/** The page that it stands on; its `url` has the filters and the page of its lists. */
	page: PageRequest;
	/** Database id of the builder's document that holds it. */
	documentId: number;
	/** The widget's id inside that document. */
	widgetId: string;
	/** The refresh call of the request. The renderer refuses a widget with another or no call in its definition. */
	route: RefreshRoute;
	/** Settings that an editor tries out in place of the stored ones; null for visitors. */
	settings: Record<string, unknown> | null;
}

/** The inside of one widget. */
export interface RenderedWidget {
	/** `.elementor-widget-container` and its content, or the requested part; empty where the widget shows nothing. */
	html: string;
	/** False where it was made of less than it needs, or for this moment. */
	cacheable: boolean;
}

/** The front end of one WordPress. */
export interface PageRenderer {
	/** Renders a URI. Rejects with the executor's error when WordPress did not answer. */
	render(request: PageRequest): Promise<RenderedPage>;
	/** Renders one widget as on its page; null if no published document has such a widget. Rejects as `render` does. */
	renderWidget(request: WidgetRequest): Promise<RenderedWidget | null>;
	/** Drops the data that is kept between pages (settings, menus, templates), because WordPress has changed. */
	forget(): void;
}

/** Addresses of the browser's files. */
export interface AssetManifest {
	/**
	 * Address of a source file in the browser: `web/client.ts` → `/assets/client-4f1c.js`, in dev `/web/client.ts`.
	 * @throws for a file that the build does not know: a programmer's mistake
	 */
	address(source: string): string;
	/** The same in the files of the editor's view, which share none with visitors. */
	editorAddress(source: string): string;
	/** Modules that a source file imports at once, to be preloaded beside it. */
	imports(source: string): readonly string[];
	/** Modules to load before all others; only in dev, where it is Vite's client. */
	before: readonly string[];
	/** The families that the host serves itself. */
	fonts: FontCatalogue;
}

/** Markup that is safe to send, and the rules that stood in its style attributes. */
export interface SanitizedHtml {
	html: string;
	css: string;
}

/** Sanitises markup from WordPress. Texts that it adds come from `say`; without it they are in English. */
export type Sanitize = (html: string, say?: Say) => SanitizedHtml;

/** Markup of one page and the sheet that goes with it. */
export interface MarkupPart {
	/** Own path of the page. */
	path: string;
	html: string;
	css: string;
}

/** Gives pictures and films of other hosts an address of this one. */
export type OwnMedia = (part: MarkupPart) => Promise<MarkupPart>;

/** The styles that WordPress gives the content of a page. */
export interface ContentStyles {
	/** Own addresses of the builder's sheets. */
	stylesheets: readonly string[];
	/** The theme's rules for the blocks in it, safe to send. */
	css: string;
	/** BCP 47: the language of WordPress's own page; absent where the page names none. */
	language?: string;
	/** The languages that WordPress's own page names, with absolute addresses; none if absent. */
	alternates?: readonly { language: string; url: string }[];
	/** The data of the site's plugin for search engines about the page; absent without any. */
	search?: SearchHead;
	/**
	 * The main part of WordPress's own page, not sanitised; absent where it has no block that WordPress fills in the
	 * page's language.
	 */
	main?: string;
}

/** The answer of core REST to a GET. */
export interface RestAnswer {
	status: number;
	/** Parsed JSON; `null` where the answer was none. */
	body: unknown;
	/** `X-WP-Total`: the number of matching items; 0 where the site does not send it. */
	total: number;
	/** `X-WP-TotalPages`. */
	totalPages: number;
}

/**
 * Requests a path of core REST without its leading `/wp-json/`: `wp/v2/posts?per_page=6`. Rejects without a usable
 * answer.
 */
export type RestFetch = (path: string) => Promise<RestAnswer>;

/** One structured line; the same message is logged once. */
export type Warn = (message: string, details?: Record<string, unknown>) => void;

/** The options of the front end, given once per WordPress. */
export interface SiteOptions {
	execute: GraphQLExecutor;
	capabilities: Capabilities;
	/** Public origin without a slash at the end. */
	siteUrl: string;
	assets: AssetManifest;
	sanitize: Sanitize;
	/** Takes the WordPress host out of addresses and markup, so that links stay on this site. */
	localize: (text: string) => string;
	/**
	 * Passes media of other hosts, if documents name them, through this host, since pages load
	 * nothing from other hosts.
	 */
	ownMedia: OwnMedia;
	/**
	 * Returns the styles of the content of a URI, as WordPress renders it; called if no tree is
	 * known.
	 */
	contentStyles: (path: string) => Promise<ContentStyles>;
	/** Core REST of the same WordPress. */
	rest: RestFetch;
	/** Google Analytics, `G-…`; overrides the site's own settings; null where only they count. */
	measurementId: string | null;
	/** Services against machines that forms may ask; none if absent. */
	captchas?: readonly CaptchaType[];
	/** Tables of add-ons that the site's owner wrote; none if absent. */
	addOns?: readonly AddOnTable[];
	/** Absolute address that its hits are sent to. */
	collectUrl: string;
	/** The site's own words in place of ours, and its language, which overrides WordPress's. */
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

/** A site's settings for our words. */
export interface SiteTexts {
	overrides?: TextOverrides | undefined;
	/** BCP 47; WordPress's language if absent. */
	language?: string | undefined;
}

/** Makes the front end of one WordPress. */
export type CreateSite = (options: SiteOptions) => PageRenderer;
