/** What an address in settings, menus, shares and buttons may start with. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set([
	'http:',
	'https:',
	'mailto:',
	'tel:',
	'sms:',
	'viber:',
	'skype:',
]);

/** Longer than any address a builder writes (actions carry base64 settings), short enough to be harmless. */
const MAX_URL_LENGTH = 8192;

/**
 * `https:fleet`, `https:/fleet`, `https:@/fleet`: a path on a page over https, a host (or none at all, which cannot
 * even be parsed) on one over http. What pages do not agree on leads nowhere.
 */
const DEPENDS_ON_PAGE = /^https?:(?![\\/]{2})/i;

/** Only used to resolve relative addresses; never shown. */
const RELATIVE_BASE = 'https://relative.invalid/';

/**
 * Lets an address through that a browser may follow: http, https, mailto, tel, sms, viber, skype, or relative.
 *
 * Gives the text itself without surrounding spaces; undefined for anything else: another scheme, control
 * characters anywhere, an address that another page would read as another one, something that is no URL, no string, or nothing at all.
 */
export function safeUrl(value: unknown): string | undefined {
	if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return undefined;
	if (hasControlCharacter(value)) return undefined;
	const text = value.trim();
	if (text === '' || DEPENDS_ON_PAGE.test(text)) return undefined;
	try {
		return SAFE_PROTOCOLS.has(new URL(text, RELATIVE_BASE).protocol) ? text : undefined;
	} catch {
		return undefined;
	}
}

/** The same for what is loaded as a picture or a film: http, https or relative only. */
export function safeMediaUrl(value: unknown): string | undefined {
	const text = safeUrl(value);
	if (text === undefined) return undefined;
	return new URL(text, RELATIVE_BASE).protocol.startsWith('http') ? text : undefined;
}

function hasControlCharacter(text: string): boolean {
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029) {
			return true;
		}
	}
	return false;
}
