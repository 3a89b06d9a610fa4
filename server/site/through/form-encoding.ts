import { createEdits, type Edits } from './edits';
import { type StartTag, scanTags } from './scan-tags';

/**
 * Sets the encoding in which a form is sent: this host sends pages as UTF-8, but the site behind it may read forms in
 * another encoding.
 */
export function encodeForm(edits: Edits, tag: StartTag, encoding: string): void {
	// Browsers send UTF-8 from pages in UTF-16 (https://html.spec.whatwg.org/#picking-an-encoding-for-the-form).
	if (/^utf-/.test(encoding) || tag.attributes.has('accept-charset')) return;
	edits.setAttribute(tag, 'accept-charset', encoding);
}

/** Sets the encoding of all forms in a page that otherwise passes unchanged. */
export function encodeForms(html: string, encoding: string): string {
	if (/^utf-/.test(encoding)) return html;
	const edits = createEdits(html);
	scanTags(html, {
		onStart(tag) {
			if (tag.name === 'form') encodeForm(edits, tag, encoding);
		},
		onEnd: () => undefined,
	});
	return edits.apply((text) => text);
}
