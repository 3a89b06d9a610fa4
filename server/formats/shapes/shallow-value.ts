/** The most levels of objects and lists in a setting. The builder's own settings have at most five. */
export const DEEPEST_SETTING = 40;

/**
 * Returns true if a value has at most `DEEPEST_SETTING` levels of objects and lists. A deeper value overflows the call
 * stack of a program that writes or compares it, so readers of files omit it. This function walks with a list instead
 * of the call stack.
 */
export function isShallowValue(value: unknown): boolean {
	let level = [value];
	for (let depth = 0; level.length > 0; depth++) {
		const next: unknown[] = [];
		for (const part of level) {
			if (typeof part === 'object' && part !== null)
				for (const inner of Object.values(part)) next.push(inner);
		}
		if (depth > DEEPEST_SETTING) return false;
		level = next;
	}
	return true;
}
