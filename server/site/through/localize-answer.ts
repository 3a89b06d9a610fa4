/** Replaces WordPress's addresses in a text by those of this host. */
export type Localize = (text: string) => string;

/** Returns the function that changes a text of WordPress, by its type; null for bytes that pass unchanged. */
export function textChange(
	contentType: string,
	{ localize, absolute, ownCss }: { localize: Localize; absolute: Localize; ownCss: Localize },
): Localize | null {
	if (/^text\/css/i.test(contentType)) return (text) => ownCss(localize(text));
	if (/^(?:text\/plain|(?:text|application)\/(?:[\w.+-]+\+)?xml)/i.test(contentType)) {
		// Readers of feeds, sitemaps and robots.txt know no page that a path would belong to.
		return /svg/i.test(contentType) ? null : absolute;
	}
	return /^application\/(?:[\w.+-]+\+)?json/i.test(contentType) ? localize : null;
}

/**
 * Makes every address of the WordPress host a whole address of this one.
 * @param addresses WordPress's own names for itself, without a slash at the end
 */
export function absoluteLocalizer(addresses: () => readonly string[], siteUrl: string): Localize {
	return (text) =>
		addresses().reduce((changed, address) => {
			const { host, pathname } = new URL(address);
			const path = pathname.replace(/\/+$/, '');
			return changed
				.replaceAll(`https://${host}${path}`, siteUrl)
				.replaceAll(`http://${host}${path}`, siteUrl);
		}, text);
}
