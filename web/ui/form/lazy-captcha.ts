import type { Captcha } from './captcha';

/** The service that a form asks whether one is a person; null, and nothing is fetched, where it asks none. */
export function lazyCaptcha(form: HTMLFormElement): () => Promise<Captcha | null> | null {
	if (!form.querySelector('[data-captcha],.elementor-g-recaptcha')) return () => null;
	let captcha: Promise<Captcha | null> | null = null;
	return () => {
		captcha ??= import('./captcha').then(
			(module) => module.captchaOf(form),
			// Fetched again with the next try; meanwhile the server says what is missing.
			() => {
				captcha = null;
				return null;
			},
		);
		return captcha;
	};
}
