import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import { createSanitize } from './create-sanitize';

const windows: JSDOM['window'][] = [];
vi.mock('jsdom', async (original) => {
	const { JSDOM: Original } = await original<typeof import('jsdom')>();
	return {
		JSDOM: class extends Original {
			constructor(html: string) {
				super(html);
				windows.push(this.window);
			}
		},
	};
});

it('leaves nothing of a text behind in the window that all texts share', async () => {
	const sanitize = await createSanitize('https://site.test');
	const [window] = windows;
	if (!window) throw new Error('The sanitiser has made no window.');
	const listen = vi.spyOn(window.EventTarget.prototype, 'addEventListener');
	for (let text = 0; text < 3; text++) {
		expect(sanitize(`<p onclick="a()">Text ${text}</p>`).html).toBe(`<p>Text ${text}</p>`);
	}
	expect(listen).not.toHaveBeenCalled();
});

it('is spied on as the parser of a text would listen', () => {
	const { window } = new JSDOM('');
	const listen = vi.spyOn(window.EventTarget.prototype, 'addEventListener');
	new window.DOMParser().parseFromString('<p>', 'text/html');
	expect(listen).toHaveBeenCalled();
});
