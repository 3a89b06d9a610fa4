import { PRIVATE, PUBLIC } from '../answers/cache-control';
import { storeBody } from '../answers/stored-body';
import { WordPressUnavailable } from '../contract/unavailable';
import type { Made } from './kept-answers';

/**
 * A redirect as it is kept: one for ever is everybody's.
 * @throws WordPressUnavailable for a page that leads to itself, where a browser would go round for ever
 */
export async function movedAnswer(
	moved: Response,
	path: string,
	{ siteUrl, origins }: { siteUrl: string; origins: readonly string[] },
): Promise<Made> {
	const location = moved.headers.get('location') ?? '';
	const to = new URL(location, siteUrl);
	if (origins.includes(to.origin) && to.pathname + to.search === path) {
		throw new WordPressUnavailable(
			`${path} leads to itself. Set WORDPRESS_URL to the address that WordPress calls itself by.`,
		);
	}
	const isForEver = moved.status === 301 || moved.status === 308;
	const control = isForEver ? PUBLIC : PRIVATE;
	const headers = { ...Object.fromEntries(moved.headers), 'cache-control': control };
	const body = await storeBody(moved.status, headers, '');
	return { kind: 'answer', body, validators: {}, isKept: isForEver, isWhole: true };
}
