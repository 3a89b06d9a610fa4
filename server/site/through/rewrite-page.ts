import type { SheetRule } from '@outrigger/rules/css/sheet-rules';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { LATE_MODULE, LATE_TYPE } from '@outrigger/rules/wordpress/late-scripts';
import type { PartsOfPage, PassedPageParts } from '../contract/renderer';
import { withOwnFonts } from '../remote/remote-fonts';
import { bodyAttributes } from './body-attributes';
import { type BuilderSettings, builderSettings, USUAL_BREAKPOINTS } from './builder-settings';
import { createCodeBlocks } from './code-blocks';
import { createCutFaces } from './cut-faces';
import { earlyFonts } from './early-fonts';
import { createEarlyPictures } from './early-pictures';
import { createEdits, type Edits } from './edits';
import { widgetType } from './element-settings';
import { createHiddenEmails } from './hidden-email';
import { createHtmlWidgets } from './html-widgets';
import { dropEvents } from './inline-events';
import type { OwnMedia } from './own-media';
import {
	type AllowedScripts,
	createPageScripts,
	type KeptFiles,
	type KeptScript,
	type SeenScript,
} from './page-scripts';
import { createPageStyles, type LinkedSheets, type SavedStyles } from './page-styles';
import { createPostPictures } from './post-pictures';
import { createElementRewriter } from './rewrite-element';
import { rewriteTag, waitsForScript } from './rewrite-tag';
import { type StartTag, scanTags } from './scan-tags';
import { createSkipLink } from './skip-link';
import { createSlideRows } from './slide-rows';
import { createStickyElements } from './sticky-elements';

/** The parts with which the host rewrites a page. */
export interface RewriteOptions extends PartsOfPage {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** Replaces the WordPress host in a text by this site. */
	localize: (text: string) => string;
	/** Replaces addresses of pictures and films of other hosts by addresses of this host. */
	media: OwnMedia;
	/** `KEEP_SCRIPTS`. */
	keep: readonly RegExp[];
	/** `KEEP_CLASSES`. */
	keepClasses: readonly RegExp[];
	/** Reads the text of a `<style>`; null if it stays unchanged. */
	inlineSheet: (css: string) => readonly SheetRule[] | null;
	/** The front end's part of a passed page: its entry and its sheet. */
	parts: PassedPageParts;
	/** Name of the encoding in which the site writes pages and reads forms. */
	encoding: string;
}

/** A page of WordPress as this host sends it. */
export interface RewrittenPage {
	html: string;
	scripts: readonly SeenScript[];
	/** Removed inline event handlers and links that run a script: attribute or `javascript:` → number. */
	events: Readonly<Record<string, number>>;
	/** Types of widgets that have a handler of ours. */
	handlers: readonly string[];
	/** Types of widgets of add-ons. */
	foreign: readonly string[];
	allowed: AllowedScripts;
	/** The lengths of the page's sheets before and after; null if they are unchanged. */
	styles: SavedStyles | null;
}

/** A page that was read from its beginning to its end, and is not yet written. */
export interface PageInWork {
	/**
	 * The scripts that stay. The host must read their files to know what they call.
	 * @param libraries that kept scripts call
	 */
	kept(libraries: KeptFiles['libraries']): readonly KeptScript[];
	/** @param files the kept files, as far as they could be read */
	finish(files: KeptFiles): RewrittenPage;
}

/**
 * Replaces the builder's and jQuery's scripts in a page by our runtime. Everything else stays unchanged, except
 * addresses of the WordPress host and unused rules of sheets. Sheets stay whole if a script of the site may use names
 * that its text does not have, or if the page loads markup later.
 *
 * @param sheets that the page links to
 */
