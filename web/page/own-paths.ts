/**
 * WordPress writes the addresses of its own site in full. In markup and sheets they are replaced by paths, so that a
 * page works under every host name of this host.
 */
export function ownPaths(siteUrl: string): (text: string) => string {
	const escaped = siteUrl.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const address = new RegExp(`((?:["'(]|&quot;|, ))${escaped}(?=/)`, 'g');
	return (text) => text.replace(address, '$1');
}
