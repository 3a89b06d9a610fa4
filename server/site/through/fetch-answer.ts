import { LRUCache } from 'lru-cache';
import { baseHeaders } from '../answers/security-headers';
import type { PartsOfPage } from '../contract/renderer';
import { WordPressUnavailable } from '../contract/unavailable';
import { decodeHtml } from './decode-html';
import { encodeForms } from './form-encoding';
import { type Localize, textChange } from './localize-answer';
import { fromRoot } from './page-base';
import { type PassedPageReport, reportOfPage, reportOfUntouched } from './page-log';
import { CALLS, FILES } from './page-modes';
import { passedPageHeaders } from './page-policy';
import type { KeptFiles } from './page-scripts';
import { brokenReason, isPartOfPage, isWhole, needsOwnScripts } from './page-state';
import type { LinkedSheets } from './page-styles';
import { beginPage, type PageInWork, type RewriteOptions } from './rewrite-page';
import { type ScriptNames, scriptNames } from './script-names';
import { calledLibraries, type Library } from './script-table';
import { readShort, readWhole, type Upstream, type UpstreamAnswer } from './upstream';

/** An answer of WordPress that was read and rewritten for this host. */
export interface PassedAnswer {
	status: number;
	/** Headers of our answer with lower-case names. They do not state how long caches may keep the answer. */
	headers: Record<string, string>;
	/** A text, or the bytes of a file. */
	body: string | Uint8Array;
	/** False for an answer that WordPress gives to a single visitor, and for half of a page. */
	isKept: boolean;
	/** False if an older page should be sent in place of this one. */
	isWhole: boolean;
	/** What happened to the page's scripts; null for an answer that is no page. */
	report: PassedPageReport | null;
}

/** The parts with which the host rewrites answers for this site. */
export interface AnswerParts extends Omit<RewriteOptions, keyof PartsOfPage | 'encoding'> {
	upstream: Upstream;
	/**
	 * Reads the sheets that a page links to.
	 * @param onSite turns relative addresses of the page into paths of this host
	 */
	linkedSheets: (html: string, onSite: Localize) => Promise<LinkedSheets>;
	/** Makes addresses in feeds and sitemaps absolute addresses of this host. */
	absolute: Localize;
	/** Origins of this site. */
	origins: readonly string[];
}

/**
 * Types of files that compress well. The host compresses them once and keeps them, so that it can send them while
 * WordPress does not answer.
 */
const PACKED = /\bjavascript\b|^image\/svg|^(?:font\/|application\/(?:x-)?font-)(?:ttf|otf|sfnt)/i;
/** The policy of an SVG: opened by itself it is a document, and no script in it may run. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";
/** The most bytes of a file that the host rewrites; a larger file was not made for a page. */
const MOST_REWRITTEN = 4 * 1024 * 1024;
const PAGE = /^(?:text\/html|application\/xhtml\+xml)/i;
const same: Localize = (text) => text;
const UNCHANGED = { localize: same, absolute: same, ownCss: same };
const KEPT_STATUS: ReadonlySet<number> = new Set([200, 404, 410]);
const REMEMBERED_FILES = 200;
/** A kept file that the host cannot read. */
const UNREAD: KeptFile = { called: new Set(), names: null };
const NEEDS_RUNTIME = 'a script that is kept and needs the builder’s runtime';

/** The libraries that a kept script calls, and the names in its text. */
interface KeptFile {
	called: ReadonlySet<Library['name']>;
	names: ScriptNames | null;
}

/** The request that an answer belongs to. */
export interface AnsweredRequest {
	/** With a query only if the address is a plain permalink. */
	path: string;
	/** The reason why the page passes untouched; null if the host changes it. */
	untouched: string | null;
	/** True for a sent form: WordPress may refuse it with a message. */
	isForm?: boolean;
}

/** Reads answers of WordPress. */
export type ReadAnswer = (
	answer: UpstreamAnswer,
	request: AnsweredRequest,
) => Promise<PassedAnswer | null>;

/**
 * Makes the reader of answers. It returns null for a file that passes unchanged (pictures, films, downloads). A server
 * error, an error page with status 200 and a body that breaks off are `WordPressUnavailable`. The message with which
 * WordPress refuses a form passes, and so does the part of a page that a script of the page requests.
 */
