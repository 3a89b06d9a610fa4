import type { Localize } from './localize-answer';
import { scanTags } from './scan-tags';

const ANY_ORIGIN = 'http://any.invalid';
/** An address that does not depend on the page: a path from the root, or one with a scheme. */
const STANDS_ALONE = /^(?:\/|[a-z][a-z\d+.-]*:)/i;

/**
 * Makes the function that turns a relative address of a page (`./a.js`, as static copies of a site have it) into a path
 * from the root. Other addresses stay as they are. The function looks for a `<base>` when it gets the first relative
 * address; nearly all pages of WordPress have neither.
 *
 * @param path of the page on this host
 * @param localize turns addresses of the site into paths of this host
 */
export function fromRoot(html: string, path: string, localize: Localize): Localize {
	let base: string | null = null;
	return (address) => {
		if (STANDS_ALONE.test(address)) return address;
		base ??= ANY_ORIGIN + (basePath(html, path, localize) ?? path);
		if (!URL.canParse(address, base)) return address;
		const { origin, pathname, search } = new URL(address, base);
		return origin === ANY_ORIGIN ? pathname + search : address;
	};
}

/** The path of the first `<base>` that this host sends: it removes the address of a `<base>` of another host. */
function basePath(html: string, path: string, localize: Localize): string | null {
	if (!/<base\b/i.test(html)) return null;
	let found: string | null = null;
	scanTags(html, {
		onStart({ name, attributes }) {
			const href = name === 'base' ? attributes.get('href') : undefined;
			if (href === undefined || found !== null) return;
			const own = localize(href);
			if (!URL.canParse(own, ANY_ORIGIN + path)) return;
			const { origin, pathname, search } = new URL(own, ANY_ORIGIN + path);
			if (origin === ANY_ORIGIN) found = pathname + search;
		},
		onEnd() {},
	});
	return found;
}
