import { encodeLooseAmpersands } from './entities';
import { textPieces } from './text-pieces';

const SPACE = '[ \\t\\r\\n\\u00a0]|&nbsp;';
/** The end of a text, what ends a clause, or white space. */
const ENDS = `(?=$|[.,:;!?)}\\]-]|&gt;|${SPACE})`;
const OPENS = '[(\\[{-]|&lt;';

/** Words whose beginning was cut off. */
const CUT_OFF = /'(?=(?:tain't|twere|twas|tis|twill|til|bout|nuff|round|cause|em))/g;
const QUOTED_NUMBER = new RegExp(`(?<=^|${SPACE})(["'])(\\d[.,\\d]{0,40})\\1`, 'g');
const YEAR_IN_QUOTATION = new RegExp(`'(\\d\\d)(["'])${ENDS}`, 'g');
/** `'99`, but neither `'99.5` nor `'995`. */
const YEAR = /'(?=\d\d(?:$|(?![%\d]|[.,]\d)))/g;
const OPENING_SINGLE = new RegExp(`(?<=^|["]|${OPENS}|${SPACE})'`, 'g');
const INSIDE_WORD = new RegExp(`(?<!^|${SPACE})'(?!$|[.,:;!?"'(){}\\[\\]-]|&[lg]t;|${SPACE})`, 'g');
const OPENING_DOUBLE = new RegExp(`(?<=^|${OPENS}|${SPACE})"(?!${SPACE})`, 'g');

/** `3x4`, and no part of `1x2x3` or `0x1f`. The length of a number is bounded, else a long row of digits would be read again from each of them. */
const DIMENSIONS = /\b(\d(?:[\d.,]{0,19}\d)?)x(\d(?:[\d.,]{0,19}\d)?)\b/g;

/** A kind of quotation mark: how it is typed, and what it becomes. */
interface Quote {
	opening: string;
	closing: string;
	prime: string;
	/** Matches where it may stand for feet or inches. */
	primes: RegExp;
	/** Matches where it closes a quotation. */
	closes: RegExp;
	/** Matches where it closes one, and stands for nothing else. */
	onlyCloses: RegExp;
}

const SINGLE: Quote = {
	opening: '&#8216;',
	closing: '&#8217;',
	prime: '&#8242;',
	primes: /(?<=\d)'/g,
	closes: new RegExp(`'${ENDS}`, 'g'),
	onlyCloses: new RegExp(`(?<!\\d)'${ENDS}`, 'g'),
};
const DOUBLE: Quote = {
	opening: '&#8220;',
	closing: '&#8221;',
	prime: '&#8243;',
	primes: /(?<=\d)"/g,
	closes: new RegExp(`"${ENDS}`, 'g'),
	onlyCloses: new RegExp(`(?<!\\d)"${ENDS}`, 'g'),
};

/**
 * Decides between a prime and the end of a quotation behind a digit. Before the first quotation it is a prime. In one, a
 * mark that can only be its end leaves the others to be primes; else the last of them ends it.
 */
function closeOrPrime(text: string, quote: Quote): string {
	const { opening, closing, prime, primes, closes, onlyCloses } = quote;
	return text
		.split(opening)
		.map((part, at) => {
			const isOpen = at > 0 && !part.includes(closing);
			if (!isOpen || part.search(onlyCloses) >= 0)
				return part.replace(primes, prime).replace(closes, closing);
			const last = [...part.matchAll(closes)].at(-1)?.index;
			if (last === undefined) return part.replace(primes, prime);
			const before = part.slice(0, last).replace(primes, prime);
			return before + closing + part.slice(last + 1).replace(primes, prime);
		})
		.join(opening);
}

function texturizeText(text: string): string {
	let words = text
		.replaceAll('...', '&#8230;')
		.replaceAll('``', '&#8220;')
		.replaceAll("''", '&#8221;')
		.replaceAll(' (tm)', ' &#8482;');
	if (words.includes("'")) {
		words = words
			.replace(CUT_OFF, '&#8217;')
			.replace(YEAR_IN_QUOTATION, (_, year: string, mark: string) =>
				mark === '"' ? `&#8217;${year}&#8221;` : `&#8217;${year}&#8217;`,
			)
			.replace(YEAR, '&#8217;')
			.replace(QUOTED_NUMBER, (whole, mark: string, number: string) =>
				mark === "'" ? `&#8216;${number}&#8217;` : whole,
			)
			.replace(OPENING_SINGLE, '&#8216;')
			.replace(INSIDE_WORD, '&#8217;');
		words = closeOrPrime(words, SINGLE);
	}
	if (words.includes('"')) {
		words = words
			.replace(QUOTED_NUMBER, (whole, mark: string, number: string) =>
				mark === '"' ? `&#8220;${number}&#8221;` : whole,
			)
			.replace(OPENING_DOUBLE, '&#8220;');
		words = closeOrPrime(words, DOUBLE).replaceAll('"', '&#8221;');
	}
	return encodeLooseAmpersands(withDashes(words)).replace(
		DIMENSIONS,
		(whole, left: string, right: string) => (left === '0' ? whole : `${left}&#215;${right}`),
	);
}

const DASH = new RegExp(`(^|${SPACE})--(?=$|${SPACE})`, 'g');
const SINGLE_DASH = new RegExp(`(^|${SPACE})-(?=$|${SPACE})`, 'g');

function withDashes(text: string): string {
	if (!text.includes('-')) return text;
	return text
		.replaceAll('---', '&#8212;')
		.replace(DASH, '$1&#8212;')
		.replace(/(?<!xn)--/g, '&#8211;')
		.replace(SINGLE_DASH, '$1&#8211;');
}

const REWORD = {
	text: texturizeText,
	tag: encodeLooseAmpersands,
	kept: (value: string) => value,
};

/**
 * Gives HTML the typography that WordPress shows, to the byte what `wptexturize` gives in English
 * (`testing/wordpress-answers.json`): curly quotes, primes after digits, dashes, ellipsis and × as numeric entities,
 * loose ampersands as `&#038;`. Each text between two tags is read by itself; tags, shortcodes, scripts, styles and code
 * are kept to the letter.
 */
export function texturize(html: string): string {
	return textPieces(html)
		.map(({ kind, value }) => REWORD[kind](value))
		.join('');
}
