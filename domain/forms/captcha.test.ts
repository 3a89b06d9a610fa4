import { describe, expect, it } from 'vitest';
import { CAPTCHAS, isCaptcha } from './captcha';

describe('a service that distinguishes people from machines', () => {
	it.each(['recaptcha', 'recaptcha_v3', 'turnstile'])('is named by the type %s', (type) => {
		expect(isCaptcha(type)).toBe(true);
		expect(Object.keys(CAPTCHAS)).toContain(type);
	});

	it.each(['', 'text', 'recaptcha_v2', 'constructor'])('is not %j', (type) => {
		expect(isCaptcha(type)).toBe(false);
	});

	it('sends its token under its own name, and names its provider', () => {
		const told = Object.values(CAPTCHAS).map(({ name, field, isInvisible }) => [
			name,
			field,
			isInvisible,
		]);
		expect(told).toEqual([
			['Google reCAPTCHA', 'g-recaptcha-response', false],
			['Google reCAPTCHA', 'g-recaptcha-response', true],
			['Cloudflare Turnstile', 'cf-turnstile-response', false],
		]);
		for (const { privacy, terms } of Object.values(CAPTCHAS)) {
			expect(new URL(privacy).protocol).toBe('https:');
			expect(new URL(terms).protocol).toBe('https:');
			expect(privacy).not.toBe(terms);
		}
	});
});
