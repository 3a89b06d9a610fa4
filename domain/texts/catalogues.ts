import { ENGLISH } from './english';
import type { Catalogue } from './text';

/** Loads one catalogue of texts; a catalogue with a missing key is a type error. */
type Load = () => Promise<Catalogue>;
const loader =
	(load: () => Promise<{ default: Catalogue }>): Load =>
	async () =>
		(await load()).default;

/** The languages with translated texts. Each language has a separate file, which is loaded when a page needs it. */
export const CATALOGUES = {
	en: async (): Promise<Catalogue> => ENGLISH,
	ar: loader(() => import('./catalogues/ar.json')),
	cs: loader(() => import('./catalogues/cs.json')),
	da: loader(() => import('./catalogues/da.json')),
	de: loader(() => import('./catalogues/de.json')),
	el: loader(() => import('./catalogues/el.json')),
	es: loader(() => import('./catalogues/es.json')),
	fi: loader(() => import('./catalogues/fi.json')),
	fr: loader(() => import('./catalogues/fr.json')),
	he: loader(() => import('./catalogues/he.json')),
	hu: loader(() => import('./catalogues/hu.json')),
	it: loader(() => import('./catalogues/it.json')),
	ja: loader(() => import('./catalogues/ja.json')),
	ko: loader(() => import('./catalogues/ko.json')),
	nb: loader(() => import('./catalogues/nb.json')),
	nl: loader(() => import('./catalogues/nl.json')),
	pl: loader(() => import('./catalogues/pl.json')),
	pt: loader(() => import('./catalogues/pt.json')),
	'pt-BR': loader(() => import('./catalogues/pt-BR.json')),
	ro: loader(() => import('./catalogues/ro.json')),
	ru: loader(() => import('./catalogues/ru.json')),
	sv: loader(() => import('./catalogues/sv.json')),
	tr: loader(() => import('./catalogues/tr.json')),
	uk: loader(() => import('./catalogues/uk.json')),
	'zh-CN': loader(() => import('./catalogues/zh-CN.json')),
	'zh-TW': loader(() => import('./catalogues/zh-TW.json')),
} satisfies Record<string, Load>;
