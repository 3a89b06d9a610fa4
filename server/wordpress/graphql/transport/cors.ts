import { SESSION_HEADER } from '@outrigger/rules/shop/session-header';

/** Seconds for which a browser may keep the answer of a preflight. */
const PREFLIGHT_MAX_AGE_S = 600;

/** Headers that let the pages of some origins read answers, without cookies. */
export interface Cors {
	/** Answers a preflight, `null` for any other request. */
	preflight(request: Request): Response | null;
	/** Adds the headers that a response needs for the request's origin. */
	decorate(request: Request, response: Response): void;
}

/**
 * @param origins origins that are let in, such as `https://app.example`
 * @param isOpen true if all other origins may read as well; the header for them is `*`
 */
export function createCors(origins: readonly string[], isOpen: boolean): Cors {
	const allowed = new Set(origins);
	const headersFor = (request: Request): [string, string][] => {
		const origin = request.headers.get('origin');
		if (origin === null) return [];
		if (allowed.has(origin)) return [['Access-Control-Allow-Origin', origin]];
		return isOpen ? [['Access-Control-Allow-Origin', '*']] : [];
	};
	return {
		preflight(request) {
			if (request.method !== 'OPTIONS') return null;
			const headers = new Headers([...headersFor(request), ['Vary', 'Origin']]);
			if (headers.has('Access-Control-Allow-Origin')) {
				headers.set('Access-Control-Allow-Methods', 'GET, POST');
				headers.set(
					'Access-Control-Allow-Headers',
					`Authorization, Content-Type, ${SESSION_HEADER}`,
				);
				headers.set('Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE_S));
			}
			return new Response(null, { status: 204, headers });
		},
		decorate(request, response) {
			response.headers.append('Vary', 'Origin');
			for (const [name, value] of headersFor(request)) {
				response.headers.set(name, value);
				response.headers.set('Access-Control-Expose-Headers', SESSION_HEADER);
			}
		},
	};
}
