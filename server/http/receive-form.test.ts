import { describe, expect, it } from 'vitest';
import { LONG_FORM_BYTES, MOST_FIELDS, receiveForm, SHORT_FORM_BYTES } from './receive-form';
import { RefusedBody } from './refused-body';

const URLENCODED = 'application/x-www-form-urlencoded';
const BOUNDARY = 'x1x2x3';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const CHUNK = 16 * 1024;
const no = () => false;
const yes = () => true;

/** A body that counts the bytes that its reader took. */
function sent(text: string, type: string) {
	const bytes = Buffer.from(text);
	const asked = { bytes: 0, all: bytes.length };
	const body = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const chunk = bytes.subarray(asked.bytes, asked.bytes + CHUNK);
				asked.bytes += chunk.length;
				if (chunk.length === 0) controller.close();
				else controller.enqueue(chunk);
			},
		},
		{ highWaterMark: 0 },
	);
	const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
	return { asked, request: new Request('http://site.test/', init as RequestInit) };
}

const part = (name: string, value: string, file?: string) =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"\r\nContent-Type: text/plain` : ''}\r\n\r\n${value}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=1`).join('&');
const parts = (count: number) =>
	Array.from({ length: count }, (_, at) => part(`f${at}`, '1')).join('') + END;

async function refusal(text: string, type: string, mayBeLong: () => boolean = no) {
	const { request, asked } = sent(text, type);
	const error = await receiveForm(request, mayBeLong).then(
		() => null,
		(reason: unknown) => reason,
	);
	return { status: error instanceof RefusedBody ? error.status : error, asked };
}

describe('a form that arrives', () => {
	it.each([
		[URLENCODED, 'a=1&b=%CE%BA+%26&b=2&empty='],
		[MULTIPART, part('a', '1') + part('b', 'κ &') + part('b', '2') + part('empty', '') + END],
	])('as %s is read with all its fields', async (type, text) => {
		const form = await receiveForm(sent(text, type).request, no);
		expect([...form]).toEqual([
			['a', '1'],
			['b', 'κ &'],
			['b', '2'],
			['empty', ''],
		]);
	});

	it('is read with its files', async () => {
		const text = part('a', '1') + part('cv', 'line\r\nline', 'κ v.txt') + END;
		const file = (await receiveForm(sent(text, MULTIPART).request, no)).get('cv') as File;
		expect([file.name, file.type, await file.text()]).toEqual([
			'κ v.txt',
			'text/plain',
			'line\r\nline',
		]);
	});

	it.each([
		[URLENCODED, fields],
		[MULTIPART, parts],
	])('as %s may have a thousand fields, and not one more', async (type, many) => {
		expect([...(await receiveForm(sent(many(MOST_FIELDS), type).request, no))]).toHaveLength(
			MOST_FIELDS,
		);
		expect((await refusal(many(MOST_FIELDS + 1), type)).status).toBe(413);
	});

	it.each([
		[URLENCODED, fields],
		[MULTIPART, parts],
	])('as %s with very many fields is refused before it was read to its end', async (type, many) => {
		const { status, asked } = await refusal(many(100_000), type, yes);
		expect(status).toBe(413);
		expect(asked.bytes).toBeLessThan(asked.all / 10);
	});

	it('is refused at its first byte where its Content-Length is too large', async () => {
		const { request, asked } = sent(fields(10), URLENCODED);
		request.headers.set('content-length', String(SHORT_FORM_BYTES + 1));
		await expect(receiveForm(request, yes)).rejects.toMatchObject({ status: 413 });
		expect(asked.bytes).toBe(0);
	});

	it('may have 1 MB without files', async () => {
		const text = (bytes: number) => `a=${'x'.repeat(bytes - 2)}`;
		const form = await receiveForm(sent(text(SHORT_FORM_BYTES), URLENCODED).request, no);
		expect(String(form.get('a'))).toHaveLength(SHORT_FORM_BYTES - 2);
		expect((await refusal(text(SHORT_FORM_BYTES + 1), URLENCODED, yes)).status).toBe(413);
	});

	it('with files may be longer where its first fields name a form that takes them', async () => {
		const text =
			part('form_id', 'ab12') + part('cv', 'x'.repeat(2 * SHORT_FORM_BYTES), 'cv.txt') + END;
		const known: unknown[] = [];
		const form = await receiveForm(sent(text, MULTIPART).request, (so) => {
			known.push([...so]);
			return true;
		});
		expect(known).toEqual([[['form_id', 'ab12']]]);
		expect((form.get('cv') as File).size).toBe(2 * SHORT_FORM_BYTES);
		const { status, asked } = await refusal(text, MULTIPART);
		expect([status, asked.bytes < SHORT_FORM_BYTES + 2 * CHUNK]).toEqual([413, true]);
	});

	it('is never longer than 32 MB', async () => {
		const text = part('cv', 'x'.repeat(LONG_FORM_BYTES), 'cv.txt') + END;
		const { status, asked } = await refusal(text, MULTIPART, yes);
		expect([status, asked.bytes < asked.all + CHUNK]).toEqual([413, true]);
	});

	it.each([
		['no boundary', 'x', 'multipart/form-data'],
		['an end that is missing', part('a', '1'), MULTIPART],
		[
			'a part without a name',
			`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\n1\r\n${END}`,
			MULTIPART,
		],
	])('with %s is refused as broken', async (_, text, type) => {
		expect((await refusal(text, type)).status).toBe(400);
	});
});
