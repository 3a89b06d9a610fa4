import type { UserRecord } from '@outrigger/formats/model/records';
import { plainPage, refusedPage } from '@outrigger/http/plain-page';
import { readPostedForm } from '@outrigger/http/posted-form';
import { sourceOf } from '@outrigger/http/request-source';
import type { Audit, AuditEntry } from '../../auth/audit';
import { may } from '../../auth/roles';
import type { Database } from '../../database/open-database';
import { deleteSubmission, markSubmission } from '../change-submissions';
import { findFile, findSubmission, listSubmissions, valuesOf } from '../find-submissions';
import { submissionsCsv } from './csv';
import { listMarkup, PAGE_SIZE, SUBMISSIONS_PATH, submissionMarkup } from './markup';

/** The parts from which the page is made. */
export interface SubmissionsPageParts {
	database: () => Promise<Database>;
	viewerOf: (request: Request) => UserRecord | null;
	/** Records who read or changed which submission. */
	audit: Audit;
	/** Origins of this site. */
	ownOrigins: readonly string[];
	language: string;
}

type Note = (entry: Omit<AuditEntry, 'login'>) => void;

/** The most submissions in one CSV. */
const MOST_IN_CSV = 10_000;
/** The number of submissions whose values one query reads, because databases limit the ids in a query. */
const PIECE = 500;

const ID = /^\/(\d{1,9})$/;
const FILE = /^\/file\/(\d{1,9})$/;
const PRIVATE = { 'Cache-Control': 'no-store, private', 'X-Content-Type-Options': 'nosniff' };

/**
 * Answers `/wp-admin/submissions` and the paths below it, for users who may edit other users' posts: with an
 * application password (HTTP Basic) or a login.
 *
 * @returns null for other paths
 */
export async function handleSubmissions(
	request: Request,
	parts: SubmissionsPageParts,
): Promise<Response | null> {
	const { pathname, searchParams } = new URL(request.url);
	if (!pathname.startsWith(SUBMISSIONS_PATH)) return null;
	const rest = pathname.slice(SUBMISSIONS_PATH.length).replace(/\/$/, '');
	const id = ID.exec(rest)?.[1];
	const file = FILE.exec(rest)?.[1];
	if (rest !== '' && rest !== '.csv' && id === undefined && file === undefined) return null;
	const viewer = parts.viewerOf(request);
	if (!may(viewer, 'edit_others_posts')) return refuse(viewer, parts.language);

	const { login } = viewer as UserRecord;
	const database = await parts.database();
	const search = (searchParams.get('s') ?? '').slice(0, 200);
	const note = (entry: Omit<AuditEntry, 'login'>) => parts.audit({ login, ...entry });
	if (file !== undefined) {
		note({ action: 'download', object: 'file', id: Number(file) });
		return sendFile(database, Number(file));
	}
	if (rest === '.csv') {
		note({ action: 'export', object: 'submission', id: null });
		return sendCsv(database, search);
	}
	if (id !== undefined) {
		if (request.method !== 'POST') note({ action: 'read', object: 'submission', id: Number(id) });
		return request.method === 'POST'
			? change(request, database, Number(id), { ...parts, note })
			: show(database, Number(id), parts.language);
	}
	note({ action: 'list', object: 'submission', id: null });
	const page = Math.max(1, Number.parseInt(searchParams.get('paged') ?? '1', 10) || 1);
	const { items, total } = await listSubmissions(database, {
		search,
		limit: PAGE_SIZE,
		offset: (page - 1) * PAGE_SIZE,
	});
	const main = listMarkup({ items, total, search, page });
	return plainPage({ title: 'Submissions', language: parts.language, isWide: true, main });
}

function refuse(viewer: UserRecord | null, language: string): Response {
	return refusedPage({
		title: 'Submissions',
		reason: 'They are shown to editors, with an application password.',
		language,
		isLoggedIn: viewer !== null,
	});
}

async function show(database: Database, id: number, language: string): Promise<Response> {
	const submission = await findSubmission(database, id);
	if (!submission) {
		const main = `<h1>There is no such submission</h1><p><a href="${SUBMISSIONS_PATH}">« All submissions</a></p>`;
		return plainPage({ title: 'Submissions', language, status: 404, main });
	}
	if (!submission.isRead) await markSubmission(database, id, 'read');
	const main = submissionMarkup(submission);
	return plainPage({ title: `Submission ${id}`, language, isWide: true, main });
}

async function change(
	request: Request,
	database: Database,
	id: number,
	{ ownOrigins, note }: Pick<SubmissionsPageParts, 'ownOrigins'> & { note: Note },
): Promise<Response> {
	// Browsers send a Basic password also with requests from pages of other sites. Only our own pages may change
	// something.
	if (sourceOf(request, ownOrigins) === 'elsewhere') return new Response(null, { status: 403 });
	const form = await readPostedForm(request);
	const object = 'submission';
	if (form?.get('do') === 'delete') {
		note({ action: 'delete', object, id });
		await deleteSubmission(database, id);
	}
	if (form?.get('do') === 'unread') {
		note({ action: 'mark', object, id, detail: 'unread' });
		await markSubmission(database, id, 'unread');
	}
	return new Response(null, { status: 303, headers: { Location: SUBMISSIONS_PATH, ...PRIVATE } });
}

/** Always a download: what a visitor sent is never shown as a page of this site. */
async function sendFile(database: Database, id: number): Promise<Response> {
	const file = await findFile(database, id);
	if (!file) return new Response(null, { status: 404, headers: PRIVATE });
	const name = encodeURIComponent(file.name);
	return new Response(new Uint8Array(file.bytes), {
		headers: {
			...PRIVATE,
			'Content-Type': file.contentType,
			'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
			'Content-Security-Policy': "default-src 'none'; sandbox",
		},
	});
}

async function sendCsv(database: Database, search: string): Promise<Response> {
	const { items } = await listSubmissions(database, { search, limit: MOST_IN_CSV, offset: 0 });
	const values: Awaited<ReturnType<typeof valuesOf>>[] = [];
	for (let from = 0; from < items.length; from += PIECE) {
		const ids = items.slice(from, from + PIECE).map(({ id }) => id);
		values.push(await valuesOf(database, ids));
	}
	const all = new Map(values.flatMap((piece) => [...piece]));
	return new Response(submissionsCsv(items, all), {
		headers: {
			...PRIVATE,
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': 'attachment; filename="submissions.csv"',
		},
	});
}
