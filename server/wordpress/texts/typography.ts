/**
 * The typography of a language in WordPress: its translators' replacements for typed marks, and the length of an
 * excerpt. The marks are those of WordPress's translation files (translate.wordpress.org, project wp/stable).
 */
export interface Typography {
	/** Opening and closing mark of a quotation. */
	double: readonly [opening: string, closing: string];
	/** Opening and closing mark of a quotation inside a quotation. */
	single: readonly [opening: string, closing: string];
	apostrophe: string;
	/** The signs for feet and inches. */
	primes: readonly [single: string, double: string];
	/** The replacement for `--`, and for a hyphen between spaces. */
	enDash: string;
	/** Words that begin or end with an apostrophe, which is no quotation mark. */
	cutOff: RegExp | null;
	/**
	 * The length of an automatic excerpt, and of a comment's: in words, or in characters for languages without spaces
	 * between words.
	 */
	excerpt: { unit: 'words' | 'characters'; length: number; commentLength: number };
}

const cutOff = (words: string) => new RegExp(`(?:${words})`, 'g');

const ENGLISH: Typography = {
	double: ['&#8220;', '&#8221;'],
	single: ['&#8216;', '&#8217;'],
	apostrophe: '&#8217;',
	primes: ['&#8242;', '&#8243;'],
	enDash: '&#8211;',
	cutOff: cutOff("'tain't|'twere|'twas|'tis|'twill|'til|'bout|'nuff|'round|'cause|'em"),
	excerpt: { unit: 'words', length: 55, commentLength: 20 },
};
const GUILLEMETS = ['&#171;', '&#187;'] as const;
const LOW: Pick<Typography, 'double' | 'single'> = {
	double: ['&#8222;', '&#8220;'],
	single: ['&#8218;', '&#8216;'],
};
const NORTHERN: Partial<Typography> = {
	double: ['&#8221;', '&#8221;'],
	single: ['&#8217;', '&#8217;'],
	cutOff: null,
};
const CHINESE: Partial<Typography> = { excerpt: { ...ENGLISH.excerpt, unit: 'characters' } };

/** By language; a language that is not here has the English marks in WordPress as well. */
const LANGUAGES: Readonly<Record<string, Partial<Typography>>> = {
	cs: { ...LOW, cutOff: cutOff("(?:pad|nes|leh|moh|řek|ved|myslej|chtěj|maj)'") },
	de: { ...LOW, cutOff: cutOff("'[ns]") },
	es: { double: ['«', '»'], cutOff: null },
	fi: NORTHERN,
	fr: {
		double: ['«\u00a0', '\u00a0»'],
		single: ['&lsquo;', '&rsquo;'],
		apostrophe: '&rsquo;',
		primes: ['&prime;', '&Prime;'],
	},
	he: {
		double: ['&quot;', '&quot;'],
		single: ["'", "'"],
		apostrophe: "'",
		primes: ["'", '&quot;'],
	},
	hu: { double: ['&#8222;', '&#8221;'] },
	it: { cutOff: null },
	ja: { excerpt: { unit: 'characters', length: 110, commentLength: 40 } },
	nb: { double: ['&laquo;', '&raquo;'] },
	nl: { cutOff: cutOff("'[sn] |'t") },
	pl: { double: ['&#8222;', '&#8221;'], single: ["'", '&#8217;'] },
	pt: { cutOff: cutOff("p'l[oa]s?|'tá|'teve|'tou|[dn]'") },
	ro: { double: ['&#8222;', '&#8221;'], cutOff: null },
	ru: { double: GUILLEMETS, enDash: '&#8212;' },
	sr: { double: LOW.double },
	sv: NORTHERN,
	zh: CHINESE,
};

/** The typography of a page of the site. */
export function typographyIn({ store }: { store: { settings: { language: string } } }): Typography {
	return typographyOf(store.settings.language);
}

const known = new Map<string, Typography>();

/** @param locale the site's locale, `de_DE` or `de-DE`; English for an unknown one */
export function typographyOf(locale: string): Typography {
	const language = /^[a-z]+/.exec(locale.toLowerCase())?.[0] ?? '';
	const kept = known.get(language);
	if (kept) return kept;
	const own = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
	const typography = own ? { ...ENGLISH, ...own } : ENGLISH;
	if (own) known.set(language, typography);
	return typography;
}
