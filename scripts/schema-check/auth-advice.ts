import type { Ask } from './endpoint';

/**
 * Returns the advice for a site that does not know the account of `WORDPRESS_AUTH`; `null` if it does. WPGraphQL itself
 * treats a visitor with wrong credentials as an anonymous visitor without a message, and never gives its schema to
 * anonymous visitors.
 * @param ask sends a query with those credentials
 */
export async function authAdvice(ask: Ask): Promise<string | null> {
	const { data } = await ask('{ viewer { databaseId } }');
	const isKnown = Boolean((data as { viewer?: unknown } | null | undefined)?.viewer);
	return isKnown
		? null
		: 'WORDPRESS_AUTH is refused: the site has no account with this name and password. Make a new application password (Users → Profile). Servers that drop the Authorization header need a rule that hands it on.';
}
