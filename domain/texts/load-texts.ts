import { ownValue } from '../values/own-value';
import { CATALOGUES } from './catalogues';
import { ENGLISH } from './english';
import { PSEUDO_LANGUAGE, pseudoText } from './pseudo';
import { createSay } from './say';
import type { Catalogue, Say, SomeTexts, TextKey } from './text';

const KEYS = Object.keys(ENGLISH) as TextKey[];

/** The English texts without a site's own changes, for code that knows no site. */
export const englishSay: Say = createSay(ENGLISH, 'en');

/** Loads the texts of a language; each catalogue is loaded only once. */
export type LoadTexts = (language: string) => Promise<Say>;

/**
 * A site's own texts in place of this project's texts: for all its languages, and for single languages by their tag.
 */
export interface TextOverrides {
	everywhere: SomeTexts;
	byLanguage: Readonly<Record<string, SomeTexts>>;
}

const NO_OVERRIDES: TextOverrides = { everywhere: {}, byLanguage: {} };

/** Creates the function that loads a site's texts. */
export function createTexts(overrides: TextOverrides = NO_OVERRIDES): LoadTexts {
	const loaded = new Map<string, Promise<Say>>();
	return (language) => {
		const known = loaded.get(language);
		if (known) return known;
		const made = load(language, overrides);
		loaded.set(language, made);
		return made;
	};
}

async function load(language: string, overrides: TextOverrides): Promise<Say> {
	if (language === PSEUDO_LANGUAGE) return createSay(pseudoCatalogue(), language);
	const tag = catalogueOf(language);
	const catalogue = tag === null ? ENGLISH : await CATALOGUES[tag]();
	const own = shorterTags(language).toReversed();
	const overriding = own.map((one) => ownValue(overrides.byLanguage, one) ?? {});
	const texts = Object.assign({ ...catalogue, ...overrides.everywhere }, ...overriding);
	return createSay(texts, ownTag(language), tag === null ? 'en' : undefined);
}

function pseudoCatalogue(): Catalogue {
	return Object.fromEntries(KEYS.map((key) => [key, pseudoText(ENGLISH[key])])) as Catalogue;
}

/**
 * Other tags for the languages of catalogues: Chinese has two scripts, which its regions imply; `no` is Norwegian,
 * whose catalogue is `nb`.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
	zh: 'zh-CN',
	'zh-hans': 'zh-CN',
	'zh-sg': 'zh-CN',
	'zh-hant': 'zh-TW',
	'zh-hk': 'zh-TW',
	'zh-mo': 'zh-TW',
	no: 'nb',
	iw: 'he',
};
type CatalogueTag = keyof typeof CATALOGUES;

/**
 * The catalogue for a language: its own (`pt-BR`), else the catalogue of the shorter tag (`de-AT` → `de`).
 * @param language BCP 47, or as WordPress writes it, `de_DE_formal`
 * @returns null if there is no catalogue
 */
export function catalogueOf(language: string): CatalogueTag | null {
	for (const tag of shorterTags(language)) {
		const name = ownValue(OTHER_NAMES, tag) ?? tag;
		const found = (Object.keys(CATALOGUES) as CatalogueTag[]).find(
			(one) => one.toLowerCase() === name.toLowerCase(),
		);
		if (found) return found;
	}
	return null;
}

/**
 * Converts WordPress's name of a language, which `Intl` refuses, to BCP 47: `de_DE` → `de-DE`, `pt_PT_ao90` → `pt-PT`.
 */
function ownTag(language: string): string {
	for (const tag of shorterTags(language)) {
		try {
			return Intl.getCanonicalLocales(tag)[0] ?? 'en';
		} catch {
			// A part of this tag is invalid, so the loop tries the next shorter tag.
		}
	}
	return 'en';
}

/** Lists a tag and its shorter forms: `de_DE_formal` → `de-de-formal`, `de-de`, `de`. */
function shorterTags(language: string): string[] {
	const parts = language.toLowerCase().split(/[-_]/);
	return parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
}
