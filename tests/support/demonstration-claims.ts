import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The texts for visitors in one file of the content folder. */
export interface ContentText {
	/** Path inside the content folder. */
	file: string;
	text: string;
}

/**
 * The facts that texts of the demonstration may repeat. Their sources are `templates/harbour-facts.json` and the boats.
 */
export interface HouseFacts {
	/** `08:00–20:00` */
	hours: string;
	/** `08:30` */
	keys: string;
	/** `20:00` */
	backBy: string;
	/** `10 April` */
	opens: string;
	boats: number;
	places: number;
	/** The most power without a licence, in hp. */
	freePower: number;
	/** Digits alone. */
	telephone: string;
}

/** The catalogue is not checked, because each of its samples has invented facts of its own. */
const SAMPLES = /^pages\/widgets|^templates\/popups\/(dialog|popup)-|^templates\/popups\/moving/;
/** Translations of these texts; `demonstration-languages.test.ts` checks their numbers. */
const TRANSLATIONS = /\.(?:de|it)\.json$|^languages\/|^(?:menus|terms)\.json$/;

const NUMBERS =
	'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
		' ',
	);
const MONTHS =
	'January February March April May June July August September October November December'.split(
		' ',
	);

/** The number that a word means; NaN for other words. */
export const numberOf = (word = ''): number =>
	NUMBERS.indexOf(word.toLowerCase()) + 1 || Number.NaN;

const clock = (hour: number) => `${hour}:00`.padStart(5, '0');
const timeOf = (text = ''): string => {
	const [, half, word = ''] = /^(half past )?(\w+)$/i.exec(text) ?? [];
	const hour = numberOf(word);
	return Number.isNaN(hour) ? text : half ? `${hour}:30`.padStart(5, '0') : clock(hour);
};

/** The claims that texts make, each with the source of the fact. */
const CLAIMS: readonly {
	fact: keyof HouseFacts;
	pattern: RegExp;
	said: (groups: readonly string[]) => string | number;
}[] = [
	{ fact: 'opens', pattern: /\b(\d{1,2} (?:March|April|May))\b/g, said: ([day = '']) => day },
	{ fact: 'opens', pattern: /\b(Easter)\b/g, said: ([day = '']) => day },
	{
		fact: 'opens',
		pattern: /"(?:due|min)_date": ?"\d{4}-(\d\d)-(\d\d)/g,
		said: ([month, day]) => `${Number(day)} ${MONTHS[Number(month) - 1]}`,
	},
	{ fact: 'hours', pattern: /\b(\d\d:\d\d–\d\d:\d\d)/g, said: ([hours = '']) => hours },
	{
		fact: 'hours',
		pattern: /\b(six|seven|eight|nine|ten) to (six|seven|eight|nine|ten)\b/gi,
		said: ([from, to]) => `${clock(numberOf(from))}–${clock(numberOf(to) + 12)}`,
	},
	{
		fact: 'keys',
		pattern: /\bkeys(?: are handed over)? from (half past \w+|\d\d:\d\d|six|seven|eight|nine)\b/gi,
		said: ([time]) => timeOf(time),
	},
	{
		fact: 'backBy',
		pattern: /\b(?:in|back) by (seven|eight|nine|ten)\b/gi,
		said: ([hour]) => clock(numberOf(hour) + 12),
	},
	{
		fact: 'boats',
		pattern: /\b(three|four|five|six|seven|eight|nine|ten) (?:speed)?boats\b/gi,
		said: ([count]) => numberOf(count),
	},
	{
		fact: 'places',
		pattern: /\b(three|four|five|six|seven|eight|nine|ten) places\b/gi,
		said: ([count]) => numberOf(count),
	},
	{ fact: 'freePower', pattern: /\b(\d+) hp is the limit/g, said: ([power]) => Number(power) },
	{
		fact: 'telephone',
		pattern: /(\+\d\d[ \d]{7,}\d)/g,
		said: ([number = '']) => number.replace(/\D/g, ''),
	},
];

/** Each place where a text contradicts the source of a fact: the file, the words, the fact. */
export function contradictions(texts: readonly ContentText[], facts: HouseFacts): string[] {
	return texts.flatMap(({ file, text }) =>
		CLAIMS.flatMap(({ fact, pattern, said }) =>
			[...text.matchAll(pattern)]
				.filter(([, ...groups]) => said(groups) !== facts[fact])
				.map(([words]) => `${file} says "${words}", and ${fact} is ${facts[fact]}`),
		),
	);
}

/** Every English text of the demonstration, except the catalogue of widgets; JSON in its raw form. */
export function demonstrationTexts(content: string): ContentText[] {
	return readdirSync(content, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && /\.(json|md)$/.test(entry.name))
		.map((entry) => relative(content, join(entry.parentPath, entry.name)))
		.filter(
			(file) =>
				!SAMPLES.test(file) &&
				!TRANSLATIONS.test(file) &&
				!/^uploads|^(media|kit|site)\.json$/.test(file),
		)
		.map((file) => ({ file, text: readFileSync(join(content, file), 'utf8') }));
}
