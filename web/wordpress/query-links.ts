import { unwrittenPath } from '@outrigger/rules/address/written-address';

/**
 * Changes links of an exported page to the addresses that scripts read, with filters and pages of lists only in the
 * query. Without script the path leads to the file for them.
 */
export function queryLinks(root: ParentNode): void {
	const links = root.querySelectorAll<HTMLAnchorElement>(
		'a[href*="/e-page-"], a[href*="/e-filter-"]',
	);
	for (const link of links) {
		const href = link.getAttribute('href') ?? '';
		const [path = ''] = href.split('?');
		link.setAttribute('href', unwrittenPath(path) + href.slice(path.length));
	}
}
