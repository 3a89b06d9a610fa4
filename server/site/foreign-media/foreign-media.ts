import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { type Reach, type ResolveHost, resolveHost } from '@outrigger/http/open-address';
import type { PictureWork } from '@outrigger/media/picture-work';
import type { Logger } from 'pino';
import type { MarkupPart } from '../contract/renderer';
import { siteWords } from '../contract/site-words';
import { openBoundedFolder } from './bounded-folder';
import { partOfKind } from './font-parts';
import { createReadForeign } from './foreign-address';
import { createLearnAhead, type NamedMedia } from './learn-ahead';
import { createMediaAddresses, FOREIGN_MEDIA_PATH, type MediaReference } from './media-address';
import { createMediaLibrary, isKnown, type KnownMedia, type MissingMedia } from './media-library';
import { createOwnForm, type OwnForm, type Recall } from './own-form';
import { readFont } from './read-font';
import { readPicture } from './read-picture';
import { createReadSheet } from './read-sheet';
import { rewriteCss } from './rewrite-css';
import { missingStyles } from './rewrite-image';
import { rewriteMarkup } from './rewrite-markup';
import { createSendAnimation } from './send-animation';
import { createSendFilm, readFilmType } from './send-film';
import { createSendFont } from './send-font';
import { createSendPicture } from './send-picture';
import { createSendSheet } from './send-style';

/** The most bytes on the disk, of all pictures and all their sizes together. */
export const MAX_KEPT_BYTES = 2 * 1024 * 1024 * 1024;

/** The parts from which the media module is made. */
export interface ForeignMediaOptions {
	/** Public origin without a slash at the end. */
	siteUrl: string;
	/** The folder for data. Pictures are kept in a folder in it. */
	dataDir: string;
	/** The key that signs addresses; it is read at its first use. */
	secret: () => Uint8Array | string;
	/** Origins from which the host fetches even if their address is private. */
	trusted: readonly string[];
	/** True if browsers fetch from the trusted origins themselves. */
	isDirect: boolean;
	/** Replaces the origin of WordPress's own host in an address by this site. */
	localize: (address: string) => string;
	/** Receives the path of a page that is worth rendering again. */
	onLearned: (path: string) => void;
	log: Logger;
	/** Milliseconds since the epoch. */
	now: () => number;
	resolve?: ResolveHost | undefined;
	/** Makes the sizes of pictures. */
	pictures: PictureWork;
}

/** Pictures, films, fonts and sheets of other hosts that documents of this site name. */
export interface ForeignMedia {
	/** Gives all media of other hosts in the markup an address of this host. Unknown media are fetched later. */
	own(part: MarkupPart): Promise<MarkupPart>;
	/** Does the same in a sheet that this host passes on. */
	ownSheet(css: string): string;
	/**
	 * Returns the reason why the host cannot fetch a picture; null if it can, if it has not tried, and for an address of
	 * this host.
	 * @param how `ask` fetches unknown pictures
	 */
	whyMissing(address: string, how: 'ask' | 'recall'): Promise<string | null>;
	/**
	 * Answers a request for such an address of this host; 404 for an address that no page contains.
	 * @param visitor network address of the visitor; empty for requests of this process
	 */
	send(request: Request, visitor: string): Promise<Response>;
}

/**
 * Makes addresses of this host for media of other hosts, without any request.
 *
 * @param options `secret`, `trusted`, `isDirect` as for `createForeignMedia`, so that the host answers them
 */
export function createUnknownForm({
	siteUrl,
	localize,
	secret,
	trusted,
	isDirect,
}: Pick<ForeignMediaOptions, 'siteUrl' | 'localize' | 'secret' | 'trusted' | 'isDirect'>): OwnForm {
	const direct = new Set(isDirect ? trusted : []);
	const read = createReadForeign({ siteUrl, localize, direct });
	return createOwnForm(read, createMediaAddresses(secret), () => null);
}

