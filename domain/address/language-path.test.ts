import { describe, expect, it } from 'vitest';
import { restInLanguage } from '../wordpress/rest-names';
import { homePathOf, languageAt, languageTag, pathInLanguage } from './language-path';

describe('homePathOf', () => {
	it.each([
		['https://example.org/de', '/de/'],
		['https://example.org/de/', '/de/'],
		['/fr', '/fr/'],
		['https://de.example.org', '/'],
		['https://example.org/?lang=de', '/'],
		['https://example.org/de/start/', '/de/'],
		['https://example.org/blog/de/start/', '/blog/de/'],
		['http://[', null],
	])('reads %s as %s', (address, path) => {
		expect(homePathOf(address, 'de')).toBe(path);
	});
});

describe('the language of a path', () => {
	const languages = [{ homePath: '/' }, { homePath: '/de/' }, { homePath: '/de/ch/' }];

	it('is the one with the longest front page above it', () => {
		expect(languageAt(languages, '/de/ch/boote/')?.homePath).toBe('/de/ch/');
		expect(languageAt(languages, '/deck/')?.homePath).toBe('/');
		expect(languageAt([], '/de/')).toBeNull();
	});

	it('is left out of the rest of the path', () => {
		expect(pathInLanguage('/de/2026/05/', '/de/')).toBe('/2026/05/');
		expect(pathInLanguage('/2026/05/', '/de/')).toBe('/2026/05/');
	});
});

describe('languageTag', () => {
	it('is the locale as BCP 47 writes it, or the slug', () => {
		expect(languageTag('de', 'de_CH_informal')).toBe('de-CH-informal');
		expect([languageTag('de', ''), languageTag('de', null)]).toEqual(['de', 'de']);
	});
});

describe('restInLanguage', () => {
	it('requests lists in the language, and names without a language', () => {
		expect(restInLanguage('wp/v2/posts', 'de')).toBe('wp/v2/posts?lang=de');
		expect(restInLanguage('wp/v2/posts?per_page=1', 'de')).toBe('wp/v2/posts?per_page=1&lang=de');
		expect(restInLanguage('wp/v2/types', 'de')).toBe('wp/v2/types');
	});
});
