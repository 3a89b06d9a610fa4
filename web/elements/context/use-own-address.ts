import { safeMediaUrl } from '@outrigger/rules/address/safe-url';
import { useCurrentPage } from './current-page';
import { useRender } from './render-context';

/**
 * The path of a file that a script fetches. A page may fetch only from its own site, so the hook reports a file of
 * another site.
 * @param what the kind of the file, for the report: `An animation`
 * @returns undefined for an empty address, an unsafe address, and an address of another site
 */
export function useOwnAddress(address: string, what: string): string | undefined {
	const { site } = useCurrentPage();
	const { warn } = useRender();
	const safe = safeMediaUrl(address);
	if (safe === undefined) return undefined;
	const url = new URL(safe, site.url);
	const isOwn = url.origin === new URL(site.url).origin;
	if (!isOwn) warn(`${what} on another site is not shown`, { address: url.href });
	return isOwn ? `${url.pathname}${url.search}` : undefined;
}
