/**
 * The first words of a text; an ellipsis tells that there is more.
 * @param count how many words; zero or less, or no number, gives all
 */
export function firstWords(text: string, count: number): string {
	const words = text.split(' ');
	if (!(count > 0) || words.length <= count) return text;
	return `${words.slice(0, Math.trunc(count)).join(' ')}…`;
}
