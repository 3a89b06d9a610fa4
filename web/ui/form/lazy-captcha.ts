import type { Captcha } from './captcha';

/** The captcha service of a form; null for a form without one, which fetches nothing. */
export function lazyCaptcha(form: HTMLFormElement): () => Promise<Captcha | null> | null {
	if (!form.querySelector('[data-captcha],.elementor-g-recaptcha')) return () => null;
	let captcha: Promise<Captcha | null> | null = null;
	return () => {
		captcha ??= import('./captcha').then(
			(module) => module.captchaOf(form),
			// If the fetch fails, the next try fetches again; meanwhile the server reports that the captcha's answer is
			// missing.
			() => {
				captcha = null;
				return null;
			},
		);
		return captcha;
	};
}
