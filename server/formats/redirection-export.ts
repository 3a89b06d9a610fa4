import type { RedirectRule } from '@outrigger/rules/address/redirects';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import * as v from 'valibot';
import type { Report } from './content-folder/report';
import { RedirectShape } from './shapes/redirect-shape';

/**
 * A pattern with at most one group that `*` can replace; the rest must be plain text. The host never runs an imported
 * regular expression.
 */
const SIMPLE_REGEX = /^\^?(\/[\w\-./%~\\]*?)(?:(\(\.[*+]\??\)|\.\*)([\w\-./%~\\]*?))?\/?\??\$?$/;

/** True for the JSON that the plugin Redirection exports. */
export function isRedirectionExport(value: unknown): value is { redirects: unknown[] } {
	return (
		isPlainObject(value) &&
		Array.isArray(value.redirects) &&
		value.redirects.every((one) => isPlainObject(one) && 'action_type' in one && 'url' in one)
	);
}

/**
 * Reads the redirects of an export of Redirection. Leaves out redirects that are switched off. Redirects that depend on
 * more than the address (logins, browsers, regular expressions beyond one `(.*)`) cause warnings.
 * @param file the name of the file in warnings
 */
export function readRedirectionExport(
	{ redirects }: { redirects: readonly unknown[] },
	file: string,
	report: Report,
): RedirectRule[] {
	const rules: RedirectRule[] = [];
	for (const [at, one] of redirects.entries()) {
		if (!isPlainObject(one) || one.enabled === false || one.status === 'disabled') continue;
		const rule = v.safeParse(RedirectShape, writtenRule(one));
		if (rule.success) rules.push(rule.output);
		else
			report.warn(
				file,
				`redirects[${at}]`,
				`left out, because this host has no such rule: ${one.url}`,
			);
	}
	return rules;
}

/** The rule in the form of `site.json`; null for a rule that this form cannot express. */
function writtenRule(one: Record<string, unknown>): Record<string, unknown> | null {
	const status = Number(one.action_code);
	const from = one.regex ? withStar(String(one.url)) : withoutStar(one.url);
	if (one.match_type !== 'url' || from === null) return null;
	if (one.action_type === 'error' && status === 410) return { from, status };
	const target = isPlainObject(one.action_data) ? one.action_data.url : undefined;
	if (one.action_type !== 'url' || typeof target !== 'string') return null;
	return { from, to: one.regex ? target.replace('$1', '*') : withoutStar(target), status };
}

/** In the export a star in an address is a plain character, which our rules cannot express. */
function withoutStar(address: unknown): string | null {
	return typeof address === 'string' && !address.includes('*') ? address : null;
}

function withStar(regex: string): string | null {
	const [, before, group, after = ''] = SIMPLE_REGEX.exec(regex) ?? [];
	if (before === undefined) return null;
	const isOpen = !regex.endsWith('$') && group === undefined;
	const text = `${before}${group === undefined && !isOpen ? '' : '*'}${after}`;
	const plain = text.replace(/\\([./-])/g, '$1');
	return plain.includes('\\') ? null : plain;
}
