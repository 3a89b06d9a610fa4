/** The code points of a CSS `unicode-range`. */
export function codePointsOf(range: string): number[] {
	return range.split(',').flatMap((part) => {
		const [, from = '0', to = from] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? [];
		const first = Number.parseInt(from, 16);
		const length = Number.parseInt(to, 16) - first + 1;
		return Array.from({ length }, (_, index) => first + index);
	});
}
