import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { assembleBody } from '../answers/stored-body';
import type { CachedPage } from './page-cache';

/** The version of the format. Raise it when the format changes: a page with another version is ignored. */
const VERSION = 2;
const LENGTH_BYTES = 4;

const Head = v.object({
	version: v.literal(VERSION),
	status: v.number(),
	headers: v.record(v.string(), v.string()),
	tag: v.string(),
	tags: v.array(v.string()),
	renderedAt: v.number(),
	changesAt: v.nullable(v.number()),
	brotliLength: v.number(),
});

/** A page as one sequence of bytes: length of the head, the head as JSON, the brotli bytes, the gzip bytes. */
export function packPage(page: CachedPage): Buffer {
	const { status, headers, tag, tags, renderedAt, changesAt, bytes } = page;
	const head = {
		version: VERSION,
		status,
		headers,
		tag,
		tags,
		renderedAt,
		changesAt,
		brotliLength: bytes.br.length,
	};
	const text = Buffer.from(JSON.stringify(head));
	const length = Buffer.alloc(LENGTH_BYTES);
	length.writeUInt32BE(text.length);
	return Buffer.concat([length, text, bytes.br, bytes.gzip]);
}

/** The page in a sequence of bytes; `null` for bytes of another version and for broken bytes. */
export function unpackPage(packed: Buffer): CachedPage | null {
	try {
		const end = LENGTH_BYTES + packed.readUInt32BE(0);
		const text = packed.subarray(LENGTH_BYTES, end).toString('utf8');
		const {
			brotliLength,
			version: _,
			tags,
			renderedAt,
			changesAt,
			...parts
		} = v.parse(Head, JSON.parse(text));
		const br = packed.subarray(end, end + brotliLength);
		const gzip = packed.subarray(end + brotliLength);
		const body = assembleBody({ ...parts, bytes: { br, gzip } }, gunzipSync(gzip));
		return { ...body, tags, renderedAt, changesAt, expired: false };
	} catch {
		return null;
	}
}
