/** User name and password of an `Authorization: Basic …` header; `null` for any other or malformed one. */
export function parseBasic(header: string | null): { login: string; password: string } | null {
	const encoded = /^Basic\s+([A-Za-z0-9+/=]+)\s*$/i.exec(header ?? '')?.[1];
	if (encoded === undefined) return null;
	const decoded = Buffer.from(encoded, 'base64').toString('utf8');
	const colon = decoded.indexOf(':');
	if (colon < 1) return null;
	return { login: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}
