import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { textDirection } from '@outrigger/rules/text/text-direction';
import { hashSource } from './hash-source';

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;background:Canvas;color:CanvasText}
main:not(.wide){box-sizing:border-box;width:min(28rem,100vw - 2rem);margin:1rem;padding:2rem clamp(1.25rem,6vw,2.5rem) 2.25rem;background:Canvas;border-top:.25rem solid CanvasText;box-shadow:0 .5rem 2rem #0002}
body:has(main:not(.wide)){background:light-dark(#eceeee,#0c1116)}
.brand a{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;margin-bottom:1.5rem;color:inherit;font-weight:600;text-decoration:none}
main.wide{width:min(72rem,100vw - 2rem);place-self:start center}
table{width:100%;border-collapse:collapse}
th,td{padding:.5rem;text-align:start;vertical-align:top;border-block-end:1px solid GrayText;overflow-wrap:anywhere}
td.text{white-space:pre-wrap}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;margin-block:1rem}
.row button{margin:0}
.table{overflow-x:auto}
@media(max-width:40rem){.list thead{position:absolute;clip-path:inset(50%)}.list tr{display:block;padding:.5rem 0;border-block-end:1px solid GrayText}.list td{display:block;border:0;padding:.125rem 0}}
h1{font-size:1.5rem;line-height:1.2}
a{color:LinkText}
label{display:block;margin:1rem 0 .25rem}
label.inline{display:flex;gap:.5rem;align-items:center}
input:not([type=checkbox]),textarea{box-sizing:border-box;width:100%;padding:.625rem;font:inherit;border:1px solid GrayText;border-radius:.375rem}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0}
button{margin-top:1.25rem;padding:.625rem 1.25rem;font:inherit;font-weight:600;border:1px solid;border-radius:.375rem;cursor:pointer}
main:not(.wide)>form button{width:100%;margin-block:1.5rem .5rem;padding:.75rem}
@media(forced-colors:none){main:not(.wide)>form button{background:CanvasText;color:Canvas;border-color:CanvasText}}
[role=alert],[role=status]{border-inline-start:.25rem solid;padding:.5rem .75rem;margin:1rem 0}
`;
const STYLE_SOURCE = hashSource(STYLE);
/** The policy allows the site's own icon, because browsers request `/favicon.ico` by themselves. */
const policy = (formGoals: readonly string[]) =>
	`default-src 'none'; style-src '${STYLE_SOURCE}'; img-src 'self'; form-action ${["'self'", ...formGoals].join(' ')}; base-uri 'none'; frame-ancestors 'none'`;

/** The content of a plain page. */
export interface PlainPage {
	/** Plain text. */
	title: string;
	/** HTML with escaped values. */
	main: string;
	/** As WordPress or as HTML writes it: `de_DE`, `de-DE`. */
	language: string;
	/** Further origins and schemes to which the answer to the page's form may redirect. */
	formGoals?: readonly string[];
	/** True for a page with tables instead of a single form. */
	isWide?: boolean;
	status?: number;
	headers?: Record<string, string>;
}

/**
 * A page outside of the site's design: the login, a list of submissions, a refusal, a fault. The page has no script,
 * one style that the policy names by its hash, and the site's own icon. It is never cached and never in a frame.
 */
export function plainDocument(page: PlainPage): {
	status: number;
	headers: Record<string, string>;
	html: string;
} {
	const language = page.language.replace('_', '-');
	const html = `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${textDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(page.title)}</title>
<style>${STYLE}</style>
</head>
<body><main${page.isWide ? ' class="wide"' : ''}>${page.main}</main></body>
</html>
`;
	return {
		status: page.status ?? 200,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'private, no-store',
			'content-security-policy': policy(page.formGoals ?? []),
			'referrer-policy': 'strict-origin-when-cross-origin',
			'x-content-type-options': 'nosniff',
			...page.headers,
		},
		html,
	};
}

/** Makes the same page as a `Response`. */
export function plainPage(page: PlainPage): Response {
	const { status, headers, html } = plainDocument(page);
	return new Response(html, { status, headers });
}

/** A page for staff that a visitor may not see. */
export interface RefusedPage {
	/** Plain text. */
	title: string;
	/** The realm in the browser's login dialog; the title if absent. */
	realm?: string;
	/** The users who may see the page, as a sentence in plain text. */
	reason: string;
	language: string;
	/** True for a logged-in user without the right: the answer then demands no login. */
	isLoggedIn: boolean;
}

/** Refuses a page for staff: 403 for a logged-in user without the right, else 401 with a request for a login. */
export function refusedPage({
	title,
	realm = title,
	reason,
	language,
	isLoggedIn,
}: RefusedPage): Response {
	return plainPage({
		title,
		language,
		status: isLoggedIn ? 403 : 401,
		headers: isLoggedIn ? {} : { 'WWW-Authenticate': `Basic realm="${realm}", charset="UTF-8"` },
		main: `<h1>${escapeMarkup(title)}</h1><p role="alert">${escapeMarkup(reason)}</p>`,
	});
}
