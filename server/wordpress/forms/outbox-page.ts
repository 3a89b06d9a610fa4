import type { UserRecord } from '@outrigger/formats/model/records';
import { plainPage, refusedPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { may } from '../auth/roles';
import type { Database } from '../database/open-database';
import { listMails, type OutboxMail } from './outbox';

/** The path of the page on this site. */
export const OUTBOX_PATH = '/wp-admin/outbox';
/** The most mails that the page shows. */
const MOST_MAILS = 100;

/**
 * Answers `/wp-admin/outbox`, the mails about accounts and orders with the links in them. Only administrators see the
 * page, because they may set any password. `?format=json` returns the mails as JSON, for tests.
 *
 * @returns null for all other paths
 */
export async function handleOutbox(
	request: Request,
	parts: {
		database: () => Promise<Database>;
		viewerOf: (request: Request) => UserRecord | null;
		language: string;
	},
): Promise<Response | null> {
	const { pathname, searchParams } = new URL(request.url);
	if (pathname.replace(/\/$/, '') !== OUTBOX_PATH) return null;
	const viewer = parts.viewerOf(request);
	const { language } = parts;
	if (!may(viewer, 'edit_users'))
		return refusedPage({
			title: 'Outbox',
			reason: 'It is shown to administrators, with an application password.',
			language,
			isLoggedIn: viewer !== null,
		});
	const mails = await listMails(await parts.database(), MOST_MAILS);
	if (searchParams.get('format') === 'json')
		return Response.json(
			mails.map(({ mail: { to, subject, text }, ...rest }) => ({ to, subject, text, ...rest })),
			{ headers: { 'Cache-Control': 'no-store, private' } },
		);
	const main = `<h1>Outbox</h1>
<p role="status">${mails.length === 0 ? 'No mail' : `The ${mails.length} newest mails`}</p>
${mails.map(markupOf).join('\n')}`;
	return plainPage({ title: 'Outbox', language, isWide: true, main });
}

/** `2026-11-27 08:00` */
const minute = (moment: string): string => escapeMarkup(moment.slice(0, 16).replace('T', ' '));

/** The state of a mail. */
function stateOf({ createdAt, dueAt, doneAt, failure }: OutboxMail): string {
	if (doneAt) return `sent ${minute(doneAt)} UTC`;
	const why = failure ? `: ${escapeMarkup(failure)}` : '';
	if (dueAt === null) return `given up${why}`;
	return dueAt > createdAt ? `waiting until ${minute(dueAt)} UTC${why}` : `waiting${why}`;
}

const markupOf = (one: OutboxMail): string => `<article>
<h2>${escapeMarkup(one.mail.subject)}</h2>
<p>To ${escapeMarkup(one.mail.to.join(', '))}, ${minute(one.createdAt)} UTC, ${stateOf(one)}</p>
<pre>${escapeMarkup(one.mail.text)}</pre>
</article>`;
