/**
 * The data of the mock WordPress, as WordPress itself stores it: ids are database ids, texts are
 * raw (neither texturized nor entity-encoded), dates are `YYYY-MM-DDTHH:mm:ss` without a zone.
 * GraphQL and REST both read these records and give them each their own shape.
 */

import type { RedirectRule } from '@outrigger/rules/address/redirects';
import type { DesignRecord, ElementorDocumentRecord } from './builder-records';
import type { LanguageHome, LanguageRecord, Translated } from './language-records';
import type { MediaFileRecord } from './media-records';
import type { MenuRecord } from './menu-records';
import type { CommentRecord, UserRecord } from './people-records';
import type { PostStatus } from './post-statuses';
import type { RentalRecord } from './rental-records';
import type { ProductRecord, ShopRecord } from './shop-records';

export type {
	DesignRecord,
	ElementorDocumentRecord,
	ElementorElementRecord,
} from './builder-records';
export type { LanguageHome, LanguageRecord, Translated } from './language-records';
export type { ForeignSize, MediaFileRecord } from './media-records';
export type { MenuItemRecord, MenuRecord } from './menu-records';
export type { ApplicationPassword, CommentRecord, UserRecord } from './people-records';
export type { PostStatus } from './post-statuses';

/** The texts of an editor for search engines and sharing; empty to use the page's own title and excerpt. */
export interface SeoRecord {
	title: string;
	description: string;
	/** True to keep the page out of search engines, the sitemap and the feeds. */
	noindex: boolean;
}

/** A post of any post type: `post`, `page`, `attachment`, `elementor_library`, or a site's own. */
export interface PostRecord extends Translated {
	databaseId: number;
	type: string;
	slug: string;
	/** Earlier slugs of the post; their addresses redirect to the post. */
	oldSlugs?: readonly string[];
	/**
	 * Path with slashes at both ends, `/stories/first-light/`, non-ASCII letters percent-encoded; `/?p=17` for an
	 * unpublished post, as WordPress links drafts; `null` for content to which WordPress gives no path (the posts page,
	 * templates).
	 */
	uri: string | null;
	status: PostStatus;
	title: string;
	/** HTML as stored; Markdown has been turned into HTML by the loader. */
	content: string;
	/** Hand-written excerpt as stored; if it is empty, WordPress makes an excerpt. */
	excerpt: string;
	date: string;
	dateGmt: string;
	modified: string;
	modifiedGmt: string;
	authorId: number;
	/** 0 for a post at the top. */
	parentId: number;
	menuOrder: number;
	/** Empty for a post without a password. */
	password: string;
	/** 0 for a post without an image. */
	featuredImageId: number;
	/** Database ids of terms of any taxonomy. */
	termIds: number[];
	commentStatus: 'open' | 'closed';
	commentCount: number;
	/**
	 * If absent, `open` for posts and `closed` for all other content. The site only shows this value; it neither sends
	 * nor takes pings.
	 */
	pingStatus?: 'open' | 'closed' | undefined;
	/** The permanent name on the site from which the post comes. Absent if the name follows from the post's id. */
	guid?: string;
	/** Template file name, empty for the default one. */
	template: string;
	sticky: boolean;
	/** Public custom fields (for dynamic tags). */
	meta: Record<string, unknown>;
	/** Absent if neither the editor nor a page above it sets a value. */
	seo?: SeoRecord;
	/** True if the site's own search leaves the post out. */
	excludeFromSearch?: boolean;
	/** Present when the post was designed in the builder. */
	elementor: ElementorDocumentRecord | null;
	/** Present on attachments. */
	media: MediaFileRecord | null;
	/** Present on products with a price. */
	product?: ProductRecord;
}

/** An earlier version of a post's texts. */
export interface RevisionRecord {
	databaseId: number;
	postId: number;
	/** An autosave belongs to one user, and the post does not show it yet. */
	kind: 'revision' | 'autosave';
	authorId: number;
	title: string;
	content: string;
	excerpt: string;
	date: string;
	dateGmt: string;
}

export interface TermRecord extends Translated {
	databaseId: number;
	taxonomy: string;
	name: string;
	slug: string;
	description: string;
	/** 0 for a term at the top. */
	parentId: number;
	/** Path with slashes at both ends. */
	uri: string;
	/** The number of published posts with this term; posts that only have a child term do not count. */
	count: number;
	meta: Record<string, unknown>;
}

