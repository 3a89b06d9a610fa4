// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { holdEmptySearch } from './hold-empty-search';

afterEach(() => document.body.replaceChildren());

function submitted(value: string, isEnded = false) {
	const handler = new AbortController();
	document.body.innerHTML = '<form><input type="search" name="s"><button>Search</button></form>';
	const input = document.querySelector('input') as HTMLInputElement;
	holdEmptySearch(input, handler.signal);
	if (isEnded) handler.abort();
	input.value = value;
	const event = new Event('submit', { cancelable: true });
	input.form?.dispatchEvent(event);
	return { goes: !event.defaultPrevented, isFocused: document.activeElement === input };
}

describe('a form that searches', () => {
	it('goes nowhere while its field is empty, and puts the focus there', () => {
		expect(submitted('')).toEqual({ goes: false, isFocused: true });
		expect(submitted('  ')).toEqual({ goes: false, isFocused: true });
	});

	it('sends its value', () => {
		expect(submitted('boat')).toEqual({ goes: true, isFocused: false });
	});

	it('is unchanged after its handler is detached', () => {
		expect(submitted('', true).goes).toBe(true);
	});
});