export function beginPage(
	source: string,
	options: RewriteOptions,
	sheets: LinkedSheets,
): PageInWork {
	const { localize, media, keep, keepClasses, inlineSheet, parts, handlers } = options;
	const edits = createEdits(source);
	const scripts = createPageScripts(source, keep, localize);
	const ownMedia = media.inPage(source);
	const styles = createPageStyles(source, sheets, keepClasses, createCutFaces(source, media));
	const elements = createElementRewriter(
		edits,
		HOLDS_BACKGROUNDS.test(source),
		parts.headlineMarker,
		createCodeBlocks(edits, source, styles.addElement),
	);
	const pictures = createEarlyPictures(edits, source);
	const sticky = createStickyElements();
	const rows = createSlideRows(edits, source);
	const skipLink = createSkipLink(source);
	const posts = createPostPictures(source);
	const emails = createHiddenEmails(edits);
	const htmlWidgets = createHtmlWidgets();
	const hasForm = /\belementor-form\b/.test(source);
	const links: StartTag[] = [];
	const sheetTexts: { start: number; end: number; text: string }[] = [];
	const events: Record<string, number> = {};
	let openStyle: StartTag | null = null;
	const settings: BuilderSettings[] = [];
	const foreign = new Set<string>();
	let head: StartTag | null = null;
	let body: StartTag | null = null;
	let bodyEnd: number | null = null;
	let openScript: StartTag | null = null;

	scanTags(source, {
		onStart(written) {
			const owned = ownMedia(written);
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
				pictures.onStart(tag, tag.name === 'img' && waitsForScript(tag));
				elements.onStart(tag);
				sticky.onStart(tag);
				rows.onStart(tag);
				skipLink.onStart(tag);
				posts.onStart(tag);
				const type = widgetType(tag);
				if (type && !parts.knowsWidget(type)) foreign.add(type);
				emails.onStart(tag);
				htmlWidgets.onStart(tag);
			}
			// These changes come last: if two changes concern the same attribute, the first counts.
			owned?.write(edits);
		},
		onEnd(name, start, end) {
			elements.onEnd(name, start, end);
			emails.onEnd(name, start);
			htmlWidgets.onEnd(name);
			styles.onEnd(name);
			if (name === 'body') bodyEnd = start;
			if (name === 'style' && openStyle) {
				const stored = source.slice(openStyle.end, start);
				const text = media.css(stored);
				if (text !== stored) sheetTexts.push({ start: openStyle.end, end: start, text });
				styles.addStyle(openStyle.end, start, inlineSheet(text));
				if (isLazySheet(stored)) {
					edits.insert(openStyle.end, '@media (scripting:enabled){');
					edits.insert(start, '}');
				}
				openStyle = null;
			}
			if (name !== 'script' || !openScript) return;
			const text = source.slice(openScript.end, start);
			const read = settings.length === 0 ? builderSettings(text) : null;
			if (read) settings.push(read);
			skipLink.onScript(scripts.add(openScript, text, end, htmlWidgets.isInside()));
			openScript = null;
		},
	});
	elements.onEof(source.length);
	skipLink.finish(edits);

	function finish(files: KeptFiles): RewrittenPage {
		const { seen, allowed, names, late } = scripts.finish(edits, files);
		const saved = names && !styles.growsLater() ? styles.finish(edits, names) : null;
		let css = saved?.css;
		/** All rules of the page. A page that keeps its sheets as they are joins them for this. */
		const rules = () => {
			css ??= styles.whole();
			return css;
		};
		posts.finish(edits, rules);
		for (const { start, end, text } of sheetTexts) edits.replace(start, end, text);
		if (!saved) for (const tag of links) passSheet(edits, tag, options);
		const hidesMessageIcons = hasForm && !styles.hasUnread() && lacksMessageIcons(rules());
		const [config = null] = settings;
		const bounds = config?.breakpoints ?? USUAL_BREAKPOINTS;
		putIn(
			edits,
			{ head, body, bodyEnd, length: source.length },
			{
				head:
					headMarkup(parts.css, files.libraries.has('builder') ? builderApi(parts, late) : '', [
						elements.popups() > 0 ? parts.popupCss : '',
						pictures.css(),
						hidesMessageIcons ? NO_MESSAGE_ICONS : '',
						parts.stickyCss(sticky.found(), bounds),
						rows.css(bounds),
					]) + pictures.finish(saved?.css ?? ''),
				tail:
					earlyFonts(source, saved?.css ?? '') +
					moduleTag(parts.client) +
					(late === 'none' ? '' : moduleTag(parts.lateScripts)),
				body: bodyAttributes({
					settings: config,
					handlers,
					popups: elements.popups(),
					texts: options.texts,
				}),
			},
		);
		return {
			html: edits.apply((text) => withOwnFonts(localize(text))),
			scripts: seen,
			events,
			handlers: Object.keys(handlers),
			foreign: [...foreign],
			allowed,
			styles: saved,
		};
	}

	return { kept: scripts.kept, finish };
}

