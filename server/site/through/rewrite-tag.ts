import type { Say } from '@outrigger/rules/texts/text';
import { ownFontAddress } from '../remote/remote-fonts';
import type { Edits } from './edits';
import { encodeForm } from './form-encoding';
import { holdFrame } from './hold-frame';
import type { StartTag } from './scan-tags';

/** Changes the tags that name other files. */
export interface TagRewriter {
	/** Replaces the WordPress host in an address by this site. */
	localize: (text: string) => string;
	/** Public origin of this host. */
	siteUrl: string;
	/** Our texts in the language of the page. */
	say: Say;
	/** Name of the encoding in which the site writes pages and reads forms. */
	encoding: string;
}

/** Links by which other sites identify the page; their addresses stay absolute. */
const ABSOLUTE_LINKS = new Set(['canonical', 'alternate', 'shortlink', 'next', 'prev', 'amphtml']);
/** Links that open connections ahead of time. */
const WARMS = new Set(['preconnect', 'dns-prefetch', 'prefetch', 'prerender']);
/** Attributes in which plugins hide the address of a picture or a frame; the first one that is present is used. */
export const LAZY_SOURCES = ['data-lazy-src', 'data-src', 'data-litespeed-src', 'data-lazyload'];
export const LAZY_SETS = ['data-lazy-srcset', 'data-srcset', 'data-litespeed-srcset'];
const LAZY_SIZES = ['data-lazy-sizes', 'data-sizes', 'data-litespeed-sizes'];
const LAZY_CLASS = /\blazyload(?:ing)?\b|\brocket-lazyload\b/g;

/**
 * The builder's pattern of telephone numbers. Browsers read patterns with the flag `v`, under which this one is
 * invalid, and ignore it.
 */
const TEL_PATTERN = '[0-9()#&+*-=.]+';

/**
 * Changes one tag: it gets addresses of this host, and sheets and pictures that waited for a removed script are loaded.
 */
export function rewriteTag(edits: Edits, tag: StartTag, rewriter: TagRewriter): void {
	if (tag.name === 'link') rewriteLink(edits, tag, rewriter);
	else if (tag.name === 'meta') rewriteMeta(edits, tag);
	else if (tag.name === 'input') mendPattern(edits, tag);
	else if (tag.name === 'form') encodeForm(edits, tag, rewriter.encoding);
	else if (tag.name === 'base') rewriteBase(edits, tag, rewriter.localize);
	else if (tag.name === 'iframe' && holdFrame(edits, tag, rewriter)) return;
	else if (tag.name === 'img' || tag.name === 'source' || tag.name === 'iframe') bring(edits, tag);
	else if (tag.hasClass('swiper-lazy')) paint(edits, tag);
}

function mendPattern(edits: Edits, tag: StartTag): void {
	if (tag.attributes.get('pattern') !== TEL_PATTERN) return;
	edits.setAttribute(tag, 'pattern', TEL_PATTERN.replace('()', '\\(\\)'));
}

function rewriteLink(edits: Edits, tag: StartTag, { localize, siteUrl }: TagRewriter): void {
	const rel = (tag.attributes.get('rel') ?? '').toLowerCase().trim();
	const href = tag.attributes.get('href') ?? '';
	const isScript = rel === 'preload' && tag.attributes.get('as') === 'script';
	if (isScript) {
		edits.replace(tag.start, tag.end, '');
		return;
	}
	if (ABSOLUTE_LINKS.has(rel)) {
		const own = localize(href);
		if (own !== href) edits.setAttribute(tag, 'href', own.startsWith('/') ? siteUrl + own : own);
		return;
	}
	// The page sends other hosts no request before the visitor acts.
	if (WARMS.has(rel) && /^(?:https?:)?\/\//.test(localize(href))) {
		edits.replace(tag.start, tag.end, '');
		return;
	}
	const font = ownFontAddress(href);
	if (font !== null) edits.setAttribute(tag, 'href', font);
	// Because this host changes addresses in sheets, a hash of the original sheet no longer matches.
	if (font !== null || localize(href) !== href) edits.setAttribute(tag, 'integrity', null);
	// A sheet that a script would switch on after it has loaded.
	const waits = rel === 'stylesheet' && tag.attributes.get('media') === 'print';
	if (waits && tag.attributes.has('onload')) edits.setAttribute(tag, 'media', 'all');
	const becomes = rel === 'preload' && tag.attributes.get('as') === 'style';
	if (becomes && tag.attributes.has('onload')) {
		edits.setAttribute(tag, 'rel', 'stylesheet');
		edits.setAttribute(tag, 'as', null);
	}
}

/**
 * The policy of the page allows only addresses of this host as a base. Without a base, addresses resolve as on the
 * page's own path.
 */
function rewriteBase(edits: Edits, tag: StartTag, localize: (text: string) => string): void {
	const href = tag.attributes.get('href');
	if (href === undefined) return;
	const own = localize(href);
	const isForeign = /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(own);
	edits.setAttribute(tag, 'href', isForeign ? null : own);
}

function rewriteMeta(edits: Edits, tag: StartTag): void {
	const { attributes } = tag;
	const http = attributes.get('http-equiv')?.toLowerCase();
	// The host sends its own policy; together with the site's policy it would forbid our files.
	if (http === 'content-security-policy') edits.replace(tag.start, tag.end, '');
	else if (http === 'content-type') {
		edits.setAttribute(tag, 'content', 'text/html; charset=utf-8');
	} else if (attributes.has('charset')) edits.setAttribute(tag, 'charset', 'utf-8');
}

/** Returns true if a picture or a frame waits for a script that would give it its address. */
export function waitsForScript({ attributes }: StartTag): boolean {
	return [...LAZY_SOURCES, ...LAZY_SETS].some((name) => attributes.get(name));
}

/** Gives a picture or a frame the address that a script would have given it. */
function bring(edits: Edits, tag: StartTag): void {
	const { attributes, name } = tag;
	const first = (names: readonly string[]) =>
		names.map((one) => attributes.get(one)).find((value) => value !== undefined && value !== '');
	const source = first(LAZY_SOURCES);
	const set = first(LAZY_SETS);
	if (source === undefined && set === undefined) return;
	if (source !== undefined && name !== 'source') edits.setAttribute(tag, 'src', source);
	if (set !== undefined) edits.setAttribute(tag, 'srcset', set);
	const sizes = first(LAZY_SIZES);
	if (sizes !== undefined && sizes !== 'auto') edits.setAttribute(tag, 'sizes', sizes);
	// The first pictures load early (`early-pictures.ts`), so only frames are made lazy here.
	if (name === 'iframe' && !attributes.has('loading')) edits.setAttribute(tag, 'loading', 'lazy');
	const classes = attributes.get('class');
	if (classes && LAZY_CLASS.test(classes)) {
		edits.setAttribute(tag, 'class', classes.replace(LAZY_CLASS, 'lazyloaded'));
	}
	LAZY_CLASS.lastIndex = 0;
}

/** Gives a slide the background that the builder's carousel would have given it. */
function paint(edits: Edits, tag: StartTag): void {
	const address = tag.attributes.get('data-background');
	if (!address) return;
	const style = tag.attributes.get('style')?.replace(/;?\s*$/, ';') ?? '';
	const quoted = address.replace(/["\\\n]/g, encodeURIComponent);
	edits.setAttribute(tag, 'style', `${style}background-image:url("${quoted}")`);
}
