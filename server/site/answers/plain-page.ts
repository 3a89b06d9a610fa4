import { createHash } from 'node:crypto';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { baseHeaders } from './security-headers';
import type { Answer } from './stored-body';

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}a{color:LinkText}`;
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** Seconds after which a visitor, a crawler or a CDN may ask again. */
const RETRY_AFTER_S = 10;

/** What a plain page says: both texts are escaped here. */
export interface PlainPage {
	status: number;
	title: string;
	text: string;
	/** A name by which programs find the text. */
	textClass?: string;
	link?: { href: string; label: string };
	/** A question that one button answers, by a form of this site. */
	form?: { action: string; fields: readonly (readonly [string, string])[]; button: string };
	headers?: Record<string, string>;
}

/**
 * A page of the host itself, for when there is no WordPress to make a better one.
 * No script, one style that the policy names, never cached.
 */
export function plainPage(page: PlainPage, siteUrl: string): Answer {
	const link = page.link
		? `<p><a href="${escapeMarkup(page.link.href)}">${escapeMarkup(page.link.label)}</a></p>`
		: '';
	const form = page.form ? formMarkup(page.form) : '';
	const textClass = page.textClass ? ` class="${page.textClass}"` : '';
	const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(page.title)}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${escapeMarkup(page.title)}</h1><p${textClass}>${escapeMarkup(page.text)}</p>${form}${link}</main></body>
</html>
`;
	const body = Buffer.from(html);
	return {
		status: page.status,
		headers: {
			...baseHeaders({ siteUrl }),
			'content-type': 'text/html; charset=utf-8',
			'content-length': String(body.length),
			'cache-control': 'private, no-store',
			'content-security-policy': `default-src 'none'; style-src ${STYLE_SOURCE}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
			...page.headers,
		},
		body,
	};
}

function formMarkup({ action, fields, button }: NonNullable<PlainPage['form']>): string {
	const inputs = fields.map(
		([name, value]) =>
			`<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
	);
	return `<form method="post" action="${escapeMarkup(action)}">${inputs.join('')}<button>${escapeMarkup(button)}</button></form>`;
}

/** 503: WordPress is away. */
export function unavailablePage(siteUrl: string): Answer {
	return plainPage(
		{
			status: 503,
			title: 'Back in a moment',
			text: 'This page cannot be shown right now. Please try again in a few seconds.',
			headers: { 'retry-after': String(RETRY_AFTER_S) },
		},
		siteUrl,
	);
}

/** 500: the fault is ours; the log has it. */
export function faultPage(siteUrl: string): Answer {
	return plainPage(
		{
			status: 500,
			title: 'Something went wrong',
			text: 'This page could not be made. The fault has been recorded.',
			link: { href: '/', label: 'Go to the start page' },
		},
		siteUrl,
	);
}

/** 500: the design holds more than is rendered for one visitor; the log names it. */
export function tooLargePage(siteUrl: string): Answer {
	return plainPage(
		{
			status: 500,
			title: 'This page is too large',
			text: 'It holds more than can be made while you wait. Whoever looks after this site finds the reason in its log.',
			link: { href: '/', label: 'Go to the start page' },
		},
		siteUrl,
	);
}

/** 404 for what is no page at all: a file, a broken address. Pages that are missing have a page of the site. */
export function notFoundPage(siteUrl: string): Answer {
	return plainPage(
		{
			status: 404,
			title: 'There is nothing here',
			text: 'The address may be mistyped, or what it led to is gone.',
			link: { href: '/', label: 'Go to the start page' },
		},
		siteUrl,
	);
}
