import { type RealWordPress, realWordPress } from 'outrigger/testing/real-wordpress';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FixtureSite, writeFixtureSite } from '../../tests/contract/fixture-site';
import { CORE_PROMISES } from './core-promises';
import type { Promised } from './promise';
import { report } from './report';
import { type Findings, runSuite } from './run-suite';
import { triedSite } from './tried-site';

let site: FixtureSite;
let wordpress: RealWordPress;
beforeAll(async () => {
	site = writeFixtureSite();
	// The site has a shop, and WooGraphQL answers in the tests that switch it on.
	site.changeSettings({ shop: { currency: 'EUR', currencySymbol: '€' } });
	wordpress = await realWordPress(site.contentDir);
	return () => {
		wordpress.close();
		site.remove();
	};
});
afterEach(() => {
	wordpress.files.clear();
	wordpress.hasExtension = false;
	wordpress.hasShop = false;
});

const tried = (authorization?: string, promises?: readonly Promised[]) =>
	runSuite(triedSite(wordpress.url, authorization), promises);
const brokenOf = ({ results }: Findings) =>
	results.flatMap(({ promised, outcome }) =>
		outcome.kind === 'broken' ? [`${promised.says}: ${outcome.what}`] : [],
	);
const outcomeOf = ({ results }: Findings, says: string) =>
	results.find(({ promised }) => promised.says === says)?.outcome.kind;
const refusing = (status: number) => () => Response.json({ code: 'rest_forbidden' }, { status });

describe('the contract suite', () => {
	it('finds nothing broken on the embedded WordPress as a stock site, and changes nothing there', async () => {
		wordpress.asked.length = 0;
		const findings = await tried();
		expect(brokenOf(findings)).toEqual([]);
		expect(findings.has).toEqual({ extension: false, shop: false, languages: false });
		expect(findings.results.some(({ promised }) => promised.plugin)).toBe(false);
		expect(findings.results.length).toBeGreaterThan(CORE_PROMISES.length + 30);
		expect(outcomeOf(findings, 'keeps the text of a post behind a password')).toBe('kept');
		expect(outcomeOf(findings, 'knows the account of WORDPRESS_AUTH')).toBe('untried');
		expect(wordpress.asked.filter(({ body }) => /"variables":\{"input"/.test(body))).toEqual([]);
	});

	it('finds nothing broken with the extension, and tries all of its promises', async () => {
		wordpress.hasExtension = true;
		const findings = await tried('admin:abcd EFGH 1234 ijkl');
		expect(brokenOf(findings)).toEqual([]);
		expect(findings.has).toEqual({ extension: true, shop: false, languages: false });
		expect(outcomeOf(findings, 'knows the account of WORDPRESS_AUTH')).toBe('kept');
		expect(outcomeOf(findings, 'keeps keys, webhooks and recipients to itself')).toBe('kept');
	});

	it('sends the shop documents to a shop, and to no other site', async () => {
		wordpress.hasShop = true;
		const findings = await tried();
		expect(brokenOf(findings)).toEqual([]);
		expect(findings.has).toEqual({ extension: false, shop: true, languages: false });
		const asked = findings.results.filter(({ promised }) => promised.plugin === 'shop');
		expect(asked.length).toBeGreaterThan(10);
		expect(report(wordpress.url, findings)).toContain('; with WooGraphQL');
	});

	it('names the broken promises, and the remedies', async () => {
		wordpress.files.set('/wp-json/wp/v2/types', refusing(403));
		wordpress.files.set('/wp-json/wp/v2/comments', refusing(401));
		const findings = await tried('admin:nope', CORE_PROMISES);
		expect(brokenOf(findings)).toEqual([
			'names its content types to visitors, by core REST: /wp-json/wp/v2/types answers 403, /wp-json/wp/v2/taxonomies 200',
			'lists comments to everybody, by core REST: /wp-json/wp/v2/comments answers 401',
			'knows the account of WORDPRESS_AUTH: the site has no account with this name and password',
		]);
		const text = report(wordpress.url, findings);
		expect(text).toContain('  ✗ lists comments to everybody');
		expect(text).toContain('      → Open wp/v2/comments for the host');
		expect(text).toMatch(/\d+ kept, 3 broken, \d+ not tried\.$/);
	});

	it('notices a text that a site shows without its password, and a wrong end of lists', async () => {
		wordpress.files.set('/wp-json/wp/v2/posts/78', () =>
			Response.json({ id: 78, content: { rendered: '<p>Secret</p>', protected: false } }),
		);
		const told = await tried(undefined, CORE_PROMISES);
		expect(outcomeOf(told, 'keeps the text of a post behind a password')).toBe('broken');
		wordpress.files.set('/wp-json/wp/v2/posts', () =>
			Response.json([], { headers: { 'X-WP-Total': '0' } }),
		);
		const findings = await tried(undefined, CORE_PROMISES);
		expect(outcomeOf(findings, 'says where a list ends')).toBe('broken');
		expect(outcomeOf(findings, 'keeps drafts from visitors')).toBe('broken');
	});

	it('throws where no GraphQL answers', async () => {
		wordpress.behaviour = 'html';
		await expect(tried()).rejects.toThrow('without GraphQL');
		wordpress.behaviour = 'well';
	});
});
