import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

const current = new AsyncLocalStorage<{ requestId: string }>();

/**
 * Fields for every log line that is written while a request is answered; give it to pino as `mixin`. A copy each time:
 * pino writes the line's own fields into it.
 */
export function requestFields(): object {
	return { ...current.getStore() };
}

/**
 * Names each request (the proxy's `X-Request-Id` if there is one), and writes a line when it was answered.
 * Pages that come straight from the cache do not pass here: they are the proxy's to log.
 */
export function logRequests(log: Logger): MiddlewareHandler<{ Variables: { requestId: string } }> {
	return (context, next) =>
		current.run({ requestId: context.get('requestId') }, async () => {
			const begun = performance.now();
			await next();
			const { method, path } = context.req;
			const milliseconds = Math.round(performance.now() - begun);
			log.info({ method, path, status: context.res.status, milliseconds }, 'answered');
		});
}
