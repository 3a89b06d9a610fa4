import { expect, it } from 'vitest';
import { errorReason } from './error-reason';

const coded = (message: string, code: string) => Object.assign(new Error(message), { code });

it.each([
	['a text', 'away', 'away'],
	['an error', new Error('away'), 'away'],
	[
		'what a refused connection comes of',
		new TypeError('fetch failed', {
			cause: coded('connect ECONNREFUSED 127.0.0.1:1', 'ECONNREFUSED'),
		}),
		'connect ECONNREFUSED 127.0.0.1:1',
	],
	[
		'a code that the words do not name',
		new TypeError('fetch failed', {
			cause: coded('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT'),
		}),
		'self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
	],
	[
		'the first of several attempts',
		new TypeError('fetch failed', {
			cause: new AggregateError([coded('connect ECONNREFUSED ::1:9', 'ECONNREFUSED')]),
		}),
		'connect ECONNREFUSED ::1:9',
	],
	['a code that is no text', Object.assign(new Error('away'), { code: 7 }), 'away'],
	['a code without words', coded('', 'EPIPE'), 'EPIPE'],
	[
		'a bundle of no attempts',
		new AggregateError([], 'fetch failed', { cause: new Error('away') }),
		'away',
	],
	[
		'an error without words',
		new TypeError('fetch failed', { cause: new Error('') }),
		'fetch failed',
	],
])('%s', (_, error, reason) => {
	expect(errorReason(error)).toBe(reason);
});

it('ends where an error is its own cause', () => {
	const error = new Error('round');
	error.cause = error;
	expect(errorReason(error)).toBe('round');
});

it('is read five causes deep', () => {
	let error = new Error('6');
	for (const message of ['5', '4', '3', '2', '1']) error = new Error(message, { cause: error });
	expect(errorReason(error)).toBe('5');
});
