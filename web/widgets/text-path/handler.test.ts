// @vitest-environment happy-dom

import { TEXT_SHAPES } from '@outrigger/rules/layout/text-path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attach } from './handler';

const FILE = '<svg viewBox="0 0 40 20"><path d="M1 1L9 9"/></svg>';
const tools = { attach: () => {}, detach: () => {} };
const asked = vi.fn();
let leave = () => {};

afterEach(() => {
	leave();
	document.documentElement.dir = '';
	document.body.replaceChildren();
	vi.unstubAllGlobals();
	asked.mockReset();
});

async function place(root: string, settings: object = {}, answer = () => new Response(FILE)) {
	vi.stubGlobal('fetch', async (url: string) => {
		asked(url);
		return answer();
	});
	document.body.innerHTML = `<div data-id="ab12"><div class="elementor-widget-container">${root}</div></div>`;
	const element = document.body.firstElementChild as HTMLElement;
	const before = document.body.innerHTML;
	const detach = await attach(element, settings, tools);
	leave = detach;
	await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 100 }).catch(() => {});
	await new Promise((resolve) => setTimeout(resolve));
	return { element, before, detach };
}

const OURS =
	'<div class="e-text-path" data-url="/uploads/rope.svg"><svg viewBox="0 0 250 22"><path id="p" d="M0 20H250"></path><text></text></svg></div>';

describe('our own markup', () => {
	it('follows the uploaded shape, and lets it go again', async () => {
		const { element, before, detach } = await place(OURS);
		expect(asked).toHaveBeenCalledWith('/uploads/rope.svg');
		expect(element.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 40 20');
		expect(element.querySelector('path')?.getAttribute('d')).toBe('M1 1L9 9');
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it.each([
		['is no shape', () => new Response('<p>Not found</p>')],
		['is not there', () => new Response(FILE, { status: 404 })],
		['cannot be fetched', () => Promise.reject(new TypeError()) as never],
	])('stays straight where the file %s', async (_, answer) => {
		const { before } = await place(OURS, {}, answer);
		expect(document.body.innerHTML).toBe(before);
	});

	it('fetches nothing for one of our shapes, and nothing after it is detached', async () => {
		await place('<div class="e-text-path"><svg></svg></div>');
		expect(asked).not.toHaveBeenCalled();
		let give = (_: Response) => {};
		const { before, detach } = await place(
			OURS,
			{},
			() => new Promise<Response>((resolve) => (give = resolve)) as never,
		);
		detach();
		give(new Response(FILE));
		await new Promise((resolve) => setTimeout(resolve));
		expect(document.body.innerHTML).toBe(before);
	});
});

describe("the builder's markup", () => {
	const root = (attributes: string) =>
		`<div class="e-text-path" data-text="Seven &lt;knots&gt;" ${attributes}></div>`;
	const wave = 'data-url="https://wp.example/wp-content/plugins/x/assets/svg-paths/wave.svg"';

	it('is drawn with our shape of the same name, and taken out again', async () => {
		const { element, before, detach } = await place(root(wave), { start_point: { size: 20 } });
		expect(asked).not.toHaveBeenCalled();
		const path = element.querySelector('path');
		expect(path?.getAttribute('d')).toBe(TEXT_SHAPES.wave.d);
		const text = element.querySelector('textPath');
		expect(text?.textContent).toBe('Seven <knots>');
		expect(text?.getAttribute('href')).toBe(`#${path?.id}`);
		expect(text?.getAttribute('startOffset')).toBe('20%');
		detach();
		expect(document.body.innerHTML).toBe(before);
	});

	it('is drawn with an uploaded shape, which the handler fetches from this site', async () => {
		const address = 'data-url="https://wp.example/wp-content/uploads/rope.svg?v=2"';
		const { element } = await place(root(address));
		expect(asked).toHaveBeenCalledWith('/wp-content/uploads/rope.svg?v=2');
		expect(element.querySelector('path')?.getAttribute('d')).toBe('M1 1L9 9');
	});

	it('is a straight text where the shape is missing: words are never lost', async () => {
		const { element } = await place(root('data-url="/gone.svg"'), {}, () => new Response(''));
		expect(element.querySelector('path')?.getAttribute('d')).toBe(TEXT_SHAPES.line.d);
		expect(element.querySelector('textPath')?.textContent).toBe('Seven <knots>');
	});

	it('leads to the editor’s address, and to no unsafe one', async () => {
		const { element } = await place(root(`${wave} data-link-url="/fleet/"`));
		expect(element.querySelector('textPath > a')?.getAttribute('href')).toBe('/fleet/');
		leave();
		const unsafe = await place(root(`${wave} data-link-url="javascript:alert(1)"`));
		expect(unsafe.element.querySelector('textPath a')).toBeNull();
		expect(unsafe.element.querySelector('textPath')?.textContent).toBe('Seven <knots>');
	});

	it('runs to the left where the page or the editor sets that', async () => {
		document.documentElement.dir = 'rtl';
		const page = await place(root(wave), { start_point: { size: 20 } });
		expect(page.element.querySelector('text')?.getAttribute('direction')).toBe('rtl');
		expect(page.element.querySelector('textPath')?.getAttribute('startOffset')).toBe('80%');
		leave();
		const editor = await place(root(wave), { text_path_direction: 'ltr' });
		expect(editor.element.querySelector('text')?.getAttribute('direction')).toBe('ltr');
	});
});
