import { plainDocument } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Say } from '@outrigger/rules/texts/text';
import { siteWords, startPathOf } from '../contract/site-words';
import { baseHeaders } from './security-headers';
import type { Answer } from './stored-body';

/** Seconds after which a visitor, a crawler or a CDN may request the page again (`Retry-After`). */
const RETRY_AFTER_S = 10;

/** The content of a plain page: this module escapes both texts. */
export interface PlainPage {
	status: number;
	title: string;
	text: string;
	/** A class by which programs find the text. */
	textClass?: string;
	link?: { href: string; label: string };
	/** A form with one button, which this site answers. */
	form?: { action: string; fields: readonly (readonly [string, string])[]; button: string };
	headers?: Record<string, string>;
}

/**
 * A page of the host itself, for cases in which WordPress does not answer.
 * @param say our texts in the language of the requested page; our texts in the language of the front page if absent
 */
export function plainPage(page: PlainPage, siteUrl: string, say: Say = siteWords(siteUrl)): Answer {
	const link = page.link
		? `<p><a href="${escapeMarkup(page.link.href)}">${escapeMarkup(page.link.label)}</a></p>`
		: '';
	const form = page.form ? formMarkup(page.form) : '';
	const textClass = page.textClass ? ` class="${page.textClass}"` : '';
	const { headers, html } = plainDocument({
		title: page.title,
		language: say.lang ?? say.language,
		main: `<h1>${escapeMarkup(page.title)}</h1><p${textClass}>${escapeMarkup(page.text)}</p>${form}${link}`,
	});
	const body = Buffer.from(html);
	return {
		status: page.status,
		headers: {
			...baseHeaders({ siteUrl }),
			...headers,
			'content-length': String(body.length),
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

/** 503: WordPress does not answer. */
export function unavailablePage(siteUrl: string, say: Say = siteWords(siteUrl)): Answer {
	return plainPage(
		{
			status: 503,
			title: say('host.backSoon'),
			text: say('host.backSoonText'),
			headers: { 'retry-after': String(RETRY_AFTER_S) },
		},
		siteUrl,
		say,
	);
}

/** 503 for a sheet: browsers write an error of their own for a page in its place. */
export function unavailableSheet(siteUrl: string): Answer {
	const { status, headers } = unavailablePage(siteUrl);
	return {
		status,
		headers: { ...headers, 'content-type': 'text/css; charset=utf-8', 'content-length': '0' },
		body: new Uint8Array(),
	};
}

/** 500: a fault of the host, which the log records. */
export function faultPage(siteUrl: string, say: Say = siteWords(siteUrl)): Answer {
	return plainPage(
		{
			status: 500,
			title: say('host.fault'),
			text: say('host.faultText'),
			link: { href: startPathOf(siteUrl, say), label: say('host.start') },
		},
		siteUrl,
		say,
	);
}

/** 500: the design contains more than the host renders for one visitor; the log names the design. */
export function tooLargePage(siteUrl: string, say: Say = siteWords(siteUrl)): Answer {
	return plainPage(
		{
			status: 500,
			title: say('host.tooLarge'),
			text: say('host.tooLargeText'),
			link: { href: startPathOf(siteUrl, say), label: say('host.start') },
		},
		siteUrl,
		say,
	);
}

/** 403: a form that a page of another site sent. */
export function foreignFormPage(siteUrl: string, say: Say = siteWords(siteUrl)): Answer {
	return plainPage(
		{
			status: 403,
			title: say('host.foreignForm'),
			text: say('host.foreignFormText'),
			link: { href: startPathOf(siteUrl, say), label: say('host.start') },
		},
		siteUrl,
		say,
	);
}

/** 404 for an address that is no page: a file, a broken address. A missing page has the site's own 404 page. */
export function notFoundPage(siteUrl: string, say: Say = siteWords(siteUrl)): Answer {
	return plainPage(
		{
			status: 404,
			title: say('host.nothing'),
			text: say('host.nothingText'),
			link: { href: startPathOf(siteUrl, say), label: say('host.start') },
		},
		siteUrl,
		say,
	);
}
