import type { Browser } from 'playwright';
import { comparePlaces, type PlaceDifference } from './compare-places';
import type { LinkCheck } from './link-check';
import { type Look, lookAtPage } from './look-at-page';
import { comparePictures, type PictureDifference } from './picture-difference';
import { compareWords, type WordDifference } from './words';

/** The widths at which pages are compared, in pixels: a phone, a tablet and a desktop. */
const WIDTHS = [390, 768, 1440] as const;

/** The facts about a page on one of the two sites. */
export interface Side {
	status: number;
	scriptBytes: number;
	totalBytes: number;
	requests: number;
	blockingMs: number;
	largestPaintMs: number | null;
	brokenPictures: string[];
	brokenLinks: string[];
}

/** One page, compared on both sites. */
export interface ComparedPage {
	path: string;
	/** The reason why the page could not be compared; null if it was compared. */
	fault: string | null;
	theirs: Side;
	ours: Side;
	words: WordDifference;
	pictures: { width: number; of: PictureDifference; places: PlaceDifference }[];
}

const NOTHING: Side = {
	status: 0,
	scriptBytes: 0,
	totalBytes: 0,
	requests: 0,
	blockingMs: 0,
	largestPaintMs: null,
	brokenPictures: [],
	brokenLinks: [],
};

/** Visits one page on both sites. The promise never rejects; `fault` names what could not be visited. */
export async function comparePage(
	browser: Browser,
	options: { wordpress: string; frontEnd: string; path: string; isBroken: LinkCheck },
): Promise<ComparedPage> {
	const { wordpress, frontEnd, path, isBroken } = options;
	const words = { missing: [], added: [], share: 1 };
	try {
		const sides = new Map<number, [Look, Look]>();
		for (const width of WIDTHS) {
			const theirs = await lookAtPage(browser, new URL(path, `${wordpress}/`).href, width);
			sides.set(width, [theirs, await lookAtPage(browser, new URL(path, frontEnd).href, width)]);
		}
		const pictures = await Promise.all(
			[...sides].map(async ([width, [theirs, ours]]) => ({
				width,
				of: await comparePictures(theirs.picture, ours.picture),
				places: comparePlaces(theirs.places, ours.places),
			})),
		);
		// Weight and times come from the phone, whose first visit takes longest; the words come from the desktop, which
		// shows most of them.
		const [theirs, ours] = sides.get(WIDTHS[0]) as [Look, Look];
		const [wide, ownWide] = sides.get(WIDTHS[2]) as [Look, Look];
		return {
			path,
			fault: null,
			theirs: await sideOf(theirs, wordpress, isBroken),
			ours: await sideOf(ours, frontEnd, isBroken),
			words: compareWords(wide.text, ownWide.text),
			pictures,
		};
	} catch (error) {
		const fault = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
		return { path, fault, theirs: NOTHING, ours: NOTHING, words, pictures: [] };
	}
}

async function sideOf(look: Look, site: string, isBroken: LinkCheck): Promise<Side> {
	const { status, scriptBytes, totalBytes, requests, blockingMs } = look;
	const { largestPaintMs, brokenPictures, links } = look;
	const brokenLinks = await isBroken(links, new URL(site).origin);
	const weight = { scriptBytes, totalBytes, requests, blockingMs };
	return { status, ...weight, largestPaintMs, brokenPictures, brokenLinks };
}
