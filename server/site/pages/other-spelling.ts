import { respond, respondMoved, withForeignParameters } from '../answers/respond';
import type { Preferences } from '../answers/stored-body';
import { parsePageAddress } from '../requests/page-address';
import { type FindMoved, movedFor } from './moved-addresses';
import type { PageHost } from './page-host';

/**
 * Redirects a visitor from another spelling of an address to its normal spelling; `location` is the normal spelling,
 * `typed` the path of the visitor.
 */
export type FromOtherSpelling = (
	location: string,
	preferences: Preferences,
	typed: string,
) => Promise<Response>;

/** If the page at the normal spelling has moved, the visitor goes to its new address in one step, as in WordPress. */
export function createFromOtherSpelling(
	pages: Pick<PageHost, 'sendShared'>,
	findMoved: FindMoved,
	siteUrl: string,
): FromOtherSpelling {
	return async function follow(location, preferences, typed) {
		const { pathname, searchParams } = new URL(location, siteUrl);
		const address = parsePageAddress(pathname, searchParams);
		if (address.kind === 'moved') return follow(address.location, preferences, typed);
		if (address.kind !== 'page') return respondMoved(location, siteUrl);
		const answer = await pages.sendShared(address, { ...preferences, ifNoneMatch: null });
		if (answer.status === 200) return respondMoved(location, siteUrl);
		// A redirect rule with a regular expression may repeat a part of the address. In WordPress it gets the
		// visitor's spelling, so the path is looked up in that spelling as well.
		const isBare = answer.headers.location !== undefined && `${typed}/` === pathname;
		const moved = isBare ? await movedFor(findMoved, typed, searchParams) : null;
		const sent = moved?.location
			? {
					...answer,
					status: moved.status,
					headers: { ...answer.headers, location: moved.location },
				}
			: answer;
		return respond(withForeignParameters(sent, searchParams));
	};
}
