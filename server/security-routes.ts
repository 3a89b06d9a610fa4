import type { Context, Env, Hono } from 'hono';
import type { BrowserReports } from './browser-reports';
import { notFoundPage } from './site/answers/plain-page';
import { respond, respondWithText } from './site/answers/respond';
import { REPORTS_PATH } from './site/answers/security-headers';

/** RFC 9116 recommends less than a year, so that no reporter writes to an outdated address. */
const EXPIRES_AFTER_DAYS = 180;
const DAY_MS = 86_400_000;

/** The parts from which the routes are made. */
export interface SecurityRoutesParts {
	siteUrl: string;
	/** `mailto:` or `https:` address that takes reports of security holes. */
	contact: string | null;
	reports: BrowserReports;
	/** Milliseconds since the epoch. */
	now: () => number;
}

/** Adds `/.well-known/security.txt`, and the address for browsers' reports about blocked scripts and files. */
export function addSecurityRoutes<Own extends Env>(
	app: Hono<Own>,
	{ siteUrl, contact, reports, now }: SecurityRoutesParts,
): void {
	app.get('/.well-known/security.txt', ({ req }: Context) => {
		if (!contact) return respond(notFoundPage(siteUrl));
		const text = securityText(contact, siteUrl, now());
		return respondWithText(req.raw, text, 'text/plain; charset=utf-8', siteUrl);
	});
	app.post(REPORTS_PATH, async ({ req, body }: Context) =>
		body(null, reports.take(await req.text())),
	);
}

/** The text of the file by RFC 9116. Its expiry date changes once a day, so that caches can keep the file. */
function securityText(contact: string, siteUrl: string, now: number): string {
	const end = new Date(now + EXPIRES_AFTER_DAYS * DAY_MS).toISOString().slice(0, 10);
	return `Contact: ${contact}\nExpires: ${end}T00:00:00Z\nCanonical: ${siteUrl}/.well-known/security.txt\n`;
}
