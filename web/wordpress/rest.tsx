import { askRestNames, type RestNames } from '@outrigger/rules/wordpress/rest-names';
import { createContext, type ReactNode, use, useContext } from 'react';

/** The answer of core REST to a GET. */
export interface RestAnswer {
	status: number;
	/** Parsed JSON; `null` if the answer was no JSON. */
	body: unknown;
	/** `X-WP-Total`: the number of matching items; 0 if the site does not send it. */
	total: number;
	/** `X-WP-TotalPages`. */
	totalPages: number;
}

/**
 * Requests a path of core REST without its leading `/wp-json/`: `wp/v2/posts?per_page=6`. Rejects if there is no usable
 * answer.
 */
export type RestFetch = (path: string) => Promise<RestAnswer>;

export const RestContext = createContext<RestFetch | null>(null);

/**
 * Provides the parts below with core REST. It keeps the answer for a path during one rendering, so that a part that
 * suspended finds the same promise again.
 */
export function RestProvider({ fetch, children }: { fetch: RestFetch; children: ReactNode }) {
	return <RestContext value={fetch}>{children}</RestContext>;
}

/** Makes a fetch that requests each path only once. */
export function rememberRest(fetch: RestFetch): RestFetch {
	const answers = new Map<string, Promise<RestAnswer>>();
	return (path) => {
		const known = answers.get(path);
		if (known) return known;
		const answer = fetch(path);
		answers.set(path, answer);
		return answer;
	};
}

/**
 * Returns the fetch of core REST that the provider above gives.
 * @throws outside a provider, which is a programmer's mistake.
 */
export function useRestFetch(): RestFetch {
	const fetch = useContext(RestContext);
	if (fetch) return fetch;
	throw new Error('A part reads core REST outside a RestProvider. Wrap the tree in RestProvider.');
}

/**
 * Returns the answer for a path; suspends until it has arrived. For `null` it sends no request.
 * @throws outside a provider, which is a programmer's mistake.
 */
export function useRest(path: string | null): RestAnswer | null {
	const fetch = useRestFetch();
	return path === null ? null : use(fetch(path));
}

const names = new WeakMap<RestFetch, Promise<RestNames>>();

/** Returns core REST's names for content types and taxonomies, with one request per rendering. */
export function restNames(fetch: RestFetch): Promise<RestNames> {
	const asked = names.get(fetch) ?? askRestNames(fetch);
	names.set(fetch, asked);
	return asked;
}

/** Returns core REST's names for content types and taxonomies; suspends. */
export function useRestNames(): RestNames {
	return use(restNames(useRestFetch()));
}
