import type { SheetRule } from '@outrigger/rules/css/possible-rules';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { SomeTexts } from '@outrigger/rules/texts/text';
import type { PassedPageParts } from '../contract/renderer';
import { withOwnFonts } from '../remote/remote-fonts';
import { type BuilderSettings, builderSettings } from './builder-settings';
import { earlyFonts } from './early-fonts';
import { createEarlyPictures } from './early-pictures';
import { createEdits, type Edits } from './edits';
import type { OwnMedia } from './own-media';
import {
	type AllowedScripts,
	calledLibraries,
	createPageScripts,
	type SeenScript,
} from './page-scripts';
import { createPageStyles, growsLater, type LinkedSheets, type SavedStyles } from './page-styles';
import { createElementRewriter } from './rewrite-element';
import { rewriteTag, waitsForScript } from './rewrite-tag';
import { type StartTag, scanTags } from './scan-tags';
import type { Library } from './script-table';
import { createSkipLink } from './skip-link';
import { createStickyElements } from './sticky-elements';

/** The parts with which the host rewrites a page. */
export interface RewriteOptions {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** Takes the WordPress host out of a text. */
	localize: (text: string) => string;
	/** Brings pictures and films of other hosts through this one. */
	media: OwnMedia;
	/** `KEEP_SCRIPTS`. */
	keep: readonly RegExp[];
	/** `KEEP_CLASSES`. */
	keepClasses: readonly RegExp[];
	/** Reads the text of a `<style>`; null for one that stays as it is. */
	inlineSheet: (css: string) => readonly SheetRule[] | null;
	/** The front end's part: its entry, its sheet, the handlers of a page's widgets. */
	parts: PassedPageParts;
	/** Our words that the handlers of the page may say. */
	texts: SomeTexts;
}

/** Files of a page that were read before it is rewritten. */
export interface ReadFiles {
	/** Libraries that kept files call. */
	libraries: ReadonlySet<Library['name']>;
	/** Sheets that the page links to. */
	sheets: LinkedSheets;
}

/** A page of WordPress as this host sends it. */
export interface RewrittenPage {
	html: string;
	scripts: readonly SeenScript[];
	/** Inline event handlers that were taken out: attribute → how often. */
	events: Readonly<Record<string, number>>;
	/** Types of widgets that have a handler of ours. */
	handlers: readonly string[];
	allowed: AllowedScripts;
	/** Kept files by the address that the page writes: what they call is not known before they are read. */
	keptFiles: readonly string[];
	/** The parts that the rewriter left out of its sheets; null if they stayed as they were. */
	styles: SavedStyles | null;
}

/**
 * Takes the builder's and jQuery's scripts out of a page and puts our runtime in. Everything else stays as it was
 * written, but for addresses of the WordPress host and rules of sheets that the page cannot use. Sheets stay whole
 * where a script of the site may set classes, or where the page brings in markup later.
 *
 * @param files what kept inline scripts call is found here
 */
export function rewritePage(
	source: string,
	options: RewriteOptions,
	{ libraries, sheets }: ReadFiles,
): RewrittenPage {
	const first = rewriteOnce(source, options, { libraries, sheets });
	const called = new Set([...libraries, ...first.called]);
	if (called.size === libraries.size) return first.page;
	return rewriteOnce(source, options, { libraries: called, sheets }).page;
}

