import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

/** Restores mail addresses that Cloudflare has hidden from programs. */
export interface HiddenEmails {
	onStart(tag: StartTag): void;
	onEnd(name: string, start: number): void;
}

const HIDDEN_LINK = /^\/cdn-cgi\/l\/email-protection(?:#([\da-f]*))?$/i;

/**
 * Writes the mail addresses into the page. In the browser Cloudflare's script would do this, but the page no longer has
 * it. The first byte of a hidden address is the key for all other bytes (`data-cfemail="19717c75…"`).
 */
export function createHiddenEmails(edits: Edits): HiddenEmails {
	let open: { name: string; from: number; address: string } | null = null;
	return {
		onStart(tag) {
			const { attributes, name, end } = tag;
			// Only links and spans contain addresses that Cloudflare hides.
			if (name !== 'a' && name !== 'span') return;
			const shown = emailIn(attributes.get('data-cfemail'));
			const link = name === 'a' ? HIDDEN_LINK.exec(attributes.get('href') ?? '') : null;
			const address = (link && emailIn(link[1])) ?? shown;
			if (link && address !== null) edits.setAttribute(tag, 'href', `mailto:${address}`);
			if (shown !== null) open = { name, from: end, address: shown };
		},
		onEnd(name, start) {
			if (!open || open.name !== name) return;
			edits.replace(open.from, start, escapeMarkup(open.address));
			open = null;
		},
	};
}

/** The mail address in a hidden text; null for every other text and for a missing one. */
function emailIn(text: string | undefined): string | null {
	if (!text) return null;
	const [key = 0, ...bytes] = Buffer.from(text, 'hex');
	const address = Buffer.from(bytes.map((byte) => byte ^ key)).toString();
	return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? address : null;
}
