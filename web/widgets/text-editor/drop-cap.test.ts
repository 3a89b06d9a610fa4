import { describe, expect, it } from 'vitest';
import { withDropCap } from './drop-cap';

const CAP = (letter: string) =>
	`<span class="elementor-drop-cap"><span class="elementor-drop-cap-letter">${letter}</span></span>`;

describe('a drop cap', () => {
	it('is the first letter, behind the tags before it', () => {
		expect(withDropCap('<p>Sea and sky</p>')).toBe(`<p>${CAP('S')}ea and sky</p>`);
		expect(withDropCap('\n<!-- a --><p><em>Éole</em></p>')).toBe(
			`\n<!-- a --><p><em>${CAP('É')}ole</em></p>`,
		);
		expect(withDropCap('Sea')).toBe(`${CAP('S')}ea`);
	});

	it('keeps a character reference whole', () => {
		expect(withDropCap('<p>&ldquo;Sea</p>')).toBe(`<p>${CAP('&ldquo;')}Sea</p>`);
	});

	it('is nothing where there is no text', () => {
		expect(withDropCap('')).toBe('');
		expect(withDropCap('<p></p>')).toBe('<p></p>');
		expect(withDropCap('<style>a{}</style><p>x</p>')).toBe('<style>a{}</style><p>x</p>');
	});
});
