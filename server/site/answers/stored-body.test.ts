import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { answerFrom, assembleBody, plainBytes, storeBody } from './stored-body';

const TEXT = 'Grotta Chiara at first light. '.repeat(40);
const asked = { ifNoneMatch: null, headOnly: false };

describe('a stored body', () => {
	it('answers in the encoding that a client accepts', async () => {
		const stored = await storeBody(200, { 'content-type': 'text/html' }, TEXT);
		const encodings = ['br, gzip', 'gzip', null].map(
			(acceptEncoding) =>
				answerFrom(stored, { ...asked, acceptEncoding }).headers['content-encoding'],
		);
		expect(encodings).toEqual(['br', 'gzip', undefined]);
	});

	it('makes the plain bytes again, with the same tag, after the engine has collected them', async () => {
		const collected = vi.spyOn(WeakRef.prototype, 'deref').mockReturnValue(undefined);
		const stored = assembleBody(
			{ status: 200, headers: {}, tag: 't', bytes: { br: new Uint8Array(), gzip: gzipSync(TEXT) } },
			Buffer.from(TEXT),
		);
		const answer = answerFrom(stored, { ...asked, acceptEncoding: null });
		expect(Buffer.from(answer.body ?? []).toString()).toBe(TEXT);
		expect(answer.headers).toMatchObject({ etag: '"t-identity"', 'content-length': '1200' });
		expect(Buffer.from(plainBytes(stored)).toString()).toBe(TEXT);
		collected.mockRestore();
		expect(stored.answers.identity).toBe(stored.answers.identity);
	});

	it('keeps no plain bytes of its own', async () => {
		const stored = await storeBody(200, {}, TEXT);
		expect(Object.keys(stored.bytes)).toEqual(['br', 'gzip']);
	});
});
