import { decodeHTMLStrict } from 'entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkup, escapeText, escapeXml } from './escape-markup';

const text = fc.string({
	unit: fc.constantFrom('&', '<', '>', '"', "'", ';', '#', 'amp', '\n', 'ä', 'a', '\0', '\ud800'),
});

describe('a text in markup', () => {
	it('opens no tag, ends no attribute, and is the same once it is read', () => {
		fc.assert(
			fc.property(text, (written) => {
				expect(escapeMarkup(written)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#039;)/);
				expect(decodeHTMLStrict(escapeMarkup(written))).toBe(written);
				expect(escapeText(written)).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
				expect(decodeHTMLStrict(escapeText(written))).toBe(written);
			}),
		);
	});

	it('keeps quotes between tags', () => {
		expect(escapeText('"Bay" & \'boats\' <b>')).toBe('"Bay" &amp; \'boats\' &lt;b&gt;');
	});

	it('leaves out characters that XML cannot carry', () => {
		expect(escapeXml('a\u0000\u000b\ud800\uffff\tb\n🐙 & c')).toBe(
			'ab'.replace('b', '\tb\n🐙 &amp; c'),
		);
	});
});
