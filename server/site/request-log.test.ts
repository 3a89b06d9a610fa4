import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logRequests, requestFields } from './request-log';

it('names the request on every line, and keeps the fields of one line out of the next', async () => {
	const lines: Record<string, unknown>[] = [];
	const log = pino(
		{ mixin: requestFields },
		{ write: (line: string) => lines.push(JSON.parse(line)) },
	);
	const app = new Hono().use(requestId()).use(logRequests(log));
	app.get('/', ({ text }) => {
		log.info({ reason: 'slow' }, 'first');
		log.info('second');
		return text('');
	});
	await app.request('/', { headers: { 'x-request-id': 'abc' } });
	expect(lines.map(({ requestId: id, reason, msg }) => [id, reason, msg])).toEqual([
		['abc', 'slow', 'first'],
		['abc', undefined, 'second'],
		['abc', undefined, 'answered'],
	]);
});
