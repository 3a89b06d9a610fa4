/** An http or https address, its scheme may be left out (`//…`); undefined for everything else. */
export function webAddress(text: string): URL | undefined {
	const address = /^\/\//.test(text.trim()) ? `https:${text.trim()}` : text.trim();
	if (!URL.canParse(address)) return undefined;
	const url = new URL(address);
	return /^https?:$/.test(url.protocol) ? url : undefined;
}
