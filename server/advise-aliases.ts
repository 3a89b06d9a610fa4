import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** The log holds at most this many names: a stranger can send any number of them. */
const MOST_NAMES = 20;

/**
 * Logs a name of this site that is missing in the configuration, once for each name. A browser's page and its request
 * then have the same unknown host, and this host refuses the forms of the page. Without the log line the operator would
 * not know why.
 *
 * @param ownOrigins origins of this site
 */
export function adviseAliases(ownOrigins: readonly string[], log: Logger): MiddlewareHandler {
	const logged = new Set<string>();
	return async ({ req }, next) => {
		const origin = req.method === 'POST' ? req.header('origin') : undefined;
		if (origin && !ownOrigins.includes(origin) && isOfHost(origin, req.header('host'))) {
			if (!logged.has(origin) && logged.size < MOST_NAMES) {
				logged.add(origin);
				log.warn(
					{ origin },
					'a form was sent to a name that this site does not know, and is refused: set SITE_URL to it, or add it to SITE_ALIASES',
				);
			}
		}
		await next();
	};
}

function isOfHost(origin: string, host: string | undefined): boolean {
	return URL.canParse(origin) && new URL(origin).host === host;
}
