import { describe, expect, it } from 'vitest';
import { CONSENT_LIFETIME_MS, isConsentPurpose, readConsent, writeConsent } from './consent';

const NOW = 1_800_000_000_000;

describe('a stored decision', () => {
	it('is read back unchanged', () => {
		const text = writeConsent({ statistics: false, social: true }, NOW);
		expect(readConsent(text, NOW)).toEqual({ statistics: false, social: true });
	});

	it.each([
		[-1, false],
		[0, true],
		[CONSENT_LIFETIME_MS - 1, true],
		[CONSENT_LIFETIME_MS, false],
	])('counts %d ms later: %s', (age, counts) => {
		const text = writeConsent({ statistics: true }, NOW);
		expect(readConsent(text, NOW + age)).toEqual(counts ? { statistics: true } : {});
	});

	it('holds for 180 days', () => {
		expect(Date.UTC(2026, 0, 1) + CONSENT_LIFETIME_MS).toBe(Date.UTC(2026, 5, 30));
	});

	it.each([
		null,
		'',
		'{oops',
		'[]',
		'7',
		'{"version":2,"decidedAt":1800000000000,"choices":{"statistics":true}}',
		'{"version":1,"decidedAt":"now","choices":{"statistics":true}}',
		'{"version":1,"decidedAt":"1800000000000","choices":{"statistics":true}}',
		'{"version":1,"decidedAt":null,"choices":{"statistics":true}}',
		'{"version":1,"decidedAt":1800000000000,"choices":[true]}',
		'{"version":1,"decidedAt":1800000000000,"choices":{"statistics":"yes","marketing":true}}',
	])('%j decides nothing', (text) => {
		expect(readConsent(text, NOW)).toEqual({});
	});
});

it('purposes are a closed list', () => {
	expect(['statistics', 'toString', '', undefined].map(isConsentPurpose)).toEqual([
		true,
		false,
		false,
		false,
	]);
});
