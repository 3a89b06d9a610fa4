// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decide, forgetConsent } from '../../consent/consent';
import { type Captcha, captchaOf } from './captcha';

let captcha: Captcha;
const frame = () => document.querySelector('iframe');
const question = () => document.querySelector<HTMLElement>('.e-consent');
const press = (name: 'accept' | 'refuse') =>
	question()?.querySelector<HTMLElement>(`.e-consent__${name}`)?.click();

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	forgetConsent();
	document.body.innerHTML =
		'<form><input><div data-captcha="turnstile"></div><button type="submit">Send</button></form>';
	captcha = captchaOf(document.querySelector('form') as HTMLFormElement) as Captcha;
});
afterEach(() => {
	captcha.detach();
	press('refuse');
});

it('shows the dialog of consent when a visitor touches its form, and leaves the focus alone', async () => {
	const input = document.querySelector('input');
	input?.focus();
	captcha.begin();
	captcha.begin();
	await vi.waitFor(() => expect(question()).not.toBeNull());
	expect([document.activeElement, frame()]).toEqual([input, null]);
	press('accept');
	expect(frame()?.src).toContain('/embed/captcha/turnstile');
	expect(captcha.isLoaded).toBe(true);
});

it('loads it at once for a visitor who has allowed it, until the visitor takes that back', () => {
	decide({ captcha: true });
	captcha.begin();
	expect(frame()).not.toBeNull();
	decide({ captcha: false });
	expect(frame()).toBeNull();
	expect(question()).toBeNull();
});

it('the form shows the dialog again to a visitor that has refused, at a press on Send, but not at a touch', async () => {
	decide({ captcha: false });
	captcha.begin();
	const token = captcha.token();
	await vi.waitFor(() => expect(question()?.contains(document.activeElement)).toBe(true));
	press('refuse');
	expect(await token).toBeNull();
	expect([captcha.isLoaded, frame()]).toEqual([false, null]);
	expect(document.activeElement?.textContent).toBe('Send');
});

it('comes with a press on Send that allows it, and is answered then', async () => {
	const token = captcha.token();
	await vi.waitFor(() => expect(question()).not.toBeNull());
	press('accept');
	expect(await token).toBeNull();
	expect(captcha.isLoaded).toBe(true);
	expect(captcha.frame).toBe(frame());
});
