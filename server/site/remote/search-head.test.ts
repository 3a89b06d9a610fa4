import { describe, expect, it } from 'vitest';
import { createLocalizer } from './localize';
import { findSearchHead } from './search-head';

const OWN = 'https://boats.example';
const { localize } = createLocalizer(['https://wp.example'], OWN, 'https://wp.example/graphql');
const find = (head: string, body = '') =>
	findSearchHead(`<html><head>${head}</head><body>${body}</body></html>`, localize, OWN);

/** Heads of pages as the plugins' own public pages have them. */
const PLUGINS = {
	'Yoast SEO': `<!-- This site is optimized with the Yoast SEO plugin v22.0 -->
<title>First &amp; last - Bay</title>
<meta name='robots' content='index, follow, max-image-preview:large' />
<meta name="description" content="Ropes &quot;and&quot; salt" />
<link rel="canonical" href="https://wp.example/first/" />
<meta property="og:url" content="https://wp.example/first/" />
<meta property="og:image" content="https://wp.example/wp-content/uploads/a.jpg" />
<meta name="twitter:card" content="summary_large_image" />
<script type="application/ld+json" class="yoast-schema-graph">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","@id":"https://wp.example/first/","potentialAction":{"target":"https://wp.example/?s={search_term_string}"}}]}</script>`,
	'Rank Math': `<title>First</title><meta name="description" content="D"/><meta name="robots" content="follow, noindex"/>
<meta property="og:locale" content="de_DE" /><script type="application/ld+json" class="rank-math-schema">{"@context":"https://schema.org","@graph":[]}</script>`,
	SEOPress: `<title>First</title><meta name="description" content="D"><meta property="og:url" content="https://wp.example/first/"><meta name="robots" content="index, follow">`,
	'All in One SEO': `<title>First</title><meta name="description" content="D" /><meta name="robots" content="max-image-preview:large" />
<meta property="og:title" content="First" /><script type="application/ld+json" class="aioseo-schema">{"@context":"https:\\/\\/schema.org","@graph":[{"@id":"https:\\/\\/wp.example\\/#website"}]}</script>`,
};

describe('the head of a plugin for search engines', () => {
	it('is read whole, with the addresses of this host', () => {
		const head = find(PLUGINS['Yoast SEO']);
		expect(head?.title).toBe('First & last - Bay');
		expect(head?.robots).toBe('index, follow, max-image-preview:large');
		expect(head?.canonical).toBe(`${OWN}/first/`);
		expect(head?.metas.map(({ name, content }) => `${name} ${content}`)).toEqual([
			'description Ropes "and" salt',
			`og:url ${OWN}/first/`,
			`og:image ${OWN}/wp-content/uploads/a.jpg`,
			'twitter:card summary_large_image',
		]);
		expect(JSON.stringify(head?.structuredData)).toContain(`${OWN}/?s={search_term_string}`);
		expect(JSON.stringify(head)).not.toContain('wp.example');
	});

	it.each(Object.entries(PLUGINS))('of %s is found', (_, head) => {
		expect(find(head)?.metas.length).toBeGreaterThan(1);
		expect(JSON.stringify(find(head))).not.toContain('wp.example');
	});

	it('is missing if WordPress itself writes title, robots and canonical address', () => {
		const plain =
			'<title>First</title><meta charset="utf-8"><meta name="viewport" content="x"><meta name="generator" content="WordPress 6.9"><meta name="robots" content="max-image-preview:large"><link rel="canonical" href="https://wp.example/first/">';
		expect(find(plain)).toBeUndefined();
		expect(find(plain, PLUGINS['Yoast SEO'])).toBeUndefined();
	});

	it('contains no unknown tags and no invalid data', () => {
		const head = find(
			'<meta name="description" content="D"><meta http-equiv="refresh" content="0;url=//evil.example"><meta name="referrer" content="unsafe-url"><meta property="al:ios:url" content="x"><link rel="canonical" href="javascript:alert(1)"><script type="application/ld+json">{broken</script><script type="application/ld+json">"text"</script><script>alert(1)</script>',
		);
		expect(head).toEqual({
			metas: [{ attribute: 'name', name: 'description', content: 'D' }],
			structuredData: [],
		});
	});
});
