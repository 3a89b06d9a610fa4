import { type CaptchaType, isCaptcha } from '@outrigger/rules/forms/captcha';
import type { FieldType } from '@outrigger/rules/forms/form-field';
import { plainObjectOf } from '@outrigger/rules/values/plain-object';

/** The verdict of a service: `unknown` where its answer cannot be read. */
export type CaptchaVerdict = 'person' | 'machine' | 'unknown';

/**
 * Lets the service of a field judge a token. @returns null for fields without a service, and for services without keys
 */
export type CheckCaptcha = (type: FieldType, token: string) => Promise<CaptchaVerdict> | null;

/** The data by which the server calls a service. */
interface JudgedBy {
	secret: string | null;
	verifyUrl: string;
}

/** The most milliseconds that a visitor waits for the verdict; services answer within a second. */
export const CAPTCHA_TIMEOUT_MS = 5_000;
/** reCAPTCHA v3 scores from 0 (a machine) to 1 (a person); the builder's default is the middle. */
export const LEAST_SCORE = 0.5;
/** The most characters of a token. Tokens have some 2 kB, so a longer text is no token. */
const LONGEST_TOKEN = 10_000;

/**
 * Makes the check. It takes the verdict only from the service, never from the browser. Without a clear answer it
 * returns `unknown`.
 */
export function createCaptchaCheck(
	keys: Readonly<Partial<Record<CaptchaType, JudgedBy>>>,
	timeoutMs = CAPTCHA_TIMEOUT_MS,
): CheckCaptcha {
	async function ask({ secret, verifyUrl }: JudgedBy, type: CaptchaType, token: string) {
		if (token === '' || token.length > LONGEST_TOKEN) return 'machine';
		try {
			const answer = await fetch(verifyUrl, {
				method: 'POST',
				body: new URLSearchParams({ secret: secret ?? '', response: token }),
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
			});
			return verdictOf(plainObjectOf(await answer.json()), type);
		} catch {
			return 'unknown';
		}
	}
	return (type, token) => {
		const key = isCaptcha(type) ? keys[type] : undefined;
		return isCaptcha(type) && key ? ask(key, type, token) : null;
	};
}

function verdictOf(answer: Readonly<Record<string, unknown>>, type: CaptchaType): CaptchaVerdict {
	if (typeof answer.success !== 'boolean') return 'unknown';
	if (!answer.success) return 'machine';
	if (type !== 'recaptcha_v3') return 'person';
	return typeof answer.score === 'number' && answer.score >= LEAST_SCORE ? 'person' : 'machine';
}
