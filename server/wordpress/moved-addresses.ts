import { createRedirects, type Moved, type Redirects } from '@outrigger/rules/address/redirects';
import type { Store } from './store/store';

/** The answers of the site for addresses at which its pages are no longer found. */
export interface MovedAddresses {
	/** The redirect of an address, which overrides everything else there; null if there is no redirect. */
	answer(request: Request): Response | null;
	/**
	 * Returns the new place of the page of a path that no longer exists: renamed posts, and pages
	 * that are gone.
	 */
	find(path: string): Moved | null;
}

/** @param store gives the content as it is now */
export function createMovedAddresses(store: () => Store): MovedAddresses {
	let known: { store: Store; redirects: Redirects } | null = null;
	const redirects = (): Redirects => {
		const now = store();
		if (known?.store !== now) {
			known = { store: now, redirects: createRedirects(now.settings.redirects ?? []) };
		}
		return known.redirects;
	};

	return {
		answer({ method, url }) {
			if (method !== 'GET' && method !== 'HEAD') return null;
			const { pathname, searchParams } = new URL(url);
			const moved = redirects().find(pathname, searchParams);
			if (!moved?.location) return null;
			const headers = { location: moved.location, 'cache-control': 'public, max-age=60' };
			return new Response(null, { status: moved.status, headers });
		},
		find(path) {
			const { pathname, searchParams } = new URL(path, 'http://own.invalid');
			const location = store().postByOldUri(pathname)?.uri;
			if (location) return { status: 301, location };
			return redirects().find(pathname, searchParams);
		},
	};
}
