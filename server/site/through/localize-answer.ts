/** Replaces WordPress's addresses in a text by those of this host. */
export type Localize = (text: string) => string;

/** Returns the function that changes a text of WordPress, by its type; null for bytes that pass unchanged. */
export function textChange(
	contentType: string,
	{ localize, absolute, ownCss }: { localize: Localize; absolute: Localize; ownCss: Localize },
): Localize | null {
	if (/^text\/css/i.test(contentType)) return (text) => ownCss(localize(text));
	if (/^(?:text\/plain|(?:text|application)\/(?:[\w.+-]+\+)?xml)/i.test(contentType)) {
		// A path has no meaning in feeds, sitemaps and robots.txt, because their readers know no page to which it
		// belongs.
		return /svg/i.test(contentType) ? null : absolute;
	}
	return /^application\/(?:[\w.+-]+\+)?json/i.test(contentType) ? localize : null;
}

/**
 * Replaces every address of the WordPress host, plain or percent-encoded, by an absolute address of this host.
 * @param addresses WordPress's own names for itself, without a slash at the end
 */
export function absoluteLocalizer(addresses: () => readonly string[], siteUrl: string): Localize {
	const encodedSite = encodeURIComponent(siteUrl);
	return (text) => {
		let changed = text;
		for (const address of addresses()) {
			const { host, pathname } = new URL(address);
			for (const scheme of ['https', 'http']) {
				const own = `${scheme}://${host}${pathname.replace(/\/+$/, '')}`;
				changed = changed.replaceAll(own, siteUrl).replaceAll(encodeURIComponent(own), encodedSite);
			}
		}
		return changed;
	};
}