export function createReadAnswer(parts: AnswerParts): ReadAnswer {
	const scripts = new LRUCache<string, KeptFile>({ max: REMEMBERED_FILES });

	/** Reads a kept file of the site. */
	async function readKept(src: string): Promise<KeptFile> {
		const own = parts.localize(src);
		const known = scripts.get(own);
		if (known || !own.startsWith('/') || own.startsWith('//')) return known ?? UNREAD;
		try {
			const answer = await parts.upstream.ask({ path: own });
			const text = (await readWhole(answer.body)).toString();
			const file =
				answer.status === 200
					? { called: calledLibraries([text]), names: scriptNames(text) }
					: UNREAD;
			scripts.set(own, file);
			return file;
		} catch {
			return UNREAD;
		}
	}

	/** Reads the files of kept scripts, and then those of the libraries that these scripts call. */
	async function readFiles(page: PageInWork, onSite: (file: string) => string): Promise<KeptFiles> {
		const read = new Map<string, KeptFile>();
		const libraries = new Set<Library['name']>();
		let known: number;
		do {
			known = libraries.size;
			const kept = page.kept(libraries);
			const files = kept.map(({ src }) => src).filter((src) => src !== '' && !read.has(src));
			await Promise.all(files.map(async (src) => read.set(src, await readKept(onSite(src)))));
			const callers = kept.filter(({ isLibrary }) => !isLibrary);
			for (const { src, text } of callers) {
				const called = src === '' ? calledLibraries([text]) : read.get(src)?.called;
				for (const name of called ?? []) libraries.add(name);
			}
		} while (libraries.size > known);
		const names = [...read].flatMap(([src, { names }]) => (names ? [[src, names] as const] : []));
		return { libraries, names: new Map(names) };
	}

	/** Returns the page as this host sends it, or the reason why the page must pass untouched. */
	async function readPage(
		{ html, encoding }: { html: string; encoding: string },
		status: number,
		path: string,
	) {
		const options = { ...parts, encoding, ...(await parts.parts.ofPage(html)) };
		const onSite = fromRoot(html, path, parts.localize);
		const began = beginPage(html, options, await parts.linkedSheets(html, onSite));
		const files = await readFiles(began, onSite);
		if (files.libraries.has('builder-runtime')) return NEEDS_RUNTIME;
		const page = began.finish(files);
		return {
			status,
			headers: passedPageHeaders({ ...page.allowed, files: page.allowed.files.map(onSite) }, parts),
			body: page.html,
			report: reportOfPage(path, page),
		};
	}

	return async (answer, { path, untouched, isForm = false }) => {
		const { status, headers } = answer;
		refuseErrors(answer, isForm);
		if (isDownload(headers)) return null;
		const type = headers['content-type'] ?? '';
		const isPage = PAGE.test(type);
		const change = textChange(type, { ...parts, ownCss: parts.media.css });
		const isPacked = status === 200 && PACKED.test(type) && lengthOf(answer) <= MOST_REWRITTEN;
		if (!isPage && !change && !isPacked) return null;
		const isKept = KEPT_STATUS.has(status) && mayBeKept(headers, status);
		if (isPacked) {
			const file = await readShort(answer.body, MOST_REWRITTEN);
			if (!Buffer.isBuffer(file)) {
				answer.body = file;
				return null;
			}
			const sent = { ...fileHeaders(type, parts.siteUrl), ...robotsOf(headers) };
			return { status, headers: sent, body: file, isKept, isWhole: true, report: null };
		}
		const bytes = await readWhole(answer.body);
		if (!isPage) {
			const { text } = decodeHtml(bytes, type);
			const sent = { ...baseHeaders(parts), ...robotsOf(headers), 'content-type': withUtf8(type) };
			const body = change?.(text) ?? text;
			return { status, headers: sent, body, isKept, isWhole: true, report: null };
		}
		const { text: html, encoding } = decodeHtml(bytes, type);
		// A script such as `/wp-cron.php` answers with an empty body when it has worked.
		const isEmpty = html === '' && (isForm || path.endsWith('.php') || FILES.test(path));
		if (isEmpty || ((isForm || CALLS.test(path)) && isPartOfPage(html))) {
			const sent = untouchedHeaders(answer, parts);
			const body = parts.localize(html);
			return { status, headers: sent, body, isKept: false, isWhole: true, report: null };
		}
		const broken = brokenReason(html, isForm || status >= 400);
		if (broken) throw new WordPressUnavailable(`${path} cannot be shown. ${broken}`);
		const whole = isWhole(html);
		const mayKeep = isKept && whole && (!path.includes('?') || hasPlainPermalinks(headers, html));
		const reason = untouched ?? needsOwnScripts(html) ?? (tooLong(html) ? 'its length' : null);
		const page = reason ?? (await readPage({ html, encoding }, status, path));
		if (typeof page === 'string') {
			const report = reportOfUntouched(path, page);
			const sent = untouchedHeaders(answer, parts);
			const body = parts.localize(encodeForms(html, encoding));
			return { status, headers: sent, body, isKept: mayKeep, isWhole: whole, report };
		}
		const sent = { ...page.headers, ...robotsOf(headers) };
		return { ...page, headers: sent, isKept: mayKeep, isWhole: whole };
	};
}

