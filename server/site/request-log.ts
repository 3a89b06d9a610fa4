import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

const current = new AsyncLocalStorage<{ requestId: string }>();

/**
 * The fields of every log line that is written while a request is answered; this function is pino's `mixin`. It returns
 * a new object each time, because pino writes the line's own fields into it.
 */
export function requestFields(): object {
	return { ...current.getStore() };
}

/**
 * Names each request (the proxy's `X-Request-Id` if there is one), and writes a line when it was answered. Pages that
 * are sent directly from the cache do not pass this handler; only the proxy can log them.
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
