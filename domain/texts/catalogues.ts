import { ENGLISH } from './english';
import type { Catalogue } from './text';

/** Loads a file of texts; one that lacks a key is a type error. */
type Load = () => Promise<Catalogue>;
const loader =
	(load: () => Promise<{ default: Catalogue }>): Load =>
	async () =>
		(await load()).default;

/** The languages that there are words in; each is a file of its own, which is loaded when it is asked for. */
export const CATALOGUES = {
	en: async (): Promise<Catalogue> => ENGLISH,
	de: loader(() => import('./catalogues/de.json')),
	fr: loader(() => import('./catalogues/fr.json')),
} satisfies Record<string, Load>;
