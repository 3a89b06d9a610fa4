import type { Captcha } from './captcha';

/** The captcha service of a form; null for a form without one, which fetches nothing. */
export function lazyCaptcha(form: HTMLFormElement): () => Promise<Captcha | null> | null {
	if (!form.querySelector('[data-captcha],.elementor-g-recaptcha')) return () => null;
	let captcha: Promise<Captcha | null> | null = null;
	return () => {
		captcha ??= import('./captcha').then(
			(module) => module.captchaOf(form),
			// Fetched again with the next try; meanwhile the server names the missing answer.
			() => {
				captcha = null;
				return null;
			},
		);
		return captcha;
	};
}
