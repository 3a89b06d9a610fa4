import { nestedParams, type Param } from './query-params';
import { bodyParams, readBytes } from './read-request';
import { RestError } from './rest-error';

/** The list of media, where files are sent to. */
export const MEDIA_ROUTE = '/wp/v2/media';

/** The most bytes of an upload: the file, and the form around it. */
const LARGEST_UPLOAD = 16 * 1024 * 1024;

/** A file that was sent: either as the whole body with its name in a header, or in a form under `file`. */
export type Upload =
	| { by: 'body'; bytes: Uint8Array }
	| { by: 'form'; name: string; bytes: Uint8Array };

/**
 * Reads a request to the library.
 * @param mayUpload false for viewers without the right, whose file is not kept
 * @returns the fields of query and form, and the file
 */
export async function readUpload(
	request: Request,
	mayUpload: boolean,
): Promise<{ params: Map<string, Param>; upload: Upload | null }> {
	const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
	const query = nestedParams(new URL(request.url).searchParams);
	query.delete('rest_route');
	if (!mayUpload) {
		await passOver(request);
		return { params: query, upload: null };
	}
	const bytes = await readBytes(request, LARGEST_UPLOAD);
	if (type !== 'multipart/form-data') {
		const fields = bodyParams(type, bytes);
		return { params: new Map([...query, ...fields]), upload: { by: 'body', bytes } };
	}
	const form = await formOf(request, bytes);
	const fields = [...form].flatMap(([name, value]): [string, string][] =>
		typeof value === 'string' ? [[name, value]] : [],
	);
	const file = form.get('file');
	const isFile = file !== null && typeof file !== 'string';
	return {
		params: new Map([...query, ...nestedParams(fields)]),
		upload: isFile
			? { by: 'form', name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
			: null,
	};
}

/** Reads a refused file to its end and keeps none of it, because a client that is still sending receives no answer. */
async function passOver({ body }: Request): Promise<void> {
	let left = LARGEST_UPLOAD;
	for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
		left -= chunk.byteLength;
		if (left < 0) return;
	}
}

async function formOf(request: Request, bytes: Uint8Array): Promise<FormData> {
	const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
	try {
		return await new Response(new Uint8Array(bytes), { headers }).formData();
	} catch {
		throw new RestError('rest_upload_no_data', 'No data supplied.', 400);
	}
}
