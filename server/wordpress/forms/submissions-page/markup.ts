import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { ListedSubmission, Submission } from '../find-submissions';

/** The page on which editors read submissions. */
export const SUBMISSIONS_PATH = '/wp-admin/submissions';

/** The number of submissions on one page of the list. */
export const PAGE_SIZE = 50;

const time = (iso: string) =>
	`<time datetime="${escapeMarkup(iso)}">${escapeMarkup(iso.slice(0, 16).replace('T', ' '))} UTC</time>`;

/** The list: search, table, pages. */
export function listMarkup(list: {
	items: readonly ListedSubmission[];
	total: number;
	search: string;
	page: number;
}): string {
	const { items, total, search, page } = list;
	const address = (to: number) =>
		escapeMarkup(`${SUBMISSIONS_PATH}?${new URLSearchParams({ s: search, paged: String(to) })}`);
	const rows = items.map(
		({ id, createdAt, formName, page: from, about, isRead }) => `<tr>
<td><a href="${SUBMISSIONS_PATH}/${id}">${isRead ? '' : '<strong>New:</strong> '}${escapeMarkup(about || `Submission ${id}`)}</a></td>
<td>${escapeMarkup(formName)}</td><td>${escapeMarkup(from)}</td><td>${time(createdAt)}</td></tr>`,
	);
	const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
	return `<h1>Submissions</h1>
<form class="row" role="search" action="${SUBMISSIONS_PATH}">
<div><label for="s">Search the answers</label><input id="s" name="s" type="search" value="${escapeMarkup(search)}"></div>
<button>Search</button>
<a href="${SUBMISSIONS_PATH}.csv?${escapeMarkup(new URLSearchParams({ s: search }).toString())}">Download as CSV</a>
</form>
<p role="status">${total === 1 ? 'One submission' : `${total} submissions`}${search ? ` with “${escapeMarkup(search)}”` : ''}</p>
<div class="table list" tabindex="0" role="region" aria-label="Submissions">
<table><thead><tr><th scope="col">From</th><th scope="col">Form</th><th scope="col">Page</th><th scope="col">Sent</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>
<nav class="row" aria-label="Pages">
${page > 1 ? `<a rel="prev" href="${address(page - 1)}">Newer</a>` : ''}
<span>Page ${page} of ${last}</span>
${page < last ? `<a rel="next" href="${address(page + 1)}">Older</a>` : ''}
</nav>`;
}

/** One submission: its values, its files, its deliveries and the possible actions. */
export function submissionMarkup(submission: Submission): string {
	const { id, formName, page, createdAt, values, files, deliveries } = submission;
	const answers = values.map(
		({ label, value }) =>
			`<tr><th scope="row">${escapeMarkup(label)}</th><td class="text">${escapeMarkup(value)}</td></tr>`,
	);
	const attached = files.map(
		({ id: file, name, bytes }) =>
			`<li><a href="${SUBMISSIONS_PATH}/file/${file}">${escapeMarkup(name)}</a> (${Math.ceil(bytes / 1024)} kB)</li>`,
	);
	const sent = deliveries.map(
		({ kind, doneAt, failure, attempts }) =>
			`<li>${kind === 'email' ? 'Mail' : 'Webhook'}: ${doneAt ? `sent ${time(doneAt)}` : `waiting, ${attempts} ${attempts === 1 ? 'try' : 'tries'}${failure ? `: ${escapeMarkup(failure)}` : ''}`}</li>`,
	);
	return `<p><a href="${SUBMISSIONS_PATH}">« All submissions</a></p>
<h1>${escapeMarkup(formName)}</h1>
<p>From <a href="${escapeMarkup(page)}">${escapeMarkup(page)}</a>, ${time(createdAt)}</p>
<div class="table"><table><tbody>${answers.join('\n')}</tbody></table></div>
${attached.length > 0 ? `<h2>Files</h2><ul>${attached.join('')}</ul>` : ''}
${sent.length > 0 ? `<h2>Sent on</h2><ul>${sent.join('')}</ul>` : ''}
<form class="row" method="post" action="${SUBMISSIONS_PATH}/${id}">
<button name="do" value="unread">Mark as new</button>
<button name="do" value="delete">Delete for good</button>
</form>`;
}
