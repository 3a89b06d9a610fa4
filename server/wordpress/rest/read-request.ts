import { percentDecoded } from '@outrigger/rules/address/percent-decoded';
import { jsonParams, nestedParams, type Param } from './query-params';
import { RestError } from './rest-error';

/** Path under which REST answers. */
const REST_PATH = '/wp-json';

/** The most bytes of a body: of a visitor's body, and of the body of a user who may write. */
const LARGEST_BODY = 64 * 1024;
const LARGEST_WRITE = 1024 * 1024;
const mostBytes = (isWriter: boolean) => (isWriter ? LARGEST_WRITE : LARGEST_BODY);

/**
 * The route of an address, without a slash at its end: from `/wp-json/…` or `?rest_route=/…`, which works without
 * pretty permalinks. `null` for other addresses.
 */
export function restRouteOf(url: URL): string | null {
	const asked = url.searchParams.get('rest_route');
	const isPretty = url.pathname === REST_PATH || url.pathname.startsWith(`${REST_PATH}/`);
	const isPlain = asked !== null && /^\/(?:index\.php)?$/.test(url.pathname);
	if (!isPretty && !isPlain) return null;
	const pretty = url.pathname.slice(REST_PATH.length);
	const path = isPretty ? (percentDecoded(pretty) ?? pretty) : (asked ?? '');
	return `/${path.replace(/^\/+|\/+$/g, '')}`;
}

/** The bytes of a body. @throws RestError for one that is longer than `most` bytes */
export async function readBytes(request: Request, most: number): Promise<Buffer> {
	const kilobytes = Math.round(most / 1024);
	const tooLarge = new RestError(
		'rest_body_too_large',
		`The body is larger than ${kilobytes} kB.`,
		413,
	);
	if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge;
	if (request.body === null) return Buffer.alloc(0);
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
		length += chunk.byteLength;
		if (length > most) throw tooLarge;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new RestError('rest_invalid_json', 'Invalid JSON body passed.', 400);
	}
}

/**
 * Reads a body of JSON; undefined without one. @param isWriter true for a user who may send long bodies @throws
 * RestError for a body that is too long or no JSON
 */
export async function readJson(request: Request, isWriter: boolean): Promise<unknown> {
	const text = (await readBytes(request, mostBytes(isWriter))).toString('utf8');
	return text === '' ? undefined : parseJson(text);
}

/**
 * Parameters of the query and, for other methods than GET, of a JSON or form body, which overrides the query.
 * @param isWriter true for a user who may send long bodies
 */
export async function readParams(request: Request, isWriter = false): Promise<Map<string, Param>> {
	const query = nestedParams(new URL(request.url).searchParams);
	query.delete('rest_route');
	if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(request.method)) return query;
	const bytes = await readBytes(request, mostBytes(isWriter));
	const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
	return new Map([...query, ...bodyParams(type ?? '', bytes)]);
}

/** The parameters of a body of JSON or of a form; a body of another type has none. */
export function bodyParams(type: string, bytes: Buffer): Map<string, Param> {
	const isForm = type === 'application/x-www-form-urlencoded';
	if (bytes.byteLength === 0 || !(isForm || type === 'application/json')) return new Map();
	const text = bytes.toString('utf8');
	return isForm ? nestedParams(new URLSearchParams(text)) : jsonParams(parseJson(text));
}
