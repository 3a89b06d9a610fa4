/**
 * Splits a control's selector at its top-level commas, keeping what stands in brackets whole:
 * `' a, .b'` → `' a'`, `' .b'`.
 */
export function splitSelector(selector: string): string[] {
	const parts = [''];
	let depth = 0;
	for (const character of selector) {
		if (character === '(' || character === '[') depth += 1;
		if (character === ')' || character === ']') depth -= 1;
		if (character === ',' && depth === 0) parts.push('');
		else parts[parts.length - 1] += character;
	}
	return parts;
}

/** A control's selector behind the selector of what it belongs to, each part of it, in compact form. */
export function continueSelector(scope: string, selector: string): string {
	return splitSelector(selector)
		.map((part) => `${scope}${part.replace(/\s*>\s*/g, '>')}`)
		.join(',');
}
