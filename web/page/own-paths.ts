/**
 * WordPress writes its own addresses out in full; in markup and sheets they become paths, so that a page works
 * under every name that its host answers to.
 */
export function ownPaths(siteUrl: string): (text: string) => string {
	const escaped = siteUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const address = new RegExp(`((?:["'(]|&quot;|, ))${escaped}(?=/)`, 'g');
	return (text) => text.replace(address, '$1');
}
