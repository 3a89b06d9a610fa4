import { isUnavailable, reasonOf } from '../contract/unavailable';
import { readWhole, type Upstream } from './upstream';

/** The facts that the host found at `WORDPRESS_URL`. */
export interface FoundSite {
	/** Addresses by which the site calls itself, without a slash at the end. */
	addresses: readonly string[];
	/** The address for further requests; null if the given address itself answers. */
	movedTo: string | null;
	/** This host's address, if WordPress uses it as its own and answers to no other host name; else null. */
	answersTo: string | null;
	/** True if core REST answers. */
	rest: boolean;
	/** True if its front page has markup of the builder. */
	builder: boolean;
	/** The advice for the operator; null if the operator has nothing to do. */
	advice: string | null;
}

/** Links in which a front page names the address of its site. A list of posts has no canonical address. */
const NAMING =
	/<link[^>]+rel=["']?(?:canonical|https:\/\/api\.w\.org\/)["']?[^>]*href=["']([^"']+)/gi;
const BUILDER = /\bdata-elementor-type=|\belementor-(?:default|kit-\d+)\b/;

/**
 * Looks at the real site: its front page, and the root of core REST, which may be closed.
 * @param siteUrl `WORDPRESS_URL` without a slash at the end
 * @param origins the origins of this host
 * @throws WordPressUnavailable if even the front page does not answer
 */
export async function findSite(
	upstream: Upstream,
	siteUrl: string,
	origins: readonly string[],
): Promise<FoundSite> {
	const [front, rest] = await Promise.all([
		upstream.ask({ path: '/', headers: { accept: 'text/html' } }),
		restRoot(upstream),
	]);
	const { location } = front.headers;
	if (front.status >= 300 && front.status < 400 && location) {
		front.body.destroy();
		return { ...redirected(siteUrl, location, origins), rest: rest !== null, builder: false };
	}
	const html = (await readWhole(front.body)).toString();
	const links = [...html.matchAll(NAMING)].map(([, address = '']) => addressLike(siteUrl, address));
	const named = [rest?.home, rest?.url, ...links];
	return {
		addresses: named.filter((address): address is string => Boolean(address)),
		movedTo: null,
		answersTo: null,
		rest: rest !== null,
		builder: BUILDER.test(html),
		advice:
			front.status === 401
				? 'WORDPRESS_URL asks for a name and a password. Set UPSTREAM_AUTH to "name:password".'
				: null,
	};
}

/**
 * Handles a redirect of the site. If it leads to the same site under https or `www.`, the host uses that address. If it
 * leads to this host, the site answers to the public name, so the host sends requests with that name. If it leads to
 * another host, the log reports it to the operator.
 */
function redirected(siteUrl: string, location: string, origins: readonly string[]) {
	const from = new URL(siteUrl);
	const to = new URL(location, siteUrl);
	if (origins.includes(to.origin) && to.origin !== from.origin) {
		return { addresses: [to.origin], movedTo: null, answersTo: to.origin, advice: null };
	}
	const bare = (host: string) => host.replace(/^www\./, '');
	const isSame = bare(from.hostname) === bare(to.hostname);
	const address = to.origin + from.pathname.replace(/\/$/, '');
	if (isSame && to.origin !== from.origin) {
		return { addresses: [address], movedTo: address, answersTo: null, advice: null };
	}
	const advice = isSame
		? null
		: `WORDPRESS_URL leads to ${to.origin}. Set WORDPRESS_URL to that address.`;
	return { addresses: [], movedTo: null, answersTo: null, advice };
}

/**
 * Returns the address of the site under the host that its front page names. Its folder is that of `WORDPRESS_URL`: a
 * canonical address may have the folder of a language.
 */
function addressLike(siteUrl: string, named: string): string {
	if (!URL.canParse(named)) return '';
	return new URL(named).origin + new URL(siteUrl).pathname.replace(/\/+$/, '');
}

async function restRoot(upstream: Upstream): Promise<{ home?: string; url?: string } | null> {
	try {
		const answer = await upstream.ask({
			path: '/wp-json/?_fields=home,url,name',
			headers: { accept: 'application/json' },
		});
		const text = (await readWhole(answer.body)).toString();
		const { home, url } = JSON.parse(text);
		const isText = (value: unknown) => typeof value === 'string' && URL.canParse(value);
		if (answer.status !== 200) return null;
		return {
			...(isText(home) ? { home: home.replace(/\/+$/, '') } : {}),
			...(isText(url) ? { url: url.replace(/\/+$/, '') } : {}),
		};
	} catch (error) {
		if (isUnavailable(error) || error instanceof SyntaxError) return null;
		throw new Error(`The root of REST could not be read (${reasonOf(error)}).`, { cause: error });
	}
}
