import type { FieldType } from './form-field';

/** Services that tell people from machines, by the types of fields that ask them. */
export const CAPTCHA_TYPES = ['recaptcha', 'recaptcha_v3', 'turnstile'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

/** One of them, as visitors and forms know it. */
export interface CaptchaService {
	name: string;
	/** Under which its token is sent. */
	field: 'g-recaptcha-response' | 'cf-turnstile-response';
	/** Whether it asks nothing of visitors. */
	isInvisible: boolean;
	privacy: string;
	terms: string;
}

const GOOGLE = {
	field: 'g-recaptcha-response',
	privacy: 'https://policies.google.com/privacy',
	terms: 'https://policies.google.com/terms',
} as const;

/** What is known of each. */
export const CAPTCHAS: Readonly<Record<CaptchaType, CaptchaService>> = {
	recaptcha: { ...GOOGLE, name: 'Google reCAPTCHA', isInvisible: false },
	recaptcha_v3: { ...GOOGLE, name: 'Google reCAPTCHA', isInvisible: true },
	turnstile: {
		name: 'Cloudflare Turnstile',
		field: 'cf-turnstile-response',
		isInvisible: false,
		privacy: 'https://www.cloudflare.com/privacypolicy/',
		terms: 'https://www.cloudflare.com/website-terms/',
	},
};

/** What a visitor is told where no token came with a form. */
export const CAPTCHA_MISSING = 'Please show that you are a person.';

/** What a visitor is told who has not let the service come. */
export const CAPTCHA_REFUSED =
	'This form is sent only with the check that you are a person, which you have not allowed. What you wrote is still here.';

/** Where the frame of a service lies on this site. */
export const CAPTCHA_PATH = '/embed/captcha/';

/** Whether a type of field, or a part of an address, names one of them. */
export function isCaptcha(type: FieldType | (string & {})): type is CaptchaType {
	return CAPTCHA_TYPES.some((name) => name === type);
}
