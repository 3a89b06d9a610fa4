import { describe, expect, it } from 'vitest';
import { withTicks, withTyped } from './with-typed';

const sentWith = (...entries: [string, string][]) => {
	const form = new FormData();
	for (const [name, value] of entries) form.append(name, value);
	return form;
};

describe('a form that comes back', () => {
	it('has the values that were typed', () => {
		const markup =
			'<form><input type="hidden" name="nonce" value="n"><input name="who" value="x"><input name="tel[]"><input name="tel[]"><textarea name="words">old</textarea><input type="password" name="pw"></form>';
		const sent = sentWith(
			['nonce', 'old'],
			['who', 'Ada "A"'],
			['tel[]', '1'],
			['tel[]', '2'],
			['words', '</textarea><b>'],
			['pw', 'secret'],
		);
		expect(withTyped(markup, sent, new Map())).toBe(
			'<form><input type="hidden" name="nonce" value="n"><input name="who" value="Ada &quot;A&quot;"><input name="tel[]" value="1"><input name="tel[]" value="2"><textarea name="words">&lt;/textarea&gt;&lt;b&gt;</textarea><input type="password" name="pw"></form>',
		);
	});

	it('has the choices that were made, and no others', () => {
		const markup =
			'<form><select name="boat"><option value="a" selected>A</option><option value="b">B</option></select><input type="checkbox" name="days[]" value="mo" checked><input type="checkbox" name="days[]" value="tu"><input type="checkbox" name="ok"></form>';
		expect(
			withTyped(markup, sentWith(['boat', 'b'], ['days[]', 'tu'], ['ok', 'on']), new Map()),
		).toBe(
			'<form><select name="boat"><option value="a">A</option><option value="b" selected="">B</option></select><input type="checkbox" name="days[]" value="mo"><input type="checkbox" name="days[]" value="tu" checked=""><input type="checkbox" name="ok" checked=""></form>',
		);
	});

	it('has each message below its field, and messages about no field above', () => {
		const markup = '<form><label>Who <input name="who"></label><input name="mail"></form>';
		const messages = new Map([
			['who', 'Say <who>.'],
			['mail', 'Say where.'],
			['restricted', 'Closed.'],
		]);
		expect(withTyped(markup, sentWith(), messages)).toBe(
			'<p role="alert">Closed.</p><form><label>Who <input name="who" value="" aria-invalid="true"></label><p role="alert">Say &lt;who&gt;.</p><input name="mail" value="" aria-invalid="true"><p role="alert">Say where.</p></form>',
		);
	});
});

describe('the boxes of a form of Contact Form 7', () => {
	const form = (status: string, ticked = '') =>
		`<form data-status="${status}"><input type="checkbox" name="read" value="1"${ticked}><input type="checkbox" name="news" value="1"><input name="who" value="A"></form>`;

	it('are ticked again in the returned form, and nothing else changes', () => {
		const sent = sentWith(['read', '1'], ['who', 'B']);
		for (const status of ['invalid', 'unaccepted', 'spam', 'failed'])
			expect(withTicks(form(status), sent)).toBe(form(status, ' checked=""'));
		expect(withTicks(form('sent'), sent)).toBe(form('sent'));
	});
});
