import { MOST_CHARACTERS, POSTCARDS_PATH } from '@outrigger/rules/postcards/card-words';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { textDirection } from '@outrigger/rules/text/text-direction';
import type { Say } from '@outrigger/rules/texts/text';
import { baseHeaders } from '../answers/security-headers';
import type { Card } from './card-address';
import type { CardGallery, CardPicture } from './card-pictures';
import type { CardSheet } from './card-sheet';

/**
 * For pages of cards. A shared card is opened again soon, and so is one after the back button: five minutes in any
 * cache are enough.
 */
const KEPT = 'public, max-age=300';
/** For a page with refused words, which only their writer may see. */
const NOT_KEPT = 'private, no-store';

/** The facts on which all pages of cards depend. */
export interface CardPageParts {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	say: Say;
	sheet: CardSheet;
	/** Address of the script with the buttons that copy and share. */
	script: string;
}

/** A card as a page, with the ways to send it. */
export function cardPage(
	card: Card,
	{ picture, gallery, path }: { picture: CardPicture; gallery: CardGallery; path: string },
	parts: CardPageParts,
): Response {
	const { say, siteUrl } = parts;
	const address = escapeMarkup(siteUrl + path);
	const name = picture.title || picture.alt;
	const title = name ? `${say('card.title')}: ${name}` : say('card.title');
	const written = say('card.written');
	const meta = [
		['og:type', 'article'],
		['og:title', title],
		['og:description', `“${card.words}” ${written}`],
		['og:url', siteUrl + path],
		['og:image', `${siteUrl}${path}card.jpg`],
		['og:image:width', '1200'],
		['og:image:height', '630'],
		['og:image:alt', `${picture.alt} “${card.words}”`],
	] as const;
	const again = `${formPath(card.page)}&picture=${encodeURIComponent(card.picture)}`;
	const body = `<main>
<article class="card turns">
<figure>${pictureMarkup(picture, '(min-width:48rem) 60vw, 96vw')}${picture.title ? `<figcaption>${escapeMarkup(picture.title)}</figcaption>` : ''}</figure>
<div class="back"><h1 class="words" dir="auto">${escapeMarkup(card.words)}</h1><p class="written">${escapeMarkup(written)}</p></div>
</article>
<section class="send">
<label for="address">${escapeMarkup(say('card.address'))}</label>
<input id="address" readonly value="${address}">
<div class="row"><button type="button" data-copy="${escapeMarkup(say('share.linkCopied'))}" hidden>${escapeMarkup(say('share.copy'))}</button><button type="button" data-share="${escapeMarkup(title)}" hidden>${escapeMarkup(say('share.share'))}</button><p role="status"></p></div>
<nav class="links"><a href="${escapeMarkup(again)}">${escapeMarkup(say('card.own'))}</a><a href="${escapeMarkup(card.page)}">${escapeMarkup(gallery.title || say('host.start'))}</a></nav>
</section>
</main>`;
	return page({ status: 200, title, description: card.words, meta, body }, parts);
}

/** The form in which a visitor chooses a picture and writes on it. */
export interface CardForm {
	page: string;
	gallery: CardGallery;
	/** Path of the chosen picture. The form also has the words that were typed. */
	picture: string;
	words: string;
	/** The reason why the words were refused. */
	fault?: string;
}

/** The form as a page: it works without script. */
export function cardFormPage(form: CardForm, parts: CardPageParts): Response {
	const { say } = parts;
	const { gallery, page: from, fault } = form;
	const chosen = gallery.pictures.some(({ path }) => path === form.picture)
		? form.picture
		: gallery.pictures[0]?.path;
	const choices = gallery.pictures.map(
		(picture) =>
			`<label>${pictureMarkup(picture, '(min-width:48rem) 12rem, 46vw')}<input type="radio" name="picture" value="${escapeMarkup(picture.path)}"${picture.path === chosen ? ' checked' : ''} required>${escapeMarkup(picture.title || picture.alt)}</label>`,
	);
	const described = fault ? 'fault hint' : 'hint';
	const body = `<main><form method="post" action="${POSTCARDS_PATH}">
<h1>${escapeMarkup(say('card.write'))}</h1>
${fault ? `<p role="alert" id="fault">${escapeMarkup(fault)}</p>` : ''}
<input type="hidden" name="page" value="${escapeMarkup(from)}">
<label for="words">${escapeMarkup(say('card.words'))}</label>
<textarea id="words" name="words" rows="4" dir="auto" maxlength="${MOST_CHARACTERS * 2}" required aria-describedby="${described}"${fault ? ' aria-invalid="true" autofocus' : ''}>\n${escapeMarkup(form.words)}</textarea>
<p class="hint" id="hint">${escapeMarkup(say('card.hint', { number: MOST_CHARACTERS }))}</p>
<div class="row"><button>${escapeMarkup(say('card.send'))}</button><a href="${escapeMarkup(from)}">${escapeMarkup(say('common.back'))}</a></div>
<fieldset><legend>${escapeMarkup(say('card.choose'))}</legend><div class="pictures">${choices.join('')}</div></fieldset>
</form></main>`;
	const status = fault ? 422 : 200;
	const title = say('card.write');
	return page({ status, title, description: say('card.title'), meta: [], body }, parts);
}

/** Path of the form for the pictures of a page. */
export function formPath(page: string): string {
	return `${POSTCARDS_PATH}?page=${encodeURIComponent(page)}`;
}

function pictureMarkup({ small, alt }: CardPicture, sizes: string): string {
	const size = (name: string, value: string) =>
		/^\d{1,5}$/.test(value) ? ` ${name}="${value}"` : '';
	const srcset = small.srcset
		? ` srcset="${escapeMarkup(small.srcset)}" sizes="${escapeMarkup(sizes)}"`
		: '';
	return `<img src="${escapeMarkup(small.src)}"${srcset}${size('width', small.width)}${size('height', small.height)} alt="${escapeMarkup(alt)}" loading="lazy">`;
}

interface WholePage {
	status: number;
	title: string;
	description: string;
	meta: readonly (readonly [property: string, content: string])[];
	body: string;
}

function page(
	{ status, title, description, meta, body }: WholePage,
	{ siteUrl, say, sheet, script }: CardPageParts,
): Response {
	const language = say.lang ?? say.language;
	const properties = meta.map(
		([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">\n`,
	);
	const html = `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(description)}">
${properties.join('')}<meta name="twitter:card" content="summary_large_image">
<link rel="icon" href="/favicon.svg">
<style>${sheet.css}</style>
<script type="module" src="${escapeMarkup(script)}"></script>
</head>
<body>${body}</body>
</html>
`;
	return new Response(html, {
		status,
		headers: {
			...baseHeaders({ siteUrl }),
			'content-type': 'text/html; charset=utf-8',
			'cache-control': status === 200 ? KEPT : NOT_KEPT,
			'x-robots-tag': 'noindex',
			'content-security-policy': [
				"default-src 'none'",
				"script-src 'self'",
				`style-src '${sheet.hash}'`,
				"img-src 'self'",
				"font-src 'self'",
				"connect-src 'self'",
				"form-action 'self'",
				"base-uri 'none'",
				"frame-ancestors 'none'",
				"require-trusted-types-for 'script'",
			].join('; '),
		},
	});
}
