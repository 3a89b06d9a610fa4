/** Splits a control's selector at its top-level commas, keeping brackets whole: `' a, .b'` → `' a'`, `' .b'`. */
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

/** Puts the selector of an element before each part of a control's selector, in compact form. */
export function continueSelector(scope: string, selector: string): string {
	return splitSelector(selector)
		.map((part) => `${scope}${part.replace(/\s*>\s*/g, '>')}`)
		.join(',');
}
