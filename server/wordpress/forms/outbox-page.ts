import type { UserRecord } from '@outrigger/formats/model/records';
import { plainPage, refusedPage } from '@outrigger/http/plain-page';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { may } from '../auth/roles';
import type { Database } from '../database/open-database';
import { listMails, type OutboxMail } from './outbox';

const OUTBOX_PATH = '/wp-admin/outbox';
/** Mails that the page shows. */
const MOST_MAILS = 100;

/**
 * Answers `/wp-admin/outbox`, the mails about accounts with the links in them: for administrators, who may set any
 * password, and no other. `?format=json` gives them to tests.
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
<p role="status">${mails.length === 0 ? 'No mail about an account' : `The ${mails.length} newest mails about accounts`}</p>
${mails.map(markupOf).join('\n')}`;
	return plainPage({ title: 'Outbox', language, isWide: true, main });
}

const markupOf = ({ mail, createdAt, doneAt, failure }: OutboxMail): string => `<article>
<h2>${escapeMarkup(mail.subject)}</h2>
<p>To ${escapeMarkup(mail.to.join(', '))}, ${escapeMarkup(createdAt.slice(0, 16).replace('T', ' '))} UTC, ${doneAt ? 'sent' : `waiting${failure ? `: ${escapeMarkup(failure)}` : ''}`}</p>
<pre>${escapeMarkup(mail.text)}</pre>
</article>`;
