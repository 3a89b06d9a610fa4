import { unwrittenPath } from '@outrigger/rules/address/written-address';

/**
 * Gives links of an exported page the addresses that scripts read: filters and pages of lists stand in the query alone.
 * Without script the path leads to the file that was written for them.
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
