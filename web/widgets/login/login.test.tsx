import { describe, expect, it, vi } from 'vitest';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { login } from './index';

const render = (settings: object, setting: Partial<ServerSetting> = {}) =>
	renderWidget('login', settings, { widgets: [login], ...setting });

describe('a login form', () => {
	it('is WordPress’s own, with the names and places that browsers and password stores know', async () => {
		const html = await render({});
		expect(html).toMatch(
			/<form [^>]*class="elementor-login elementor-form"[^>]*action="\/wp-login\.php"/,
		);
		expect(html).toMatch(
			/<input [^>]*type="text"[^>]*autoComplete="username"[^>]*name="log"|name="log"[^>]*autoComplete="username"/i,
		);
		expect(html).toMatch(
			/type="password"[^>]*autoComplete="current-password"|autoComplete="current-password"[^>]*type="password"/i,
		);
		expect(html).toContain('name="rememberme" value="forever"');
		expect(html).toMatch(
			/<a class="elementor-lost-password" href="\/wp-login\.php\?action=lostpassword">/,
		);
		expect(html).toMatch(/<input type="hidden" name="redirect_to" value="\/[^"]*"/);
		expect(html).toContain('Username or Email Address');
	});

	it('has the editor’s words only where those are switched on', async () => {
		const own = { user_label: 'Crew name', password_label: 'Word' };
		expect(await render(own)).not.toContain('Crew name');
		const html = await render({ ...own, custom_labels: 'yes' });
		expect(html).toMatch(
			/<label class="elementor-field-label" for="user-[^"]+">Crew name<\/label>/,
		);
		expect(html).not.toContain('placeholder');
	});

	it('leaves out what its editor does not want, and keeps labels for who cannot see', async () => {
		const html = await render({ show_labels: '', show_lost_password: '', show_remember_me: '' });
		expect(html).toContain('elementor-field-label elementor-screen-only');
		expect(html).not.toMatch(/lost-password|rememberme/);
	});

	it('leads on after it, and after the logout', async () => {
		const html = await render({
			redirect_after_login: 'yes',
			redirect_url: { url: '/fleet/' },
			redirect_after_logout: 'yes',
			redirect_logout_url: { url: '/' },
		});
		expect(html).toContain('name="redirect_to" value="/fleet/"');
		expect(html).toContain('data-logout="/wp-login.php?action=logout&amp;redirect_to=%2F"');
		expect(await render({ redirect_url: { url: '/fleet/' } })).not.toContain('value="/fleet/"');
	});

	it('tells the page that a form is sent to WordPress', async () => {
		const allowLogin = vi.fn();
		await render({}, { allowLogin });
		expect(allowLogin).toHaveBeenCalled();
	});
});
