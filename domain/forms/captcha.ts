import type { FieldType } from './form-field';

/** The captcha services, under the field types that use them. */
export const CAPTCHA_TYPES = ['recaptcha', 'recaptcha_v3', 'turnstile'] as const;
export type CaptchaType = (typeof CAPTCHA_TYPES)[number];

/** The facts about a captcha service for visitors and forms. */
export interface CaptchaService {
	name: string;
	/** The name of the form field that contains the service's token. */
	field: 'g-recaptcha-response' | 'cf-turnstile-response';
	/** True where the service shows no challenge to visitors. */
	isInvisible: boolean;
	privacy: string;
	terms: string;
}

const GOOGLE = {
	field: 'g-recaptcha-response',
	privacy: 'https://policies.google.com/privacy',
	terms: 'https://policies.google.com/terms',
} as const;

/** Type of captcha → its service. */
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

/** The address of the captcha frames on this site. */
export const CAPTCHA_PATH = '/embed/captcha/';

/** True for a field type, or a path segment, that names a captcha service. */
export function isCaptcha(type: FieldType | (string & {})): type is CaptchaType {
	return CAPTCHA_TYPES.some((name) => name === type);
}
