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
 * makes it safer. The only place in the browser that turns text into markup; scripts in it never run.
 */
export function parseOwnMarkup(html: string): DocumentFragment {
	trust ??= globalThis.trustedTypes?.createPolicy('outrigger', { createHTML: (text) => text }) ?? {
		createHTML: (text) => text,
	};
	const template = document.createElement('template');
	template.innerHTML = trust.createHTML(html);
	return template.content;
}
