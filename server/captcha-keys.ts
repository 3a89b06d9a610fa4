import { CAPTCHA_TYPES, type CaptchaType } from '@outrigger/rules/forms/captcha';

/** The keys by which a service knows a site. */
export interface CaptchaKey {
	/** Public: the address of the service's frame contains it. */
	siteKey: string;
	/** Never leaves the server; null if the real WordPress has the key and verifies tokens itself. */
	secret: string | null;
	/** The address that judges a token. */
	verifyUrl: string;
}

/** The services that are configured. */
export type CaptchaKeys = Readonly<Partial<Record<CaptchaType, CaptchaKey>>>;

const VARIABLES = {
	recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', 'RECAPTCHA_VERIFY_URL'],
	recaptcha_v3: ['RECAPTCHA_V3_SITE_KEY', 'RECAPTCHA_V3_SECRET', 'RECAPTCHA_VERIFY_URL'],
	turnstile: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET', 'TURNSTILE_VERIFY_URL'],
} as const satisfies Record<CaptchaType, readonly [string, string, string]>;

/** The addresses at which the services themselves judge. */
const USUAL_VERIFY_URL: Readonly<Record<CaptchaType, string>> = {
	recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
	recaptcha_v3: 'https://www.google.com/recaptcha/api/siteverify',
	turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
};

/** The variables, as they were parsed. */
export type CaptchaVariables = Readonly<
	Partial<Record<(typeof VARIABLES)[CaptchaType][number], string | undefined>>
>;

/**
 * Puts the keys together: a service is configured if its site key is set.
 *
 * @param isRemote true if a real WordPress judges tokens: then no secret is needed here
 * @returns `wrong`: lines about services with only one of their two keys
 */
export function captchaKeysOf(
	values: CaptchaVariables,
	isRemote: boolean,
): { keys: CaptchaKeys; wrong: string[] } {
	const wrong: string[] = [];
	const keys: Partial<Record<CaptchaType, CaptchaKey>> = {};
	for (const type of CAPTCHA_TYPES) {
		const [siteKeyName, secretName, urlName] = VARIABLES[type];
		const [siteKey, secret = null] = [values[siteKeyName], values[secretName]];
		if (siteKey === undefined) {
			if (secret !== null) wrong.push(`  ${siteKeyName}: is not set, and ${secretName} is.`);
			continue;
		}
		if (secret === null && !isRemote)
			wrong.push(`  ${secretName}: is not set, and ${siteKeyName} is.`);
		keys[type] = { siteKey, secret, verifyUrl: values[urlName] ?? USUAL_VERIFY_URL[type] };
	}
	return { keys, wrong };
}
