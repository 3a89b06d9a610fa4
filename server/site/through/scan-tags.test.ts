import { Tokenizer, TokenizerMode } from 'parse5';
import { describe, expect, it } from 'vitest';
import { scanTags } from './scan-tags';
import { builderPage } from './testing/builder-page';
import { BUILDER_WIDGETS } from './testing/builder-widgets';

type Seen = readonly unknown[];

/** The library counts the `=` of `a=>` as part of the tag, so it must be removed with the attribute. */
const endOf = (value: string | undefined, end: number | undefined) => (value === '' ? null : end);

function scanned(html: string): Seen[] {
	const seen: Seen[] = [];
	scanTags(html, {
		onStart(tag) {
			const { name, attributes, start, end } = tag;
			const all = [...attributes.keys()].map((key) => {
				const place = tag.placeOf(key);
				const value = attributes.get(key);
				return [key, value, place?.start, endOf(value, place?.end)];
			});
			seen.push([name, start, end, all]);
		},
		onEnd: (name, start, end) => seen.push([`/${name}`, start, end]),
	});
	return seen;
}

const MODES: Record<string, Tokenizer['state']> = {
	script: TokenizerMode.SCRIPT_DATA,
	plaintext: TokenizerMode.PLAINTEXT,
	...Object.fromEntries(
		['style', 'xmp', 'iframe', 'noembed', 'noframes'].map((name) => [name, TokenizerMode.RAWTEXT]),
	),
	...Object.fromEntries(['title', 'textarea'].map((name) => [name, TokenizerMode.RCDATA])),
};

/** The same tags, read by the tokenizer of a library that follows the specification step by step. */
function tokenized(html: string): Seen[] {
	const seen: Seen[] = [];
	const ignore = () => {};
	const tokenizer = new Tokenizer(
		{ sourceCodeLocationInfo: true },
		{
			onStartTag({ tagName, attrs, location }) {
				const all = attrs.map(({ name, value }) => {
					const place = location?.attrs?.[name];
					return [name, value, place?.startOffset, endOf(value, place?.endOffset)];
				});
				seen.push([tagName, location?.startOffset, location?.endOffset, all]);
				if (MODES[tagName] !== undefined) tokenizer.state = MODES[tagName];
			},
			onEndTag({ tagName, location }) {
				seen.push([`/${tagName}`, location?.startOffset, location?.endOffset]);
			},
			onComment: ignore,
			onDoctype: ignore,
			onEof: ignore,
			onCharacter: ignore,
			onNullCharacter: ignore,
			onWhitespaceCharacter: ignore,
		},
	);
	tokenizer.write(html, true);
	return seen;
}

/** Makes the same numbers in each run, so that a fault can be reproduced. */
function createRandom(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * below);
	};
}

const PIECES = [
	...['<', '>', '/', '=', '"', "'", ' ', '\n', '!', '--', '-->', '--!>', '<!--', '<!-->', '<!--->'],
	...[
		'<p',
		'<P ',
		'</p',
		'</p>',
		'<br/>',
		'<a href=x',
		' href="a&amp;b"',
		" title='&copy; &x'",
		'a',
	],
	...[
		'<script>',
		'</script>',
		'<SCRIPT ',
		'</script ',
		'<style>',
		'</style>',
		'<title>',
		'</title/',
	],
	...[
		'<textarea>',
		'</textarea>',
		'<?php ',
		'</',
		'</>',
		'</ x>',
		'<!doctype html>',
		'<![CDATA[',
		']]>',
	],
	...['<iframe src=//x>', '</iframe>', ' a=1 A=2', ' =b', ' c= ', '&lt', 'é', '<é>', '<1>', 'b=>'],
];

describe('the tags of a document', () => {
	it('of the builder are those that the specification finds', () => {
		const content = Object.values(BUILDER_WIDGETS).join('');
		const html = builderPage({ origin: 'https://bay.example', content });
		expect(scanned(html)).toEqual(tokenized(html));
		expect(scanned(html).length).toBeGreaterThan(200);
	});

	it('are those that the specification finds, in any text', () => {
		for (let seed = 1; seed <= 3_000; seed += 1) {
			const random = createRandom(seed);
			const html = Array.from({ length: 1 + random(14) }, () => PIECES[random(PIECES.length)]).join(
				'',
			);
			expect([html, scanned(html)]).toEqual([html, tokenized(html)]);
		}
	});

	it('inside of drawings have no raw texts', () => {
		expect(
			scanned('<svg><style><b></style></svg><style><b></style>').map(([name]) => name),
		).toEqual(['svg', 'style', 'b', '/style', '/svg', 'style', '/style']);
	});

	it.each([
		['a b', true],
		['xa\tb a', true],
		['  a\n', true],
		['ab ba', false],
		['aa', false],
		['&#97;', true],
		['a\u00a0b', false],
		['', false],
	])('with the class %j have the class "a": %s', (classes, expected) => {
		const found: boolean[][] = [];
		scanTags(`<p class="${classes}">`, {
			onStart: (tag) => found.push([tag.hasClass('a'), tag.classes.includes('a')]),
			onEnd: () => {},
		});
		expect(found).toEqual([[expected, expected]]);
	});

	it('with any number of names have their own, in small letters', () => {
		const names = Array.from({ length: 5000 }, (_, at) => `x-${(at * 7919).toString(36)}`);
		const found: unknown[] = [];
		const read = (html: string) =>
			scanTags(html, {
				onStart: ({ name, attributes }) => found.push([name, [...attributes.keys()]]),
				onEnd: () => {},
			});
		for (const _ of ['first', 'second']) {
			read(names.map((name) => `<${name} ${name} A-${name.toUpperCase()}=1>`).join(''));
		}
		read(`<p ${names.slice(0, 40).join(' ')} __proto__ ${'y'.repeat(50)}>`);
		expect(found).toEqual([
			...[...names, ...names].map((name) => [name, [name, `a-${name}`]]),
			['p', [...names.slice(0, 40), '__proto__', 'y'.repeat(50)]],
		]);
	});

	it('without a class have none', () => {
		const found: unknown[] = [];
		scanTags('<p>', {
			onStart: (tag) => found.push(tag.hasClass('a'), tag.classes),
			onEnd: () => {},
		});
		expect(found).toEqual([false, []]);
	});
});
