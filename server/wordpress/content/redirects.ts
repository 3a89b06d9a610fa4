import type { Report } from '@outrigger/formats/content-folder/report';
import { endlessRedirects, type RedirectRule } from '@outrigger/rules/address/redirects';

/**
 * The redirects of `site.json` without cycles. A redirect in a cycle causes a warning.
 * @param file the file with the redirects
 */
export function readRedirects(
	rules: readonly RedirectRule[],
	file: string,
	report: Report,
): RedirectRule[] {
	const endless = new Set(endlessRedirects(rules));
	for (const { from, to } of endless)
		report.warn(file, 'redirects', `left out, because it never ends: ${from} to ${to}`);
	return rules.filter((rule) => !endless.has(rule));
}
