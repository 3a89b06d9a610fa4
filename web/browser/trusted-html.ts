interface TrustedTypes {
	createPolicy: (
		name: string,
		rules: { createHTML: (html: string) => string },
	) => { createHTML: (html: string) => string };
}

declare global {
	/** Not in every browser, and not in TypeScript's own types. */
	var trustedTypes: TrustedTypes | undefined;
}

let trust: { createHTML: (html: string) => string } | undefined;

/**
 * Makes nodes of markup that our own server sent as the answer of a refresh call: sanitised there, so nothing here
 * makes it safer. Scripts in it never run.
 */
export function parseOwnMarkup(html: string): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = trustedHtml(html);
	return template.content;
}

/** A text as browsers with Trusted Types take it for markup. It must come from our own server, or go to a sanitiser. */
export function trustedHtml(html: string): string {
	trust ??= globalThis.trustedTypes?.createPolicy('outrigger', { createHTML: (text) => text }) ?? {
		createHTML: (text) => text,
	};
	return trust.createHTML(html);
}
