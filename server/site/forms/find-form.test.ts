import { describe, expect, it } from 'vitest';
import { findForm } from './find-form';

const FORM = '<form method="post" action="/a/#there"><input name="name"></form>';
const MOST_CHARACTERS = 4 * 1024 * 1024;
const nested = (count: number, inside: string) =>
	'<div>'.repeat(count) + inside + '</div>'.repeat(count);

function sentForm(): FormData {
	const sent = new FormData();
	sent.append('name', 'Ada');
	return sent;
}
function shownPart(html: string): string | null {
	const form = findForm(html, sentForm());
	return form && html.slice(form.start, form.end);
}

describe('the form that a visitor sent', () => {
	it('is found with the box of its plugin three elements above it, and without a box farther up', () => {
		const near = `<div class="wpcf7">${nested(2, FORM)}</div>`;
		expect(shownPart(`<main>${near}</main>`)).toBe(near);
		expect(shownPart(`<div class="wpcf7">${nested(3, FORM)}</div>`)).toBe(FORM);
	});

	it('is found at any depth, also inside a template', () => {
		expect(shownPart(nested(20_000, FORM))).toBe(FORM);
		expect(shownPart(`<template>${FORM}</template>`)).toBe(FORM);
	});

	it('is the one whose hidden fields fit best, and the first of equals', () => {
		const numbered = (value: string) =>
			`<form id="form-${value}"><input type="hidden" name="number" value="${value}"><input name="name"></form>`;
		const sent = sentForm();
		sent.append('number', '2');
		const html = numbered('1') + numbered('2') + numbered('2');
		expect(findForm(html, sent)?.start).toBe(numbered('1').length);
	});

	it('is looked for in pages of four million characters at most', () => {
		const page = FORM.padEnd(MOST_CHARACTERS, ' ');
		expect(shownPart(page)).toBe(FORM);
		expect(shownPart(`${page} `)).toBeNull();
	});
});