/** A part of the builder's `<style>` that hides backgrounds until a script shows them. */
const HOLDS_BACKGROUNDS = /:not\(\.e-lazyloaded\)/i;

/**
 * True for the builder's own `<style>` that hides backgrounds until a script shows them. Without script the page keeps
 * its backgrounds.
 */
const isLazySheet = (css: string) => css.length < 2000 && HOLDS_BACKGROUNDS.test(css);

/**
 * The builder's sheet draws an icon before each message of a form. On a page without the icons' font, which the builder
 * loads for other widgets only, browsers would draw an empty box.
 */
const MESSAGE_ICON = /\.elementor-message[^{}]*:before\s*\{[^}]*\beicons\b/i;
const ICON_FONT = /@font-face\s*\{[^}]*\beicons\b/i;
const NO_MESSAGE_ICONS =
	'.elementor-message.elementor-message.elementor-message::before{content:none}';

/** @param css all rules of a page */
const lacksMessageIcons = (css: string) => MESSAGE_ICON.test(css) && !ICON_FONT.test(css);

/** Writes the link to a sheet that was read and stays whole. A sheet of another host gets an address of this host. */
function passSheet(edits: Edits, tag: StartTag, options: RewriteOptions): void {
	rewriteTag(edits, tag, options);
	const own = options.media.sheet(tag.attributes.get('href') ?? '');
	if (own === null) return;
	edits.setAttribute(tag, 'href', own);
	edits.setAttribute(tag, 'integrity', null);
}

/** Our sheet comes before the sheets of the page, so that the page's rules win. */
function headMarkup(css: string, scripts: string, more: readonly string[]): string {
	return `<style id="outrigger-css">${css}${more.join('')}</style>${scripts}`;
}

/** The builder's functions run before the kept scripts. They wait for the page's load if these do. */
function builderApi({ builderApi }: PassedPageParts, late: 'none' | 'some' | 'all'): string {
	const type = late === 'all' ? `${LATE_TYPE}" ${LATE_MODULE}="` : 'module';
	return `<script type="${type}" src="${escapeMarkup(builderApi)}"></script>`;
}

const moduleTag = (address: string) =>
	`<script type="module" async src="${escapeMarkup(address)}"></script>`;

/** Places of a page's parts in its text. */
interface PlacesOfPage {
	head: StartTag | null;
	body: StartTag | null;
	/** The position at which the body's end tag begins; null if the page has no such tag. */
	bodyEnd: number | null;
	length: number;
}

/**
 * Puts our parts into head and body. If a page has no such tags they come last: browsers give the
 * attributes of a later `<body>` to the body that they have made
 * (https://html.spec.whatwg.org/#parsing-main-inbody).
 *
 * Fonts and our entry are at the end of the body. In the head they would share a slow connection with the pictures of
 * the first screen, and browsers delay the first paint for fonts (decision 385). A page without an end tag may stop
 * inside of a comment or a text field, which would swallow them; there they are in the head.
 */
function putIn(
	edits: Edits,
	{ head, body, bodyEnd, length }: PlacesOfPage,
	markup: { head: string; body: string; tail: string },
): void {
	if (body) edits.insert(body.start + '<body'.length, markup.body);
	else edits.insert(length, `<body${markup.body}>`);
	const first = bodyEnd === null ? markup.head + markup.tail : markup.head;
	edits.insert(head?.end ?? body?.end ?? length, first);
	if (bodyEnd !== null) edits.insert(bodyEnd, markup.tail);
}
