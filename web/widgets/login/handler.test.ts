// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PAGE = { attach: () => {}, detach: () => {} };
const fetched = vi.fn<typeof fetch>();

/** The form as the builder writes it; our own form has the link to log out beside it. */
function stand(attributes = ''): HTMLElement {
	document.body.innerHTML = `<div class="elementor-element" data-widget_type="login.default"><form class="elementor-login elementor-form" method="post" action="/wp-login.php" ${attributes}><input name="log"></form></div>`;
	return document.querySelector('.elementor-element') as HTMLElement;
}

async function attachNew(element: HTMLElement, settings: object = {}) {
	vi.resetModules();
	const { attach } = await import('./handler');
	return attach(element, settings, PAGE);
}

beforeEach(() => {
	vi.stubGlobal('fetch', fetched.mockReset());
	fetched.mockResolvedValue(
		Response.json({ data: { viewer: { name: '<b>Ann</b>', roles: null } } }),
	);
});
afterEach(() => vi.unstubAllGlobals());

describe('the handler of a login form', () => {
	it('shows a logged-in visitor a message as text, and gives the form back', async () => {
		const element = stand('data-logout="/wp-login.php?action=logout&amp;redirect_to=%2F"');
		const before = element.innerHTML;
		const detach = await attachNew(element);
		await vi.waitFor(() =>
			expect(element.textContent).toContain('logged in as <b>Ann</b> (Log out)'),
		);
		expect(element.querySelector('form')?.hidden).toBe(true);
		expect(element.querySelector('a')?.getAttribute('href')).toBe(
			'/wp-login.php?action=logout&redirect_to=%2F',
		);
		detach();
		expect(element.innerHTML).toBe(before);
	});

	it('leaves the form to every other visitor, and sends no request if the editor wants no message', async () => {
		fetched.mockResolvedValue(Response.json({ data: { viewer: null } }));
		const element = stand();
		await attachNew(element);
		await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
		expect(element.querySelector('form')?.hidden).toBe(false);
		await attachNew(stand(), { show_logged_in_message: '' });
		expect(fetched).toHaveBeenCalledOnce();
	});

	it('shows nothing any more once it was detached', async () => {
		const element = stand();
		const detach = await attachNew(element);
		detach();
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(element.querySelector('form')?.hidden).toBe(false);
	});
});
