import { describe, expect, it } from 'vitest';
import { decodeEntities, plainText, readText, truncate } from './plain-text';

describe('plain text', () => {
	it('drops tags, decodes entities and folds white space', () => {
		expect(plainText('<p>Where to eat &#038; swim</p>\n<p>Two  bays</p>')).toBe(
			'Where to eat & swim Two bays',
		);
	});

	it('keeps words apart that a tag stands between', () => {
		expect(plainText('One<br>Two')).toBe('One Two');
	});

	it('keeps a literal angle bracket that was encoded', () => {
		expect(plainText('5 &lt; 6')).toBe('5 < 6');
	});

	it('decodes the entities that WordPress writes into settings', () => {
		expect(decodeEntities('Yachts &amp; quiet bays &hellip;')).toBe('Yachts & quiet bays …');
	});
});

describe('a text that is cut', () => {
	it('ends between words with an ellipsis', () => {
		expect(truncate('a day on the quiet water', 16)).toBe('a day on the…');
	});

	it('stays whole when it is short enough', () => {
		expect(truncate('a day', 16)).toBe('a day');
	});

	it('ends at a space behind its half, without the space around it', () => {
		expect(truncate('a day on the  quiet water', 16)).toBe('a day on the…');
		expect(truncate('abcdefgh ijklmnopqrs', 16)).toBe('abcdefgh ijklmn…');
		expect(truncate('abcdefghi jklmnopqrs', 16)).toBe('abcdefghi…');
		expect(truncate('a day on the sea', 16)).toBe('a day on the sea');
	});

	it('is cut inside a word that is longer than the limit', () => {
		expect(truncate('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
	});
});

describe('the text of a whole markup for a visitor', () => {
	it.each([
		['<p>Two <em>bays</em> &amp; a cape</p><p>One cave</p>', 'Two bays & a cape One cave'],
		['<style>.bay{color:red}</style>Bay<script>boat()</script>', 'Bay'],
		['<STYLE type="text/css">a > b{}</STYLE >Bay', 'Bay'],
		['<styled>Bay</styled>', 'Bay'],
		['a <!-- boat > --> b', 'a b'],
		['Bay <script>boat()', 'Bay'],
		['Bay <!-- boat', 'Bay'],
		['Bay <p class="boat', 'Bay'],
		['<svg><title>Boat</title></svg>Bay', 'Bay'],
		['<template>Boat</template>Bay', 'Bay'],
		['<noscript>Boat</noscript>Bay', 'Bay'],
		['<noscript\n>Boat</noscript>Bay', 'Bay'],
		['<script/>boat()</script>Bay', 'Bay'],
		['Bay <style>a</STYLE>one<style>b</style>two', 'Bay one two'],
		['A &lt;b&gt; B', 'A <b> B'],
		['<i>A<svg>x</svg>B</i>', 'A B'],
		['5 &lt; 6 > 4', '5 < 6 > 4'],
		['', ''],
	])('of %j is %j', (markup, text) => {
		expect(readText(markup)).toBe(text);
	});

	it.each([
		['<h2>Noon</h2><p>Nowhere is far.</p>', 'Noon · Nowhere is far.'],
		['<ul><li>Shade</li><li>Ladder </li></ul>', 'Shade · Ladder'],
		['<dt>Keys</dt><dd>08:30</dd><p>Or later</p>', 'Keys · 08:30 · Or later'],
		['<h3>Who drives?</h3><p>One of us</p>', 'Who drives? One of us'],
		['<h2></h2><p>Calm</p>', 'Calm'],
		['<h1>One</h1><h6>Two</h6 >three', 'One · Two · three'],
		['<h7>One</h7>two', 'One two'],
		['<TD>One</TD><th>Two</th>three', 'One · Two · three'],
		['<figcaption>One</figcaption>two', 'One · two'],
		['<li>One</li></ul><ul><li>Two</li>', 'One · Two'],
		['<listing>One</listing>two', 'One two'],
		['<li>One.</li><li>Two,</li><li>Three:</li>four', 'One. Two, Three: four'],
		['<li>One;</li><li>Two!</li><li>Three…</li>four', 'One; Two! Three… four'],
		['<li>One –</li><li>Two ·</li>three', 'One – Two · three'],
		['<li>1.5</li><li>Two</li>three', '1.5 · Two · three'],
		['One · two', 'One · two'],
		['<li><b>One</b>A</li>two', 'One A · two'],
		['<li>One. </li>two', 'One. two'],
		[
			'for <a>Tern</a> and <a>Wren</a>, or (<b>one</b>); <i>two</i>.',
			'for Tern and Wren, or ( one); two.',
		],
		['<h2><em>Calm</em> </h2><p>sea</p>', 'Calm · sea'],
	])('keeps headings and items of %j apart', (markup, text) => {
		expect(readText(markup)).toBe(text);
	});

	// The test fails if each `<` starts a search to the end of the text, because that would take minutes.
	it.each(['<', '<style>', '<!--', '<p ', '<script></script '])(
		'is found beside half a million %j',
		(piece) => {
			expect(readText(`Bay ${piece.repeat(500_000)}`)).toBe('Bay');
		},
	);
});