/**
 * Returns true if the page is one of a WordPress with plain permalinks, which names its REST by a query. Any other site,
 * such as a copy of a WordPress in files, may answer 200 to each `?p=`, so a visitor could invent addresses.
 */
function hasPlainPermalinks({ link = '' }: UpstreamAnswer['headers'], html: string): boolean {
	return /\brest_route=/.test(`${link}`) || /<link\s[^>]*\brest_route=/i.test(html);
}

/** Returns the headers of a file that passes unchanged. */
export function fileHeaders(type: string, siteUrl: string): Record<string, string> {
	return {
		...baseHeaders({ siteUrl }),
		'content-type': type,
		...(/svg/i.test(type) && { 'content-security-policy': SVG_POLICY }),
	};
}

const lengthOf = ({ headers }: UpstreamAnswer) => Number(headers['content-length'] ?? 0);
const tooLong = (html: string) => html.length > MOST_REWRITTEN;

/** Returns true for an answer that browsers save and do not show. */
function isDownload(headers: UpstreamAnswer['headers']): boolean {
	return /^\s*attachment\b/i.test(headers['content-disposition'] ?? '');
}

/** What WordPress and its plugins say to search engines about the address. */
function robotsOf(headers: UpstreamAnswer['headers']): Record<string, string> {
	const robots = headers['x-robots-tag'];
	return robots === undefined ? {} : { 'x-robots-tag': String(robots) };
}

/** Returns true for a type whose texts the host changes. */
export function isChanged(type: string): boolean {
	return PAGE.test(type) || textChange(type, UNCHANGED) !== null;
}

/**
 * Throws if WordPress, or a server in front of it, answers that it is unavailable now.
 * @param isForm true for a sent form, which WordPress refuses with 429 if the visitor sends the next one too early
 */
export function refuseErrors({ status, body, headers }: UpstreamAnswer, isForm = false): void {
	const advice =
		status === 401 ? ' Set UPSTREAM_AUTH to the name and password that it requires.' : '';
	const isClosed = status === 401 && headers['www-authenticate'] !== undefined;
	if (status < 500 && (status !== 429 || isForm) && !isClosed) return;
	body.destroy();
	throw new WordPressUnavailable(`WordPress answered ${status}.${advice}`);
}

/** WordPress forbids caches to keep 404 pages, although they are the same for all visitors. */
function mayBeKept(headers: UpstreamAnswer['headers'], status: number): boolean {
	return status !== 200 || !/no-store|private/.test(headers['cache-control'] ?? '');
}

function withUtf8(type: string): string {
	return `${type.replace(/;.*$/s, '').trim()}; charset=utf-8`;
}

/** The headers of a page that keeps its scripts: it also keeps the policy that its site has for them. */
function untouchedHeaders({ headers }: UpstreamAnswer, parts: AnswerParts): Record<string, string> {
	const policy = headers['content-security-policy'];
	return {
		...baseHeaders(parts),
		...robotsOf(headers),
		'content-type': 'text/html; charset=utf-8',
		'x-frame-options': 'SAMEORIGIN',
		...(typeof policy === 'string' ? { 'content-security-policy': parts.localize(policy) } : {}),
	};
}
