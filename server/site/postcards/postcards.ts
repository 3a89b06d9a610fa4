import { ownPath } from '@outrigger/http/own-path';
import { readPostedForm, textsOf } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import {
	type CardFault,
	faultOf,
	MOST_CHARACTERS,
	POSTCARDS_PATH,
	plainWords,
} from '@outrigger/rules/postcards/card-words';
import type { Say } from '@outrigger/rules/texts/text';
import { foreignFormPage, notFoundPage } from '../answers/plain-page';
import { respond, respondMoved } from '../answers/respond';
import { wordsFor } from '../answers/words-for';
import type { AssetManifest } from '../contract/renderer';
import type { PageHost } from '../pages/page-host';
import { parsePageAddress } from '../requests/page-address';
import { type RateLimit, tooManyRequests } from '../requests/rate-limit';
import { createCardAddresses } from './card-address';
import { type CardImageOptions, createCardImages } from './card-image';
import { type CardPageParts, cardFormPage, cardPage } from './card-page';
import { type CardGallery, cardGallery } from './card-pictures';
import { cardSheet } from './card-sheet';

/** The script of the pages of cards, in the build. */
const SCRIPT = 'web/postcard-page.ts';
/** The name of a card's picture, below the card. */
const IMAGE = 'card.jpg';

/** The parts that postcards need. */
export interface PostcardOptions extends CardImageOptions {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	ownOrigins: readonly string[];
	secret: () => Uint8Array;
	pages: Pick<PageHost, 'sendShared'>;
	assets: Pick<AssetManifest, 'address' | 'fonts'>;
	/** Counts the cards that a visitor writes, and the pictures of cards that are made. */
	limit: RateLimit;
}

/**
 * Answers requests below `/postcards/`; null for requests that are not about a card.
 * @param visitor network address of the visitor
 */
export type Postcards = (request: Request, visitor: string) => Promise<Response | null>;

/**
 * Postcards that visitors write on the pictures of this site. The answer to a form is a signed address with page,
 * picture and words; the host stores nothing. Visitors may use the pictures in elements with the custom attribute
 * `data-postcards|yes` on the current public page.
 */
export function createPostcards(options: PostcardOptions): Postcards {
	const { siteUrl, pages, assets, limit } = options;
	const addresses = createCardAddresses(options.secret);
	const sendImage = createCardImages(options);
	const sheet = cardSheet(assets.fonts);

	/** Returns null if the page is not public, or if it has no pictures on which visitors may write. */
	async function galleryOf(page: string): Promise<CardGallery | null> {
		const url = new URL(page, siteUrl);
		const address = parsePageAddress(url.pathname, url.searchParams);
		if (address.kind !== 'page') return null;
		const preferences = { acceptEncoding: null, ifNoneMatch: null, headOnly: false };
		const { status, body } = await pages.sendShared(address, preferences);
		if (status !== 200) return null;
		const gallery = cardGallery(Buffer.from(body ?? []).toString('utf8'));
		return gallery.pictures.length > 0 ? gallery : null;
	}

	const sayFor = (request: Request, page: string): Say =>
		wordsFor(siteUrl, { url: siteUrl + page, headers: request.headers });
	const partsFor = (say: Say): CardPageParts => {
		return { siteUrl, say, sheet, script: assets.address(SCRIPT) };
	};
	const pageOf = (given: string | null): string => ownPath(given, siteUrl).split('#', 1)[0] ?? '/';

	async function sendForm(request: Request): Promise<Response | null> {
		const { searchParams } = new URL(request.url);
		if (!searchParams.has('page')) return null;
		const page = pageOf(searchParams.get('page'));
		const gallery = await galleryOf(page);
		const say = sayFor(request, page);
		if (!gallery) return respond(notFoundPage(siteUrl, say));
		const picture = searchParams.get('picture') ?? '';
		return cardFormPage({ page, gallery, picture, words: '' }, partsFor(say));
	}

	async function write(request: Request, visitor: string): Promise<Response | null> {
		const form = textsOf(await readPostedForm(request));
		const isCall = form.get('answer') === 'json';
		const page = pageOf(form.get('page'));
		const say = sayFor(request, page);
		if (sourceOf(request, options.ownOrigins) === 'elsewhere') {
			return respond(foreignFormPage(siteUrl, say));
		}
		const wait = await limit.take(visitor);
		if (wait > 0) return tooManyRequests(POSTCARDS_PATH, wait, say);
		const [picture, words] = [form.get('picture') ?? '', plainWords(form.get('words') ?? '')];
		const gallery = await galleryOf(page);
		if (!gallery?.pictures.some(({ path }) => path === picture)) {
			const message = say('host.nothingText');
			return isCall ? refusal(404, message) : respond(notFoundPage(siteUrl, say));
		}
		const fault = faultOf(words);
		if (fault) {
			const message = messageOf(fault, say);
			if (isCall) return refusal(422, message);
			return cardFormPage({ page, gallery, picture, words, fault: message }, partsFor(say));
		}
		const path = addresses.write({ page, picture, words });
		if (!isCall) return respondMoved(path, siteUrl, 303);
		const headers = { 'cache-control': 'no-store', location: path };
		return Response.json({ address: siteUrl + path }, { status: 201, headers });
	}

	async function sendCard(request: Request, visitor: string): Promise<Response | null> {
		const { pathname } = new URL(request.url);
		const isImage = pathname.endsWith(IMAGE);
		const path = isImage ? pathname.slice(0, -IMAGE.length) : pathname;
		const card = addresses.read(path);
		if (!card) return null;
		const say = sayFor(request, card.page);
		const gallery = await galleryOf(card.page);
		const picture = gallery?.pictures.find(({ path: own }) => own === card.picture);
		if (!gallery || !picture) return respond(notFoundPage(siteUrl, say));
		if (!isImage) return cardPage(card, { picture, gallery, path }, partsFor(say));
		const note = say('card.written');
		const image = await sendImage(request, { card, picture, note }, () => limit.take(visitor));
		if (typeof image === 'number') return tooManyRequests(POSTCARDS_PATH, image, say);
		return image ?? respond(notFoundPage(siteUrl, say));
	}

	return async (request, visitor) => {
		const isForm = new URL(request.url).pathname === POSTCARDS_PATH;
		if (request.method === 'POST') return isForm ? write(request, visitor) : null;
		return isForm ? sendForm(request) : sendCard(request, visitor);
	};
}

function refusal(status: number, message: string): Response {
	return Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } });
}

function messageOf(fault: CardFault, say: Say): string {
	switch (fault) {
		case 'empty':
			return say('form.required');
		case 'too-long':
			return say('form.tooLong', { count: MOST_CHARACTERS });
		case 'links':
			return say('card.links');
		case 'signs':
			return say('card.signs');
	}
}
