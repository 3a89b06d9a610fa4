/** Scripts with joined letters: a word in such a script moves as a unit. */
const JOINING = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}]/u;

/**
 * Splits a word into letters with their number in `--letter`, so that they can move one after the other.
 * @returns a function that puts the unsplit word back
 */
export function splitLetters(word: HTMLElement): () => void {
	const text = word.textContent ?? '';
	if (JOINING.test(text)) return () => {};
	const letters = graphemes(text).map((letter, index) => {
		const part = document.createElement('span');
		part.className = 'elementor-headline-letter';
		part.textContent = letter;
		part.style.setProperty('--letter', `${index}`);
		return part;
	});
	word.replaceChildren(...letters);
	return () => {
		word.textContent = text;
	};
}

/** Returns the number of letters into which a word was split. */
export function letterCount(word: HTMLElement): number {
	return word.children.length;
}

function graphemes(text: string): string[] {
	if (!('Segmenter' in Intl)) return [...text];
	return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
