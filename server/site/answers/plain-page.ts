import { plainDocument } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { baseHeaders } from './security-headers';
import type { Answer } from './stored-body';

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

/** A page of the host itself, for when there is no WordPress to make a better one. */
export function plainPage(page: PlainPage, siteUrl: string): Answer {
	const link = page.link
		? `<p><a href="${escapeMarkup(page.link.href)}">${escapeMarkup(page.link.label)}</a></p>`
		: '';
	const form = page.form ? formMarkup(page.form) : '';
	const textClass = page.textClass ? ` class="${page.textClass}"` : '';
	const { headers, html } = plainDocument({
		title: page.title,
		language: 'en',
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

/** 403: a form that a page of another site sent. */
export function foreignFormPage(siteUrl: string): Answer {
	return plainPage(
		{
			status: 403,
			title: 'This form was not taken',
			text: 'It came from another site. Please open the page here and send it again.',
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
