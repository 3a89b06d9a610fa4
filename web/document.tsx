import {
	SPECULATION_RULES_TYPE,
	speculationRules,
} from '@outrigger/rules/address/speculation-rules';
import type { Breakpoints } from '@outrigger/rules/builder/breakpoints';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { SomeTexts } from '@outrigger/rules/texts/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstPicture } from './page/first-pictures';
import type { HeadData } from './page/head';
import { Head } from './page/head';

/** Addresses of the browser's files, from the build (or the development server). */
export interface Assets {
	/** The entry module, `/assets/client-1a2b.js`. */
	client: string;
	/** Further modules to load before it (development only). */
	before: readonly string[];
}

/** One whole page, ready to be written. */
export interface DocumentParts {
	/** BCP 47, `en-US`. */
	language: string;
	direction: 'ltr' | 'rtl';
	head: HeadData;
	/** The page's one sheet. */
	styles: string;
	/** Further sheets of our own origin: the sheets of a real site's builder. */
	stylesheets: readonly string[];
	/** The pictures to be fetched before all else, while the sheet is still on its way. */
	pictures: readonly FirstPicture[];
	/** Font files that the first screen needs. */
	preloads: readonly string[];
	bodyClasses: readonly string[];
	/** The device table, which the browser reads from `<body>`. */
	breakpoints: Breakpoints;
	/**
	 * True if popups of this site have rules that count page views or sessions; then every page of the site counts its
	 * views and sessions.
	 */
	countsVisits: boolean;
	/** The services that count visits, as JSON for the browser; undefined if there is none. */
	analytics: string | undefined;
	/** True if links to pictures open them in the lightbox; each link may override it. */
	opensPictures: boolean;
	/** The kit's settings of the lightbox, as JSON; undefined for the builder's default lightbox. */
	lightbox: string | undefined;
	/** True if `?popup-debug` may show why a popup does not open. */
	popupDebug: boolean;
	/**
	 * Maps each widget type on the page to the address of its handler; the address is in a list if the handler loads
	 * only when a visitor uses the widget.
	 */
	handlers: Readonly<Record<string, string | [string]>>;
	/** The host's texts that the page's handlers may show. */
	texts: SomeTexts;
	/** Markup of everything inside `<body>`. */
	body: string;
	assets: Assets;
}

const SPECULATION_RULES = speculationRules();

/**
 * The `<html>` shell around a page's markup.
 *
 * The sheet is one inline `<style>` (its hash goes into the policy), no inline script runs, and the browser's module is
 * `async`: it waits for no other file, and no other file waits for it.
 *
 * Fonts and the module are at the end of the body. In the head they would share a slow connection with the pictures of
 * the first screen, and browsers delay the first paint for fonts (decision 385).
 */
export function renderDocument(parts: DocumentParts): string {
	const { language, direction, head, pictures, styles, stylesheets, preloads, assets } = parts;
	const fonts = preloads.map((url) => renderToStaticMarkup(fontPreload(url))).join('');
	const client = `<script type="module" async="" src="${escapeMarkup(assets.client)}"></script>`;
	const html = renderToStaticMarkup(
		<html lang={language} dir={direction}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<Head data={head} />
				{stylesheets.map((url) => (
					<link key={url} rel="stylesheet" href={url} />
				))}
				<style dangerouslySetInnerHTML={{ __html: styles }} />
				{assets.before.map((url) => (
					<script key={url} type="module" async src={url} />
				))}
				<script
					type={SPECULATION_RULES_TYPE}
					dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }}
				/>
			</head>
			<body
				className={parts.bodyClasses.join(' ')}
				data-elementor-breakpoints={boundsOf(parts.breakpoints)}
				data-analytics={parts.analytics}
				data-count-visits={parts.countsVisits || undefined}
				data-elementor-lightbox={parts.lightbox}
				data-elementor-open-lightbox={parts.opensPictures ? undefined : 'no'}
				data-handlers={JSON.stringify(parts.handlers)}
				data-texts={JSON.stringify(parts.texts)}
				data-popup-debug={parts.popupDebug ? '' : undefined}
				dangerouslySetInnerHTML={{ __html: parts.body + fonts + client }}
			/>
		</html>,
	);
	const first = pictures.map((picture) => renderToStaticMarkup(picturePreload(picture))).join('');
	return `<!DOCTYPE html>${html.replace(VIEWPORT, (meta) => meta + first)}`;
}

/**
 * This tag sets the width of the window. The pictures that the browser fetches first are inserted directly after it.
 */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

function picturePreload({ src, media, srcSet, sizes }: FirstPicture) {
	return (
		<link
			rel="preload"
			as="image"
			href={src}
			media={media}
			imageSrcSet={srcSet}
			imageSizes={sizes}
			fetchPriority="high"
		/>
	);
}

function fontPreload(url: string) {
	return <link rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />;
}

/** Writes each device in use with its bound. */
function boundsOf(breakpoints: Breakpoints): string {
	const used = breakpoints.filter(({ enabled }) => enabled);
	return JSON.stringify(Object.fromEntries(used.map(({ device, value }) => [device, value])));
}
