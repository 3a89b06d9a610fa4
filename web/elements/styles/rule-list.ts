import type { ElementRule } from './compile-element';

/** A group of elements that share one rule. */
interface SharedRule {
	selectors: string[];
	body: string;
}

/**
 * The first of ascending numbers that is above a bound, by binary search, because a page may have thousands of groups
 * with the same rule.
 */
function firstAbove(ascending: readonly number[], bound: number): number | undefined {
	let [from, to] = [0, ascending.length];
	while (from < to) {
		const middle = (from + to) >> 1;
		if ((ascending[middle] ?? 0) > bound) to = middle;
		else from = middle + 1;
	}
	return ascending[from];
}

/**
 * Rules by media query, in which elements with the same declarations share a rule. An element joins a group only after
 * its own earlier rules, so that the order within an element is kept.
 */
export function createRuleList(order: readonly string[]) {
	const lists = new Map(order.map((media) => [media, [] as SharedRule[]]));
	const groups = new Map<string, number[]>();
	return {
		startElement() {
			const last = new Map<string, number>();
			return ({ media, selector, body }: ElementRule, whole: string, mayShare: boolean) => {
				const list = lists.get(media);
				if (!list) return;
				const key = `${media}|${selector}|${body}`;
				const alike = groups.get(key) ?? [];
				const before = last.get(media) ?? -1;
				const group = mayShare ? firstAbove(alike, before) : undefined;
				const shared = group === undefined ? undefined : list[group];
				if (shared) shared.selectors.push(whole);
				else list.push({ selectors: [whole], body });
				const index = shared && group !== undefined ? group : list.length - 1;
				last.set(media, index);
				if (mayShare && !shared) {
					groups.set(key, alike);
					alike.push(index);
				}
			};
		},
		toCss(media: string): string {
			return (lists.get(media) ?? [])
				.map(({ selectors, body }) => `${selectors.join(',')}{${body}}`)
				.join('');
		},
	};
}
