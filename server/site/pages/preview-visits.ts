import { readCookie, writeCookie } from '@outrigger/http/cookies';
import * as v from 'valibot';
import { plainPage } from '../answers/plain-page';
import { respond } from '../answers/respond';
import { wordsFor } from '../answers/words-for';
import type { Backend } from '../backend/backend';
import type { PreviewLink, PreviewVisit } from '../backend/previews';
import type { GraphQLExecutor } from '../contract/renderer';
import { createSeal, type Seal } from './seal';

/** The cookie of an editor's visit. */
export const PREVIEW_COOKIE = 'outrigger_preview';
/** The parameter of a signed link. */
const TOKEN = 'preview_token';

/** A sealed visit is about three hundred characters long. */
const SEALED = /^[A-Za-z0-9_-]{1,1000}$/;
const Sealed = v.object({ visit: v.string(), until: v.number() });

/** Caches do not keep the answer, and other hosts do not see its address as a referrer. */
const HEADERS = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

/** The previews that one browser has opened by a signed link. */
export interface PreviewVisits {
	/**
	 * Answers a request with a signed link: the browser gets the visit in a cookie and continues to the preview.
	 * @returns null for every other request. Rejects with `WordPressUnavailable`
	 */
	open(request: Request): Promise<Response | null>;
	/** Returns an executor with the rights of the editor whose visit this browser has; null if it has none. */
	executorOf(request: Request): GraphQLExecutor | null;
	/** Ends the visit and sends the browser to a path of this site. */
	leave(location: string): Response;
}

/**
 * @param secret the same on all hosts of a site; called when the first visit begins
 * @param now milliseconds since the epoch
 */
export function createPreviewVisits({
	backend,
	secret,
	siteUrl,
	now,
}: {
	backend: Pick<Backend, 'previews'>;
	secret: () => Uint8Array;
	siteUrl: string;
	now: () => number;
}): PreviewVisits {
	const cookie = { name: PREVIEW_COOKIE, siteUrl };
	let made: Seal | null = null;
	const seal = () => {
		made ??= createSeal(secret(), `previews of ${siteUrl}`);
		return made;
	};

	function visitOf(request: Request): PreviewVisit | null {
		const sealed = readCookie(request.headers.get('cookie'), cookie) ?? '';
		const text = SEALED.test(sealed) ? seal().open(sealed) : null;
		if (text === null) return null;
		const visit = v.parse(Sealed, JSON.parse(text));
		return visit.until * 1000 > now() ? visit : null;
	}

	function goTo(location: string, visit: PreviewVisit | null): Response {
		const value = visit ? seal().close(JSON.stringify(visit)) : '';
		const maxAgeS = visit ? Math.max(0, Math.floor(visit.until - now() / 1000)) : 0;
		return new Response(null, {
			status: 303,
			headers: { ...HEADERS, location, 'set-cookie': writeCookie(cookie, value, { maxAgeS }) },
		});
	}

	async function begin({ id, until }: PreviewLink): Promise<PreviewVisit | null> {
		if (until * 1000 < now()) return null;
		return (await backend.previews?.begin(id)) ?? null;
	}

	return {
		async open(request) {
			const token = new URL(request.url).searchParams.get(TOKEN);
			if (token === null) return null;
			const link = backend.previews?.read(token) ?? null;
			// The browser that opened the link has the visit already, and may open the link again.
			const visit = link && ((await begin(link)) ?? visitOf(request));
			return link && visit ? goTo(link.place, visit) : refuse(request);
		},
		executorOf(request) {
			const visit = backend.previews ? visitOf(request) : null;
			return visit && backend.previews ? backend.previews.executeAs(visit.visit) : null;
		},
		leave: (location) => goTo(location, null),
	};

	function refuse(request: Request): Response {
		const say = wordsFor(siteUrl, request);
		const title = say('preview.over');
		const text = say('preview.overText');
		return respond(plainPage({ status: 403, title, text, headers: HEADERS }, siteUrl, say));
	}
}
