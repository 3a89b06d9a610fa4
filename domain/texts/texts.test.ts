import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues';
import { ENGLISH } from './english';
import { catalogueOf, createTexts, englishSay } from './load-texts';
import { createSay } from './say';
import type { Text, TextKey } from './text';

const KEYS = Object.keys(ENGLISH) as TextKey[];
const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const namesIn = (words: string) => [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('a text', () => {
	it('is in the language of the page, with its values', async () => {
		const say = await createTexts()('de-AT');
		expect(say('common.close')).toBe('Schließen');
		expect(say('cart.remove', { name: 'Karte {name}' })).toBe(
			'Karte {name} aus dem Warenkorb entfernen',
		);
		expect(say.lang).toBeUndefined();
	});

	it.each([
		['en', 1, 'One comment'],
		['en', 1234, '1,234 comments'],
		['ru', 3, '3 комментария'],
		['ru', 21, '21 комментарий'],
		['pl', 5, '5 komentarzy'],
		['ar', 2, 'تعليقان'],
		['ja', 1, '1件のコメント'],
		['de_DE_formal', 2000, '2.000 Kommentare'],
	])('has in %s the form for %d', async (language, count, words) => {
		expect((await createTexts()(language))('comments.count', { count })).toBe(words);
	});

	it('is English without a translation, and is marked as English', async () => {
		for (const language of ['is-IS', 'constructor', '', 'x']) {
			const say = await createTexts()(language);
			expect(say('common.close')).toBe('Close');
			expect(say.lang).toBe('en');
		}
	});

	it('is empty if the page does not contain it', () => {
		const say = createSay({ 'common.close': 'Fermer' }, 'fr');
		expect(say('common.close')).toBe('Fermer');
		expect(say('common.menu')).toBe('');
	});
});

describe('the language of a site', () => {
	it.each([
		['pt-BR', 'pt-BR'],
		['pt_PT', 'pt'],
		['de-CH-1996', 'de'],
		['no', 'nb'],
		['zh-Hant-HK', 'zh-TW'],
		['zh_HK', 'zh-TW'],
		['zh', 'zh-CN'],
		['EN-GB', 'en'],
		['eo', null],
	])('%s is read from %s', (language, tag) => {
		expect(catalogueOf(language)).toBe(tag);
	});
});

describe('a text of the site itself', () => {
	it('goes before our words: in its language first, then everywhere', async () => {
		const texts = createTexts({
			everywhere: { 'common.close': 'X', 'common.menu': 'Logbook' },
			byLanguage: { de: { 'common.close': 'Zu' }, 'de-at': { 'common.menu': 'Speisekarte' } },
		});
		const [german, austrian, french] = await Promise.all(['de', 'de-AT', 'fr'].map(texts));
		expect(german?.('common.close')).toBe('Zu');
		expect(german?.('common.menu')).toBe('Logbook');
		expect(austrian?.('common.menu')).toBe('Speisekarte');
		expect(french?.('common.close')).toBe('X');
	});
});

describe('the pseudo-language', () => {
	it('marks every word, keeps values, and is a third longer', async () => {
		const say = await createTexts()('qps-ploc');
		expect(say('cart.remove', { name: 'Chart' })).toBe('[Rémövé Chart fröm thé çårt·········]');
		for (const key of KEYS) {
			for (const words of formsOf(say.of(key))) expect(words).toMatch(/^\[.+·+\]$/u);
		}
		expect(say('common.close').length).toBeGreaterThan('Close'.length * 1.3);
	});
});

describe.each(Object.entries(CATALOGUES))('the catalogue %s', (tag, load) => {
	it('has every text, with the values and the forms that it takes', async () => {
		const catalogue = await load();
		expect(Object.keys(catalogue)).toEqual(KEYS);
		const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
		for (const key of KEYS) {
			const [english, text] = [ENGLISH[key] as Text, catalogue[key]];
			expect(typeof text, key).toBe(typeof english);
			for (const words of formsOf(text)) expect(words.trim(), key).not.toBe('');
			if (typeof text === 'string') {
				expect(namesIn(text), key).toEqual(namesIn(english as string));
				continue;
			}
			expect(namesIn(text.other), key).toEqual(['count']);
			// A plural form may write its number as a word, so only the form `other` must contain `count`. A missing
			// form counts as `other`.
			const usual = tag === 'en' ? ['other'] : pluralCategories;
			for (const form of usual) expect(Object.keys(text), `${key} ${form}`).toContain(form);
		}
	});

	it('is in its language: no sentence stands as in English', async () => {
		if (tag === 'en') return;
		const catalogue = await load();
		const sentences = KEYS.filter((key) =>
			/(?: .*){3}\.$/.test(formsOf(ENGLISH[key]).at(-1) ?? ''),
		);
		expect(sentences.length).toBeGreaterThan(100);
		const same = sentences.filter(
			(key) => JSON.stringify(catalogue[key]) === JSON.stringify(ENGLISH[key]),
		);
		expect(same).toEqual([]);
	});
});

it('is English before any site is known', () => {
	expect(englishSay('host.start')).toBe('Go to the start page');
});

it.each([
	['de_DE', 'de-DE'],
	['de_DE_formal', 'de-DE-formal'],
	['pt_PT_ao90', 'pt-PT'],
	['de-AT', 'de-AT'],
	['!', 'en'],
])('%s, as WordPress writes it, is %s for Intl', async (written, tag) => {
	const say = await createTexts()(written);
	expect(say.language).toBe(tag);
	expect(() => new Intl.NumberFormat(say.language)).not.toThrow();
});
