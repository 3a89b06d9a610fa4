import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it, vi } from 'vitest';
import { compileCss } from '../../elements/styles/compile-css';
import { renderWidget, type ServerSetting } from '../../elements/testing/render-on-server';
import { login } from './index';
import { loginStyles } from './styles';

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

	it('has the editor’s labels, and placeholders only where own words are switched on', async () => {
		const own = { user_label: 'Crew name', password_label: 'Word' };
		const plain = await render({ ...own, user_placeholder: 'Crew' });
		expect(plain).not.toContain('placeholder');
		const html = await render({ ...own, custom_labels: 'yes' });
		for (const form of [plain, html]) {
			expect(form).toMatch(
				/<label class="elementor-field-label" for="user-[^"]+">Crew name<\/label>/,
			);
		}
		expect(html).toContain('placeholder="Username or Email Address"');
		const bare = { ...own, custom_labels: 'yes', user_placeholder: '', password_placeholder: '' };
		expect(await render(bare)).not.toContain('placeholder');
	});

	it('leaves out the parts that its editor switched off, and keeps labels for screen readers', async () => {
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

	it('reports to the page that a form is sent to WordPress', async () => {
		const allowLogin = vi.fn();
		await render({}, { allowLogin });
		expect(allowLogin).toHaveBeenCalled();
	});
});

it('the button of a login form has the size, ground and time that its editor chose', () => {
	const css = (settings: Record<string, unknown>) =>
		compileCss('.e', settings, loginStyles, DEFAULT_BREAKPOINTS);
	expect(css({ button_size: 'lg' })).toContain('min-height:59px;font-size:18px;padding:0 40px');
	expect(css({ button_size: 'sm' })).toBe('');
	expect(css({ button_background_background: 'gradient' })).toContain(
		'linear-gradient(180deg,var(--e-global-color-accent) 0%,#f2295b 100%)',
	);
	const hover = css({
		button_background_hover_background: 'gradient',
		button_background_hover_color: '#123456',
		button_hover_transition_duration: { size: 0.7, unit: 's' },
	});
	expect(hover).toContain(':hover,.e .elementor-button:focus-visible{background-color:transparent');
	expect(hover).toContain('transition-duration:0.7s');
});
