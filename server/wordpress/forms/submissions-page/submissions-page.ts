import type { UserRecord } from '@outrigger/formats/model/records';
import { may } from '../../auth/roles';
import type { Database } from '../../database/open-database';
import { plainPage } from '../../http/plain-page';
import { isSameOriginPost } from '../../http/same-origin';
import { deleteSubmission, markSubmission } from '../change-submissions';
import { findFile, findSubmission, listSubmissions, valuesOf } from '../find-submissions';
import { submissionsCsv } from './csv';
import { listMarkup, PAGE_SIZE, SUBMISSIONS_PATH, submissionMarkup } from './markup';

/** What the page is made with. */
export interface SubmissionsPageParts {
	database: () => Promise<Database>;
	viewerOf: (request: Request) => UserRecord | null;
	siteUrl: string;
	language: string;
}

/** Submissions that one CSV holds. */
const MOST_IN_CSV = 10_000;
/** Values are asked for in pieces: databases bound how many ids a question may name. */
const PIECE = 500;

const ID = /^\/(\d{1,9})$/;
const FILE = /^\/file\/(\d{1,9})$/;
const PRIVATE = { 'Cache-Control': 'no-store, private', 'X-Content-Type-Options': 'nosniff' };

/**
 * Answers `/wp-admin/submissions` and what lies below it, for who may edit others' posts: with an application password
 * (HTTP Basic), or logged in.
 *
 * @returns null for paths that are none of its own
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

	const database = await parts.database();
	const search = (searchParams.get('s') ?? '').slice(0, 200);
	if (file !== undefined) return sendFile(database, Number(file));
	if (rest === '.csv') return sendCsv(database, search);
	if (id !== undefined) {
		return request.method === 'POST'
			? change(request, database, Number(id), parts)
			: show(database, Number(id), parts.language);
	}
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
	const status = viewer ? 403 : 401;
	return plainPage({
		title: 'Submissions',
		language,
		status,
		headers: viewer ? {} : { 'WWW-Authenticate': 'Basic realm="Submissions", charset="UTF-8"' },
		main: `<h1>Submissions</h1><p role="alert">They are shown to editors, with an application password.</p>`,
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
	{ siteUrl }: SubmissionsPageParts,
): Promise<Response> {
	// Browsers send a Basic password along with posts of any page: only our own may change something.
	if (!isSameOriginPost(request, siteUrl)) return new Response(null, { status: 403 });
	const form = new URLSearchParams(await request.text());
	if (form.get('do') === 'delete') await deleteSubmission(database, id);
	if (form.get('do') === 'unread') await markSubmission(database, id, 'unread');
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
