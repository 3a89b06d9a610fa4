import { percentDecoded } from './percent-decoded';

/** HTTP statuses for an address that has moved, and 410 for a page that is gone. */
export const MOVED_STATUSES = [301, 302, 303, 307, 308, 410] as const;
/** One of `MOVED_STATUSES`. */
export type MovedStatus = (typeof MOVED_STATUSES)[number];

/** A redirect as the owner of a site writes it. */
export interface RedirectRule {
	/**
	 * A path of this site that begins with a slash. One `*` stands for any letters. A query names parameters that the
	 * visitor's address must have.
	 */
	from: string;
	/**
	 * A path of this site, or an http or https address. `*` stands for the part that the `*` of `from` matched. `null`
	 * for status 410.
	 */
	to: string | null;
	status: MovedStatus;
}

/** The redirect that a visitor gets. */
export interface Moved {
	status: MovedStatus;
	/** A path of this site with its query, or the address of another host; `null` for status 410. */
	location: string | null;
}

/** Finds the redirects of a site. */
export interface Redirects {
	/**
	 * @param path percent-encoded, as `URL` gives it
	 * @returns null if no rule matches, and if the matching rules lead back to each other for ever
	 */
	find(path: string, query: URLSearchParams): Moved | null;
}

interface ReadRule extends RedirectRule {
	/** Decoded texts before and after the `*`; a rule without `*` has only the first. */
	path: readonly [before: string, after?: string];
	needs: URLSearchParams;
}

/**
 * The largest number of rules that are followed one after the other. No site needs longer chains; a chain without an
 * end stops here.
 */
const LONGEST_CHAIN = 50;

/**
 * Prepares the rules. An exact rule comes before one with `*`, an earlier rule before a later one. A slash at the end
 * of a path is ignored. Upper case and lower case are different.
 */
export function createRedirects(rules: readonly RedirectRule[]): Redirects {
	const exact = new Map<string, ReadRule[]>();
	const wild: ReadRule[] = [];
	for (const rule of rules.map(readRule)) {
		const key = withoutSlash(rule.path[0]);
		if (rule.path.length > 1) wild.push(rule);
		else exact.set(key, [...(exact.get(key) ?? []), rule]);
	}

	function step(path: string, query: URLSearchParams): Moved | null {
		const own = percentDecoded(path);
		if (own === null) return null;
		const hasParameters = ({ needs }: ReadRule) =>
			[...needs].every(([name, value]) => query.getAll(name).includes(value));
		const named = exact.get(withoutSlash(own))?.find(hasParameters);
		if (named) return movedBy(named, '', query);
		for (const rule of wild) {
			const filled = hasParameters(rule) ? filledBy(rule, own) : null;
			if (filled !== null) return movedBy(rule, filled, query);
		}
		return null;
	}

	/** True if the browser reaches a page when it follows this redirect. */
	function ends(first: Moved): boolean {
		const seen = new Set<string>();
		let moved: Moved | null = first;
		while (moved?.location?.startsWith('/')) {
			if (seen.has(moved.location) || seen.size >= LONGEST_CHAIN) return false;
			seen.add(moved.location);
			const { pathname, searchParams } = new URL(moved.location, 'http://own.invalid');
			moved = step(pathname, searchParams);
		}
		return true;
	}

	return {
		find(path, query) {
			const moved = step(path, query);
			return moved && ends(moved) ? moved : null;
		},
	};
}

/**
 * Finds the rules that lead back to themselves, for example `/a` → `/b` with `/b` → `/a`.
 * @returns the rules that never end, in their order
 */
export function endlessRedirects(rules: readonly RedirectRule[]): RedirectRule[] {
	const redirects = createRedirects(rules);
	return rules.filter((rule) => {
		if (rule.to === null) return false;
		const { pathname, searchParams } = new URL(rule.from.replace('*', 'x'), 'http://own.invalid');
		return redirects.find(pathname, searchParams) === null;
	});
}

function readRule(rule: RedirectRule): ReadRule {
	const [path = '', query = ''] = rule.from.split(/\?(.*)/s);
	const [before = '', after] = path.split('*').map((part) => percentDecoded(part) ?? part);
	return {
		...rule,
		path: after === undefined ? [before] : [before, after],
		needs: new URLSearchParams(query),
	};
}

function withoutSlash(path: string): string {
	return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** The text in a path that the `*` of a rule matches; null if the rule does not match. */
function filledBy({ path: [before, after = ''] }: ReadRule, path: string): string | null {
	const candidates = path.endsWith('/') ? [path, withoutSlash(path)] : [path, `${path}/`];
	for (const own of candidates) {
		const isLong = own.length >= before.length + after.length;
		if (isLong && own.startsWith(before) && own.endsWith(after))
			return own.slice(before.length, own.length - after.length);
	}
	return null;
}

function movedBy(rule: ReadRule, filled: string, query: URLSearchParams): Moved {
	const { status, to } = rule;
	if (to === null) return { status, location: null };
	const encoded = filled.split('/').map(encodeURIComponent).join('/');
	const location = to.replace('*', () => encoded);
	if (!to.startsWith('/')) return { status, location };
	// The visitor's input must not turn the path into an address of another host.
	const own = location.replace(/^\/[/\\]*/, '/');
	const rest = [...query].filter(([name, value]) => !rule.needs.getAll(name).includes(value));
	return { status, location: withParameters(own, new URLSearchParams(rest)) };
}

/**
 * Adds parameters to an address, before its fragment; leaves out each parameter whose name the address has already.
 * @param address a path or a whole address
 */
export function withParameters(address: string, query: URLSearchParams): string {
	const end = address.search(/#|$/);
	const [before, fragment] = [address.slice(0, end), address.slice(end)];
	const own = new URLSearchParams(before.slice(before.search(/\?|$/)));
	const added = new URLSearchParams([...query].filter(([name]) => !own.has(name))).toString();
	if (added === '') return address;
	return `${before}${before.includes('?') ? '&' : '?'}${added}${fragment}`;
}
