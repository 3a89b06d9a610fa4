import {
	CAPTCHA_PATH,
	CAPTCHAS,
	type CaptchaType,
	isCaptcha,
} from '@outrigger/rules/forms/captcha';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import { baseHeaders } from '../answers/security-headers';
import type { AssetManifest } from '../contract/renderer';

/** The route of the frames. */
export const CAPTCHA_ROUTE = `${CAPTCHA_PATH}*`;

/** The script of a frame, in the build. */
const SCRIPT = 'web/captcha-frame.ts';

/** The scripts that a service loads, and their origins. */
interface ServiceFiles {
	script: (siteKey: string, language: string) => string;
	scripts: readonly string[];
	frames: readonly string[];
	others: readonly string[];
}

const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const google = (render: (siteKey: string) => string): ServiceFiles => ({
	script: (siteKey, language) =>
		`https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: render(siteKey), ...(language && { hl: language }) })}`,
	scripts: RECAPTCHA,
	frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
	others: RECAPTCHA,
});
const SERVICES: Readonly<Record<CaptchaType, ServiceFiles>> = {
	recaptcha: google(() => 'explicit'),
	recaptcha_v3: google((siteKey) => siteKey),
	turnstile: {
		script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
		scripts: ['https://challenges.cloudflare.com'],
		frames: ['https://challenges.cloudflare.com'],
		others: ['https://challenges.cloudflare.com'],
	},
};

const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** The parts from which frames are made. */
export interface CaptchaFrameParts {
	/** Site keys of the services that are configured; secrets are not needed here. */
	keys: Readonly<Partial<Record<CaptchaType, { siteKey: string }>>>;
	assets: Pick<AssetManifest, 'address'>;
	siteUrl: string;
}

/**
 * Answers with the frame for a captcha service. The frame is a page of its own, so that only the frame allows the
 * service's scripts and styles: a page with a captcha needs no wider policy.
 *
 * @returns null for services without configuration
 */
export function captchaFrame(
	request: Request,
	{ keys, assets, siteUrl }: CaptchaFrameParts,
): Response | null {
	const { pathname, searchParams } = new URL(request.url);
	const type = pathname.slice(CAPTCHA_PATH.length).replace(/\/$/, '');
	const key = isCaptcha(type) ? keys[type] : undefined;
	if (!isCaptcha(type) || !key) return null;
	const oneOf = (name: string, ...values: string[]) =>
		values.find((value) => value === searchParams.get(name)) ?? '';
	const asked = searchParams.get('lang') ?? '';
	const language = LANGUAGE.test(asked) ? asked : '';
	const { script, scripts, frames, others } = SERVICES[type];
	const data = {
		type,
		'site-key': key.siteKey,
		script: script(key.siteKey, language),
		theme: oneOf('theme', 'light', 'dark'),
		size: oneOf('size', 'normal', 'compact'),
		language,
	};
	const attributes = Object.entries(data).map(
		([name, value]) => ` data-${name}="${escapeMarkup(value)}"`,
	);
	const html = `<!doctype html>
<html lang="${language || 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(CAPTCHAS[type].name)}</title>
<style>body{margin:0}</style>
<script type="module" src="${escapeMarkup(assets.address(SCRIPT))}"></script>
</head>
<body${attributes.join('')}><div id="captcha"></div></body>
</html>
`;
	return new Response(html, {
		headers: {
			...baseHeaders({ siteUrl }),
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'public, max-age=300',
			'x-robots-tag': 'noindex',
			'content-security-policy': [
				"default-src 'none'",
				`script-src 'self' ${scripts.join(' ')}`,
				// The services write their own styles into their elements.
				"style-src 'unsafe-inline'",
				`img-src 'self' data: ${others.join(' ')}`,
				`connect-src 'self' ${others.join(' ')}`,
				`frame-src ${frames.join(' ')}`,
				"base-uri 'none'",
				"form-action 'none'",
				"frame-ancestors 'self'",
			].join('; '),
		},
	});
}