export interface TaxonomyRecord {
	name: string;
	label: string;
	singularLabel: string;
	hierarchical: boolean;
	/** Post types that use this taxonomy. */
	contentTypes: string[];
	/** First part of its terms' paths, `boat-type`. */
	rewriteSlug: string;
	graphqlSingleName: string;
	graphqlPluralName: string;
	/** Empty for a taxonomy that REST does not show. */
	restBase: string;
}

export interface ContentTypeRecord {
	name: string;
	label: string;
	singularLabel: string;
	hierarchical: boolean;
	public: boolean;
	/** True if the site's own search leaves out all posts of this type. */
	excludeFromSearch?: boolean;
	hasArchive: boolean;
	rewriteSlug: string;
	graphqlSingleName: string;
	graphqlPluralName: string;
	restBase: string;
	taxonomies: string[];
}

/** Site-wide settings, as WordPress's options. */
export interface SettingsRecord {
	title: string;
	description: string;
	email: string;
	/** The locale of the site, or that of its first language. */
	language: string;
	/** The languages of a site with several languages, the default one first; absent for a site with one language. */
	languages?: readonly LanguageRecord[];
	/** Translations of single texts of the site (names of terms, alternative texts), by the slug of a language. */
	strings?: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Front page and posts page of each language, by its slug. */
	languageHomes?: Readonly<Record<string, LanguageHome>>;
	timezone: string;
	dateFormat: string;
	timeFormat: string;
	startOfWeek: number;
	showOnFront: 'page' | 'posts';
	pageOnFront: number;
	pageForPosts: number;
	/**
	 * The address of the posts page, `/stories/`, because the record of that page has no `uri`; `null` without a posts
	 * page.
	 */
	postsPageUri?: string | null;
	/** `/%postname%/` or another of WordPress's structures; `PostRecord.uri` is made from it. */
	permalinkStructure?: string;
	postsPerPage: number;
	defaultCommentStatus: 'open' | 'closed';
	/** If absent, `open`. The site only shows this value; it neither sends nor takes pings. */
	defaultPingStatus?: 'open' | 'closed';
	/** Database id of a category; if absent, the category `uncategorized` counts. */
	defaultCategory?: number;
	/** A format of posts; if absent, `0`, the standard format. */
	defaultPostFormat?: string;
	/** Absent: true. */
	useSmilies?: boolean;
	/** Comments wait for approval unless false. */
	commentModeration: boolean;
	/** True if visitors may open accounts. This works only on a host whose content can be written. */
	usersCanRegister?: boolean;
	/** Plain text above the form of the login. */
	loginMessage?: string;
	/** True for colours with more contrast than the builder's, where the editor chose no colours. */
	accessibleDefaults: boolean;
	siteIconId: number;
	siteLogoId: number;
	/** Extra image sizes beside WordPress's own: name → box. */
	imageSizes: Record<string, { width: number; height: number; crop: boolean }>;
	menuLocations: Record<string, string>;
	/** Page templates: file name → shown name. */
	templates: Record<string, string>;
	/** Widget areas for the sidebar widget: id → HTML. */
	sidebars: Record<string, string>;
	/** Custom fields of content that the site shows in REST (`show_in_rest`), by their names. */
	restMeta?: string[];
	/** Custom fields of terms that the site shows in REST, by their names. */
	restTermMeta?: string[];
	/** Custom fields of users that the site shows in REST, by their names. */
	restUserMeta?: string[];
	/** Addresses that have moved or are gone; none of them leads back to itself. */
	redirects?: readonly RedirectRule[];
	restUrl: string;
	ajaxUrl: string;
	socialFeedAjaxUrl: string;
	analyticsMeasurementId: string;
	/** `null` for a site without a shop. */
	shop?: ShopRecord | null;
	/** `null` for a site without things for rent. */
	rental?: RentalRecord | null;
}

/** The whole content of a folder, validated and with every reference checked. */
export interface SiteContent {
	settings: SettingsRecord;
	/** The active kit; its settings under the builder's names. */
	kit: { databaseId: number; settings: Record<string, unknown>; design?: DesignRecord };
	contentTypes: ContentTypeRecord[];
	taxonomies: TaxonomyRecord[];
	posts: PostRecord[];
	terms: TermRecord[];
	menus: MenuRecord[];
	users: UserRecord[];
	comments: CommentRecord[];
	/** Revisions of posts that users wrote; a content folder holds none. */
	revisions?: readonly RevisionRecord[];
	/** The repairs during loading, for the log: each with its file, its place and the repair. */
	warnings: string[];
	/** Further messages for the log of the start, such as the address at which a dropped export is shown. */
	notes?: readonly string[];
}
