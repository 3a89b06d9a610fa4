/**
 * The files of a content folder by their paths: `{ 'pages/home.json': export, 'templates/header.json': export,
 * 'kit.json': kit, 'site.json': settings }`. A text is the file's content; every other value is written as JSON.
 */
export type ContentFiles = Readonly<Record<string, unknown>>;

/** The options for a site inside another app. */
export interface SiteOptions {
	/**
	 * The address of a WordPress, the path of a kit, an export or a content folder, or the files of a content folder
	 * themselves.
	 */
	source: string | ContentFiles;
	/** Public origin of the app, `https://boats.example`, for canonical addresses. */
	siteUrl: string;
	/** Folder for pictures in their sizes, submissions and comments; `data` by default. */
	dataDir?: string;
	/** Further variables of the environment, as docs/deploy.md lists them. */
	variables?: Readonly<Record<string, string>>;
	/** Receives each message of the host that is worth reading; by default they go to the console's error output. */
	warn?: (text: string) => void;
}

/** An element of a page's head. */
export interface HeadElement {
	tag: 'title' | 'meta' | 'link' | 'script';
	attributes: Readonly<Record<string, string>>;
	/** The text inside of `title` and of data for search engines; empty otherwise. */
	text: string;
}

/** A page of the site, ready for use inside a page of another app. */
export interface BuilderPageParts {
	/** 200, 404 …; with 301 or 302 `location` is set and the page is empty. */
	status: number;
	/** The address of a redirect; null for a page. */
	location: string | null;
	title: string;
	/** Title, description, canonical address, pictures for sharing, data for search engines, preloads. */
	head: readonly HeadElement[];
	/** The page's single sheet; its rules apply only inside of the page's element. */
	css: string;
	/** Classes, language, direction and data of the page's element. */
	attributes: Readonly<Record<string, string>>;
	/** The markup inside of the page's element. */
	html: string;
	/** Types of widgets on the page with a handler: `nav-menu`, `form`. */
	handlers: readonly string[];
}

/** A site of the builder inside another app. */
export interface BuilderSite {
	/**
	 * Renders a page.
	 * @param path path and query on this site, `/fleet/?e-page-ab12=2`
	 * @throws Error if WordPress does not answer
	 */
	page(path: string): Promise<BuilderPageParts>;
	/**
	 * Answers a request of a page: scripts, fonts, pictures, forms, filters, comments. The app passes on every request
	 * for which `owns` returns true.
	 */
	fetch(request: Request): Promise<Response>;
	/** True for the requests that pages make and that only this site can answer. */
	owns(request: Pick<Request, 'url' | 'method'>): boolean;
	/** Ends the threads and connections of the site. */
	close(): Promise<void>;
}
