import { receiveForm } from './receive-form';

/**
 * Decides by the first fields of a form whether the form may be long. It may if it has files for a file field of the
 * site.
 */
export type MayBeLong = (form: FormData) => boolean | Promise<boolean>;

/** Content types of forms. */
export const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Forms that were already read, by the requests with these forms. */
const read = new WeakMap<Request, Promise<FormData>>();

/**
 * The fields and files of a posted form, multipart or urlencoded; null for another body. All callers share one reading.
 *
 * @throws RefusedBody
 */
export async function readPostedForm(
	request: Request,
	mayBeLong: MayBeLong = () => false,
): Promise<FormData | null> {
	const known = read.get(request);
	if (known) return known;
	if (request.method !== 'POST' || !FORM_TYPE.test(request.headers.get('content-type') ?? ''))
		return null;
	const form = receiveForm(request, mayBeLong);
	read.set(request, form);
	return form;
}

/** The same request with other headers; a form that was read is not read again. */
export function passedOn(request: Request, headers: Headers): Request {
	const form = read.get(request);
	return form ? withForm(request.url, headers, form) : new Request(request, { headers });
}

/**
 * A POST of a form that the host has already read: the host does not write the form out to read
 * it again.
 */
export function withForm(
	url: string,
	headers: Headers,
	form: FormData | Promise<FormData>,
): Request {
	const request = new Request(url, { method: 'POST', headers });
	read.set(request, Promise.resolve(form));
	return request;
}

/** The texts of a form, without its files; empty for null. */
export function textsOf(form: FormData | null): URLSearchParams {
	const texts = new URLSearchParams();
	for (const [name, value] of form ?? []) {
		if (typeof value === 'string') texts.append(name, value);
	}
	return texts;
}
