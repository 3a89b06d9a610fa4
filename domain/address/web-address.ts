/** Parses an http or https address, with or without its scheme (`//…`); undefined for every other text. */
export function webAddress(text: string): URL | undefined {
	const typed = text.trim();
	const address = typed.startsWith('//') ? `https:${typed}` : typed;
	if (!URL.canParse(address)) return undefined;
	const url = new URL(address);
	return /^https?:/.test(url.protocol) ? url : undefined;
}