function rewriteOnce(
	source: string,
	options: RewriteOptions,
	{ libraries, sheets }: ReadFiles,
): { page: RewrittenPage; called: ReadonlySet<Library['name']> } {
	const { localize, media, keep, keepClasses, inlineSheet, parts } = options;
	const edits = createEdits(source);
	const scripts = createPageScripts(source, keep, libraries, localize);
	const elements = createElementRewriter(edits, source.includes(':not(.e-lazyloaded)'));
	const styles = createPageStyles(sheets, keepClasses);
	const pictures = createEarlyPictures(edits, source);
	const sticky = createStickyElements();
	const skipLink = createSkipLink();
	const links: StartTag[] = [];
	const sheetTexts: { start: number; end: number; text: string }[] = [];
	const events: Record<string, number> = {};
	let openStyle: StartTag | null = null;
	const settings: BuilderSettings[] = [];
	let head: StartTag | null = null;
	let body: StartTag | null = null;
	let openScript: StartTag | null = null;

	scanTags(source, {
		onStart(written) {
			const owned = media.own(written);
			const tag = owned?.tag ?? written;
			dropEvents(edits, tag, events);
			styles.addElement(tag);
			if (tag.name === 'script') openScript = tag;
			else if (tag.name === 'head') head ??= tag;
			else if (tag.name === 'body') body ??= tag;
			else if (tag.name === 'style') openStyle = tag;
			else if (tag.name === 'link' && styles.addLink(tag)) links.push(tag);
			else {
				rewriteTag(edits, tag, options);
				pictures.onStart(tag, waitsForScript(tag));
				elements.onStart(tag);
				sticky.onStart(tag);
				skipLink.onStart(tag);
			}
			// Behind all others: of two changes of one attribute the first counts.
			owned?.write(edits);
		},
		onEnd(name, start, end) {
			elements.onEnd(name, start, end);
			if (name === 'style' && openStyle) {
				const stored = source.slice(openStyle.end, start);
				const text = media.css(stored);
				if (text !== stored) sheetTexts.push({ start: openStyle.end, end: start, text });
				styles.addStyle(openStyle.end, start, inlineSheet(text));
				openStyle = null;
			}
			if (name !== 'script' || !openScript) return;
			const text = source.slice(openScript.end, start);
			const told = settings.length === 0 ? builderSettings(text) : null;
			if (told) settings.push(told);
			skipLink.onScript(scripts.add(openScript, text, end));
			openScript = null;
		},
	});
	const kept = scripts.kept();
	elements.onEof(source.length);
	skipLink.finish(edits);
	const { seen, allowed, areTame } = scripts.finish(edits);
	const cuts = areTame && !growsLater(source);
	const saved = cuts ? styles.finish(edits) : null;
	for (const { start, end, text } of sheetTexts) edits.replace(start, end, text);
	if (!cuts) for (const tag of links) passSheet(edits, tag, options);
	const handlers = parts.handlersOf(source);
	const [config = null] = settings;
	putIn(
		edits,
		{ head, body, length: source.length },
		{
			head:
				headMarkup(parts, [
					elements.popups() > 0 ? parts.popupCss : '',
					pictures.css(),
					parts.stickyCss(sticky.found(), config?.breakpoints ?? null),
				]) +
				pictures.finish(saved?.css ?? '') +
				earlyFonts(source, saved?.css ?? ''),
			body: bodyAttributes({
				settings: config,
				handlers,
				popups: elements.popups(),
				texts: options.texts,
			}),
		},
	);
	const page = {
		html: edits.apply((text) => withOwnFonts(localize(text))),
		scripts: seen,
		events,
		handlers: Object.keys(handlers),
		allowed,
		keptFiles: kept.files,
		styles: saved,
	};
	return { page, called: calledLibraries(kept.texts) };
}

/** A sheet that was read and stays whole is a link; of another host, to this one. */
function passSheet(edits: Edits, tag: StartTag, options: RewriteOptions): void {
	rewriteTag(edits, tag, options);
	const own = options.media.sheet(tag.attributes.get('href') ?? '');
	if (own === null) return;
	edits.setAttribute(tag, 'href', own);
	edits.setAttribute(tag, 'integrity', null);
}

/** Inline event handlers are scripts, which the policy of the page forbids. */
function dropEvents(edits: Edits, tag: StartTag, events: Record<string, number>): void {
	for (const name of tag.attributes.keys()) {
		if (!name.startsWith('on') || !/^on[a-z]+$/.test(name)) continue;
		edits.setAttribute(tag, name, null);
		// The sheet that it would have switched on is switched on by the host.
		if (tag.name !== 'link') events[name] = (events[name] ?? 0) + 1;
	}
}

/** It stands before the sheets of the page, so that these win where they say the same. */
function headMarkup({ client, css }: PassedPageParts, more: readonly string[]): string {
	return `<style id="outrigger-css">${css}${more.join('')}</style><script type="module" async src="${escapeMarkup(client)}"></script>`;
}

/** The attributes by which our runtime learns of the page, as `renderDocument` writes them. */
function bodyAttributes({
	settings,
	handlers,
	popups,
	texts,
}: {
	settings: BuilderSettings | null;
	handlers: Readonly<Record<string, unknown>>;
	popups: number;
	texts: SomeTexts;
}): string {
	const attributes: Record<string, string> = {
		'data-passed': '',
		'data-handlers': JSON.stringify(handlers),
		'data-texts': JSON.stringify(texts),
	};
	if (settings?.breakpoints) {
		attributes['data-elementor-breakpoints'] = JSON.stringify(settings.breakpoints);
	}
	if (settings?.lightbox) attributes['data-elementor-lightbox'] = JSON.stringify(settings.lightbox);
	if (settings && !settings.opensPictures) attributes['data-elementor-open-lightbox'] = 'no';
	if (popups > 0) attributes['data-count-visits'] = 'true';
	return Object.entries(attributes)
		.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
		.join('');
}

/**
 * Puts our parts into head and body. If a page has no such tags they come last: browsers give the
 * attributes of a later `<body>` to the body that they have made
 * (https://html.spec.whatwg.org/#parsing-main-inbody).
 */
function putIn(
	edits: Edits,
	{ head, body, length }: { head: StartTag | null; body: StartTag | null; length: number },
	markup: { head: string; body: string },
): void {
	if (body) edits.insert(body.start + '<body'.length, markup.body);
	else edits.insert(length, `<body${markup.body}>`);
	if (head) edits.insert(head.end, markup.head);
	else if (body) edits.insert(body.end, markup.head);
	else edits.insert(length, markup.head);
}
