import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** Names that are said to the log; strangers can make up any number of them. */
const MOST_NAMES = 20;

/**
 * Logs the name of this site that an operator forgot: if a browser's page and the request have
 * the same host, and it is none of the site's, the host refuses its forms, and the operator would
 * not know why. Once for each name.
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
