// @vitest-environment happy-dom
import { createTexts } from '@outrigger/rules/texts/load-texts';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { faultsIn } from './check-controls';

const KEYS = [
	'form.required',
	'form.needEmail',
	'form.needWebsite',
	'form.needPhone',
	'form.least',
	'form.most',
] as const;
let german = '';
beforeAll(async () => {
	const say = await createTexts()('de-DE');
	german = JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, say.of(key)])));
});
afterEach(() => {
	vi.unstubAllGlobals();
	document.documentElement.lang = 'en';
	document.body.dataset.texts = '{}';
});

function faultOf(field: string, language: string, browser: string): string | undefined {
	document.documentElement.lang = language;
	document.body.dataset.texts = language.startsWith('de') ? german : '{}';
	vi.stubGlobal('navigator', { language: browser });
	document.body.innerHTML = `<form>${field}</form>`;
	const control = document.querySelector('input') as HTMLInputElement;
	// happy-dom has no validation messages of its own.
	Object.defineProperty(control, 'validationMessage', {
		get: () => (control.validity.valid ? '' : 'Please check this field.'),
	});
	return faultsIn(document.body)[0]?.message;
}

it.each([
	['<input name="a" required>', 'Dieses Feld ist ein Pflichtfeld.'],
	['<input name="a" type="email" value="x">', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
	['<input name="a" type="url" value="x">', 'Bitte geben Sie eine Webadresse ein, https://…'],
	['<input name="a" type="number" min="2" value="1">', 'Der Wert muss mindestens 2 sein.'],
	['<input name="a" type="number" max="4" value="9">', 'Der Wert darf höchstens 4 sein.'],
])('%s is refused in the language of a page that the browser does not speak', (field, message) => {
	expect(faultOf(field, 'de-DE', 'en-GB')).toBe(message);
});

it('is refused in the words of a browser that speaks it', () => {
	const field = '<input name="a" required>';
	expect(faultOf(field, 'de-DE', 'de-AT')).toBe('Please check this field.');
	expect(faultOf(field, 'en-GB', 'en-US')).toBe('Please check this field.');
});

it('is refused with its bound in our words, in any language of the browser', () => {
	const field = '<input name="a" type="number" max="4" value="9">';
	expect(faultOf(field, 'de-DE', 'de-AT')).toBe('Der Wert darf höchstens 4 sein.');
});

it('is refused in the browser’s words where the page brought none along', () => {
	expect(faultOf('<input name="a" required>', 'ja', 'en')).toBe('Please check this field.');
});

it('shows the editor’s words first, in any language', () => {
	const field = '<input name="a" required>';
	expect(faultOf(field, 'de-DE', 'en')).toBe('Dieses Feld ist ein Pflichtfeld.');
	document.querySelector('form')?.setAttribute('data-required-message', 'Bitte nicht leer.');
	expect(faultsIn(document.body)[0]?.message).toBe('Bitte nicht leer.');
});
