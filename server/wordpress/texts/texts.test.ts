import { execFileSync } from 'node:child_process';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripBlockDelimiters } from './blocks/render-blocks';
import { LONGEST_FILTERED_TEXT, LONGEST_IN_PARAGRAPHS, renderContent } from './content';
import { decodeEntities } from './entities';
import { rawExcerpt, renderExcerpt, renderParagraphs } from './excerpt';
import { tokenizeMarkup } from './markup-tokens';
import { lookupOf } from './testing/empty-lookup';
import { texturize } from './texturize';
import {
	renderSettingText,
	renderTermDescription,
	renderTermName,
	renderTermNameRest,
	renderTitle,
	renderTitleRest,
} from './titles';
import { typographyOf } from './typography';

const lookup = lookupOf();
const english = typographyOf('en_US');

describe('titles', () => {
	it('are decoded in GraphQL and keep their tags', () => {
		expect(renderTitle('Salt <em>and</em> sun &amp; &lt;b&gt;', english)).toBe(
			'Salt <em>and</em> sun & <b>',
		);
	});

	it('are encoded in REST, the ampersand by number', () => {
		expect(renderTitleRest('Dine & dive', english)).toBe('Dine &#038; dive');
		expect(renderTitleRest('3 < 4 coves', english)).toBe('3 < 4 coves');
	});

	it('get curly quotes and dashes that GraphQL decodes', () => {
		expect(renderTitleRest('"Calm" coves - what\'s on', english)).toBe(
			'&#8220;Calm&#8221; coves &#8211; what&#8217;s on',
		);
		expect(renderTitle('"Calm" coves - what\'s on', english)).toBe('“Calm” coves – what’s on');
	});

	it('of terms are decoded in GraphQL, encoded by name in REST', () => {
		expect(renderTermName('Sun &amp; sea')).toBe('Sun & sea');
		expect(renderTermNameRest('Sun & sea')).toBe('Sun &amp; sea');
		expect(renderTermNameRest('Sun &amp; sea')).toBe('Sun &amp; sea');
		expect(renderTermDescription('Sun & sea.')).toBe('Sun &amp; sea.');
		expect(renderSettingText('Boats & "bays"')).toBe('Boats &amp; &quot;bays&quot;');
	});
});

describe('typography', () => {
	it('turns feet and inches into primes and numbers by numbers into a multiplication sign', () => {
		expect(texturize('a 24\' hull, 7" screen, 3x4 m, 0x1f', english)).toBe(
			'a 24&#8242; hull, 7&#8243; screen, 3&#215;4 m, 0x1f',
		);
	});

	it('sees quotes through inline tags', () => {
		expect(texturize('<p>he said "<em>go</em>" twice</p>', english)).toBe(
			'<p>he said &#8220;<em>go</em>&#8221; twice</p>',
		);
	});

	it('shortens decades with an apostrophe and never with an opening quote', () => {
		expect(texturize("the '90s and 'wild' rides", english)).toBe(
			'the &#8217;90s and &#8216;wild&#8217; rides',
		);
	});

	it('leaves attributes, scripts, comments and code alone', () => {
		const html =
			'<a title="it\'s">go</a><script>if (a && "b") {}</script><!-- "q" --><code>a -- b</code>';
		expect(texturize(html, english)).toBe(html);
	});

	it('never loses a character while it cuts markup into tokens', () => {
		const markup = fc.array(
			fc.constantFrom('<', '>', '"', "'", '=', '<p ', '</p>', '<!--', '-->', '<script>', '/', 'a '),
			{ maxLength: 40 },
		);
		fc.assert(
			fc.property(markup, (pieces) => {
				const html = pieces.join('');
				expect(
					tokenizeMarkup(html)
						.map((token) => token.value)
						.join(''),
				).toBe(html);
			}),
		);
	});

	it.each([
		...['<', '<a "', '<!--', '<script>', "<a ='", ' ', '1.', '<!-- wp:p', '&#'],
		...['"', '\n ', '<img ', '<p><img ', '[caption]', '[gallery ', '<!-- wp:search /-->'],
	])('takes time in proportion to a long row of %j', (piece) => {
		const hostile = `a${piece.repeat(400_000 / piece.length)}b`;
		const started = performance.now();
		renderParagraphs(hostile, english);
		renderExcerpt({ excerpt: '', content: hostile }, english);
		for (const content of [hostile, hostile.slice(0, LONGEST_FILTERED_TEXT)]) {
			renderContent({ databaseId: 1, content }, lookup);
		}
		expect(performance.now() - started).toBeLessThan(4_000);
	});

	it('of two numbers by each other stays, where they are longer than any measure', () => {
		const digits = (count: number) => '1'.repeat(count);
		expect(texturize(`${digits(21)}x${digits(21)}`, english)).toBe(
			`${digits(21)}&#215;${digits(21)}`,
		);
		expect(texturize(`${digits(22)}x${digits(22)}`, english)).toBe(`${digits(22)}x${digits(22)}`);
	});

	it('is skipped for a text that would delay all requests', () => {
		const long = (length: number) => `"${'a'.repeat(length - 2)}"`;
		const render = (length: number) =>
			renderContent({ databaseId: 1, content: long(length) }, lookup);
		expect(render(LONGEST_FILTERED_TEXT)).toMatch(/^<p>&#8220;a+&#8221;<\/p>\n$/);
		expect(render(LONGEST_FILTERED_TEXT + 1)).toMatch(/^<p>"a+"<\/p>\n$/);
		expect(render(LONGEST_IN_PARAGRAPHS)).toMatch(/^<p>"a+"<\/p>\n$/);
		expect(render(LONGEST_IN_PARAGRAPHS + 1)).toMatch(/^"a+"$/);
	});

	it('fits the stack of patterns that the engine compiles plainly, at its longest', () => {
		const program = `
			import { renderContent } from './server/wordpress/texts/content.ts';
			import { lookupOf } from './server/wordpress/texts/testing/empty-lookup.ts';
			for (const piece of ['x', ' ', '<li>', '[b ', '</div>'])
				renderContent(
					{ databaseId: 1, content: '<p>' + piece.repeat((${LONGEST_IN_PARAGRAPHS} - 3) / piece.length) },
					lookupOf({}),
				);`;
		const node = [
			'--no-regexp-optimization',
			'--import',
			'tsx',
			'--input-type=module',
			'-e',
			program,
		];
		expect(() => execFileSync(process.execPath, node, { stdio: 'pipe' })).not.toThrow();
	});
});

describe('block delimiters', () => {
	it('go; a delimiter without an end stays, with the text behind it', () => {
		expect(stripBlockDelimiters('<!-- wp:p -->a<!-- /wp:p --> <!-- more --> b')).toBe(
			'a <!-- more --> b',
		);
		expect(stripBlockDelimiters('<!-- wp:p -->a<!-- wp:b {"c":"d" e')).toBe(
			'a<!-- wp:b {"c":"d" e',
		);
	});
});

describe('entities', () => {
	it('are decoded once, and unknown ones stay', () => {
		expect(decodeEntities('&amp;lt; &#038; &#x26; &eacute; &unknown; ?a=1&copy=2')).toBe(
			'&lt; & & é &unknown; ?a=1&copy=2',
		);
	});

	it('in an attribute decode to the original text', () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				expect(decodeEntities(escapeMarkup(text))).toBe(text);
			}),
		);
	});
});

