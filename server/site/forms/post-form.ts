import { withForm } from '@outrigger/http/posted-form';
import { safeUrl } from '@outrigger/rules/address/safe-url';
import {
	FORM_ACTION,
	type FormAnswer,
	readFormAnswer,
	refusedForm,
} from '@outrigger/rules/forms/form-answer';
import { sentTexts } from '@outrigger/rules/forms/sent-name';
import { preferencesOf, respond } from '../answers/respond';
import type { Backend } from '../backend/backend';
import { siteWords } from '../contract/site-words';
import type { FormPlace } from '../pages/form-place';
import type { PageHost } from '../pages/page-host';

/** The address of the builder's own call, which WordPress and the mock answer in the same way. */
const AJAX_PATH = '/wp-admin/admin-ajax.php';

/** Answers a form that a page without script sends to its own address. */
export type PostForm = (form: FormData, place: FormPlace) => Promise<Response | null>;

/**
 * Passes the form on to WordPress and answers with the page and the result: the typed text and the faults, or a note
 * that WordPress took the form. The answer is not cached, because it contains the visitor's text.
 */
export function createPostForm({
	backend,
	pages,
	siteUrl,
}: {
	backend: Pick<Backend, 'handle' | 'toolbarOf'>;
	pages: Pick<PageHost, 'sendPrivate'>;
	siteUrl: string;
}): PostForm {
	const serverFault = ({ address }: FormPlace) =>
		refusedForm(siteWords(siteUrl, address.path)('form.serverError'));

	async function ask(form: FormData, place: FormPlace): Promise<FormAnswer> {
		const { request, client } = place;
		const headers = new Headers();
		for (const name of ['origin', 'sec-fetch-site', 'user-agent']) {
			const value = request.headers.get(name);
			if (value !== null) headers.set(name, value);
		}
		const call = withForm(siteUrl + AJAX_PATH, headers, form);
		const answer = await backend.handle(call, client);
		const body = await answer?.json().catch(() => null);
		return readFormAnswer(body) ?? serverFault(place);
	}

	return async (form, place) => {
		const { request, address } = place;
		if (form.get('action') !== FORM_ACTION) return null;
		form.set('referrer', request.headers.get('referer') ?? address.path);
		const answer = await ask(form, place).catch(() => serverFault(place));
		const goal = answer.isTaken ? safeUrl(answer.redirectUrl) : undefined;
		if (goal !== undefined) {
			return new Response(null, {
				status: 303,
				headers: { location: goal, 'cache-control': 'private, no-store' },
			});
		}
		const returnedForm = {
			documentId: Number(form.get('post_id')),
			formId: String(form.get('form_id')),
			answer,
			values: answer.isTaken ? {} : typedIn(form),
		};
		const toolbar = backend.toolbarOf?.(request, address.path);
		const parts = { returnedForm, toolbar };
		const page = await pages.sendPrivate(address, parts, preferencesOf(request));
		return respond(page.status === 200 && !answer.isTaken ? { ...page, status: 422 } : page);
	};
}

/** The id of a field → the visitor's value. Files are left out, because a form cannot contain them again. */
function typedIn(form: FormData): Record<string, string> {
	const texts = [...sentTexts(form)].map(([id, typed]) => [id, typed.join('\n')]);
	return Object.fromEntries(texts);
}
