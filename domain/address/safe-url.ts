/** The schemes that settings, menus, share links and buttons may use. */
const SAFE_PROTOCOLS: ReadonlySet<string> = new Set([
	'http:',
	'https:',
	'mailto:',
	'tel:',
	'sms:',
	'viber:',
	'skype:',
]);

/** Longer than any address that the builder writes (actions carry base64 settings), short enough to be harmless. */
const MAX_URL_LENGTH = 8192;

/**
 * `https:fleet`, `https:/fleet`, `https:@/fleet`: browsers read these as a path on an https page and as a host (or as
 * an unparsable address) on an http page. Because the meaning depends on the page, such an address is refused.
 */
const DEPENDS_ON_PAGE = /^https?:(?![\\/]{2})/i;

/** Only used to resolve relative addresses; never shown. */
const RELATIVE_BASE = 'https://relative.invalid/';

/**
 * Accepts addresses that a browser may follow: http, https, mailto, tel, sms, viber, skype, or
 * relative.
 *
 * Returns the trimmed text. Returns undefined for every other value: other schemes, control
 * characters, addresses with a meaning that depends on the page, invalid URLs, and values that
 * are not texts.
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

/** Does the same for the addresses of pictures and films: accepts only http, https and relative addresses. */
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