describe('excerpts', () => {
	const content = `<p>${'sea '.repeat(60)}</p><script>no()</script>`;

	it('written by hand stand in one paragraph', () => {
		expect(renderExcerpt({ excerpt: 'Short & clear', content }, english)).toBe(
			'<p>Short &#038; clear</p>\n',
		);
	});

	it('made by WordPress have 55 words and a bracketed ellipsis', () => {
		const text = renderExcerpt({ excerpt: '', content }, english);
		expect(text).toBe(`<p>${'sea '.repeat(54)}sea [&hellip;]</p>\n`);
	});

	it('of short content are the whole text, without scripts', () => {
		expect(
			renderExcerpt({ excerpt: '', content: '<h2>One</h2><p>two</p><script>x</script>' }, english),
		).toBe('<p>One two</p>\n');
		expect(renderExcerpt({ excerpt: '', content: '' }, english)).toBe('');
	});

	it('of a long content come from its beginning, with any markup', () => {
		const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
		const expected = `<p>${words.slice(0, 55).join(' ')} [&hellip;]</p>\n`;
		const rest = '<p>more</p>'.repeat(5_000);
		const excerptOf = (first: string) =>
			renderExcerpt({ excerpt: '', content: first + rest }, english);
		expect(excerptOf(`<p>${words.join(' ')}</p>`)).toBe(expected);
		const halfTag = `<img alt="${'no < '.repeat(4_000)}">`;
		expect(excerptOf(`${halfTag}<p>${words.join(' ')}</p>`)).toBe(expected);
		const halfWord = `<!-- ${'x'.repeat(16 * 1024 - 400)} -->${words.join(' ')}`;
		expect(excerptOf(`${halfWord} `)).toBe(expected);
	});

	it('are null in raw form when the post has none of its own', () => {
		expect(rawExcerpt({ excerpt: '' })).toBeNull();
		expect(rawExcerpt({ excerpt: 'Short' })).toBe('Short');
	});

	it('and other short texts break lines as typed', () => {
		expect(renderParagraphs('one\ntwo\n\nthree', english)).toBe(
			'<p>one<br />\ntwo</p>\n<p>three</p>\n',
		);
		expect(renderParagraphs('', english)).toBe('');
	});
});

describe('the typography of a language', () => {
	it.each([
		['de_DE', '&#8222;Ruf &#8218;Land&#8216; an&#8220;, rief&#8217;s, &#8217;n Boot'],
		['fr_FR', '«\u00a0Ruf &lsquo;Land&rsquo; an\u00a0», rief&rsquo;s, &lsquo;n Boot'],
		['sv_SE', '&#8221;Ruf &#8217;Land&#8217; an&#8221;, rief&#8217;s, &#8217;n Boot'],
		['ja', '&#8220;Ruf &#8216;Land&#8217; an&#8221;, rief&#8217;s, &#8216;n Boot'],
		['xx', '&#8220;Ruf &#8216;Land&#8217; an&#8221;, rief&#8217;s, &#8216;n Boot'],
	])('has the marks of WordPress’s translation: %s', (locale, expected) => {
		expect(texturize(`"Ruf 'Land' an", rief's, 'n Boot`, typographyOf(locale))).toBe(expected);
	});

	it('takes a long dash in Russian', () => {
		expect(texturize('море - берег', typographyOf('ru_RU'))).toBe('море &#8212; берег');
	});

	it('cuts an excerpt by characters where words have no spaces', () => {
		const content = `<p>${'海と船。'.repeat(40)}</p>`;
		const ofLanguage = (locale: string) =>
			renderExcerpt({ excerpt: '', content }, typographyOf(locale));
		expect(ofLanguage('ja')).toBe(`<p>${'海と船。'.repeat(28).slice(0, 110)} [&hellip;]</p>\n`);
		expect(ofLanguage('zh_CN')).toBe(`<p>${'海と船。'.repeat(14).slice(0, 55)} [&hellip;]</p>\n`);
	});
});
