import { percentDecoded } from '@outrigger/rules/address/percent-decoded';

/** The ways in which the host makes the pages of a site. */
export const PAGE_MODES = ['through', 'rendered', 'untouched'] as const;
export type PageMode = (typeof PAGE_MODES)[number];

/** A path, or all paths below one, and how it is made. */
export interface PageRule {
	/** `/about/`, or `/shop/*`. */
	pattern: string;
	mode: PageMode;
}

/**
 * Pages that need scripts of unknown plugins: checkout, cart, account, members, bookings. The list has the first part
 * of each path in English; `UNTOUCHED` adds others.
 */
const UNTOUCHED_PATHS = [
	...['cart', 'basket', 'checkout', 'my-account', 'account', 'order-received', 'order-pay'],
	...['login', 'log-in', 'register', 'sign-up', 'lost-password', 'logout'],
	...['members', 'membership', 'dashboard', 'profile', 'courses', 'lessons', 'booking'],
];

/** The rules that hold if the operator sets no other rule. */
export const USUAL_RULES: readonly PageRule[] = UNTOUCHED_PATHS.map((name) => ({
	pattern: `/${name}/*`,
	mode: 'untouched',
}));

const MODES: ReadonlySet<string> = new Set(PAGE_MODES);
const RULE = /^(\/\S*)\s+(\S+)$/;

/**
 * Reads a file of rules: a path and a mode on each line. It skips empty lines and lines that begin with `#`.
 * @throws Error that names the line that is no rule
 */
export function parsePageRules(text: string): PageRule[] {
	return text.split('\n').flatMap((line, index): PageRule[] => {
		const trimmed = line.trim();
		if (trimmed === '' || trimmed.startsWith('#')) return [];
		const [, pattern = '', mode = ''] = RULE.exec(trimmed) ?? [];
		if (MODES.has(mode)) return [{ pattern, mode: mode as PageMode }];
		throw new Error(
			`Line ${index + 1} of PAGES_FILE is "${trimmed}". Write a path and through, rendered or untouched: "/about/ rendered", "/shop/* through".`,
		);
	});
}

/**
 * The rule for a path: the longest pattern that matches; of two equally long patterns the first. Undefined if none
 * matches.
 */
export function ruleFor(rules: readonly PageRule[], path: string): PageRule | undefined {
	const plain = plainForm(path).replace(/\/?$/, '/');
	return rules
		.filter(({ pattern }) => fits(plainForm(pattern), plain))
		.sort((a, b) => b.pattern.length - a.pattern.length)[0];
}

/** The form in which patterns and paths are compared: browsers send `/café/` as `/caf%C3%A9/`. */
function plainForm(path: string): string {
	return (percentDecoded(path) ?? path).toLowerCase();
}

/** Returns true if a pattern matches a path: `/shop/*` matches `/shop/` and everything below it. */
function fits(pattern: string, path: string): boolean {
	if (pattern.endsWith('*')) return path.startsWith(pattern.slice(0, -1));
	return path === pattern.replace(/\/?$/, '/');
}