/** A separate key for these addresses, so that signatures of other kinds are invalid here. */
export function foreignMediaKey(secret: Uint8Array | string): Uint8Array {
	return createHmac('sha256', secret).update('foreign-media').digest();
}

/** The route whose requests `send` answers. */
export const FOREIGN_MEDIA_ROUTE = `${FOREIGN_MEDIA_PATH}:signature/:address/:form/:name`;

/** Makes the library. It reads, writes and requests nothing before a page names something. */
export function createForeignMedia(options: ForeignMediaOptions): ForeignMedia {
	const { siteUrl, localize, isDirect, log, now, pictures } = options;
	const trusted = new Set(options.trusted);
	const reach: Reach = { resolve: options.resolve ?? resolveHost, trusted };
	const folder = openBoundedFolder(join(options.dataDir, 'foreign-media'), MAX_KEPT_BYTES);
	const library = createMediaLibrary(
		folder,
		{
			picture: (address) => readPicture(address, reach, pictures),
			film: (address) => readFilmType(address, reach),
			font: (address) => readFont(address, reach),
		},
		now,
	);
	const addresses = createMediaAddresses(options.secret);
	const direct = isDirect ? trusted : new Set<string>();
	const readForeign = createReadForeign({ siteUrl, localize, direct });
	const learnAhead = createLearnAhead(library, log, options.onLearned);
	const sendPicture = createSendPicture(library, folder, pictures);
	const sendFilm = createSendFilm(library, reach);
	const sendAnimation = createSendAnimation(reach);
	const formWith = (recall: Recall): OwnForm => createOwnForm(readForeign, addresses, recall);
	const sendFont = createSendFont(library, folder, pictures);
	const sendSheet = createSendSheet(
		createReadSheet(reach),
		formWith(() => null),
	);

	function sendReference(request: Request, reference: MediaReference, visitor: string) {
		const { kind, address } = reference;
		if (kind === 'film') return sendFilm(request, address, visitor);
		const part = partOfKind(kind);
		if (kind === 'font' || part) return sendFont(request, address, part);
		if (kind === 'sheet') return sendSheet(request, address);
		if (kind === 'animation') return sendAnimation(request, address);
		return sendPicture(request, reference);
	}

	return {
		async own({ path, html, css }) {
			const named = new Map<string, NamedMedia>();
			const collect = formWith((address, kind) => {
				named.set(`${kind} ${address}`, { address, kind });
				return null;
			});
			const first = {
				html: rewriteMarkup(html, collect, siteWords(siteUrl, path)),
				css: rewriteCss(css, collect),
			};
			if (named.size === 0) return { path, ...first };
			const all = [...named];
			const recalled = new Map<string, KnownMedia | MissingMedia | null>(
				await Promise.all(
					all.map(
						async ([key, { address, kind }]) => [key, await library.recall(address, kind)] as const,
					),
				),
			);
			learnAhead(
				path,
				all.map(([, one]) => one),
			);
			const form = formWith((address, kind) => recalled.get(`${kind} ${address}`) ?? null);
			const shown = rewriteMarkup(html, form, siteWords(siteUrl, path));
			return { path, html: shown, css: rewriteCss(css, form) + missingStyles(shown) };
		},
		ownSheet: (css) =>
			rewriteCss(
				css,
				formWith(() => null),
			),
		async whyMissing(text, how) {
			const foreign = readForeign(text);
			if (!foreign) return null;
			const found = await library[how === 'ask' ? 'learn' : 'recall'](foreign.address, 'picture');
			return found === null || isKnown(found) ? null : found.reason;
		},
		async send(request, visitor) {
			const reference = addresses.read(new URL(request.url).pathname);
			return (reference && (await sendReference(request, reference, visitor))) ?? notFound();
		},
	};
}

function notFound(): Response {
	return new Response('Not found\n', {
		status: 404,
		headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
	});
}
