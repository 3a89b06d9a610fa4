interface TrustedTypes {
	createPolicy: (
		name: string,
		rules: { createHTML: (html: string) => string },
	) => { createHTML: (html: string) => string };
}

declare global {
	/** Missing in some browsers and in TypeScript's types. */
	var trustedTypes: TrustedTypes | undefined;
}

let trust: { createHTML: (html: string) => string } | undefined;

/**
 * Parses markup that our own server sent: as the answer of a refresh call, which the server has sanitised, or in an
 * attribute of a passed page, which is as WordPress wrote it. This function does not make it safer. Scripts in it never
 * run.
 */
export function parseOwnMarkup(html: string): DocumentFragment {
	const template = document.createElement('template');
	template.innerHTML = trustedHtml(html);
	return template.content;
}

/**
 * Marks a text as markup for browsers with Trusted Types. The text must come from our own server, or go to a sanitiser.
 */
export function trustedHtml(html: string): string {
	trust ??= globalThis.trustedTypes?.createPolicy('outrigger', { createHTML: (text) => text }) ?? {
		createHTML: (text) => text,
	};
	return trust.createHTML(html);
}
