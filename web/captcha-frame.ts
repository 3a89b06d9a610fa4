import { type CaptchaApi, loadCaptchaApi } from './browser/captcha-api';
import { type FrameMessage, tellPage, tellPageEvery, watchPage } from './browser/frame-messages';

/** The script of the frame of a captcha service. It reports the result to the page. */

/** Google's challenge opens over the box, and the frame has to grow for it. */
const LOOK_EVERY_MS = 250;
/**
 * Elements whose top is above this number of pixels are positioned out of sight, so they do not count for the height.
 */
const FAR_ABOVE = -1000;

const { type, siteKey = '', script = '', theme, size, language } = document.body.dataset;
const container = document.getElementById('captcha') as HTMLElement;

loadCaptchaApi(type === 'turnstile' ? 'turnstile' : 'grecaptcha', script).then(
	type === 'recaptcha_v3' ? runInvisibly : ask,
	() => tellPage({ captcha: 'failed' }),
);

function ask(api: CaptchaApi): void {
	const widget = api.render(container, {
		sitekey: siteKey,
		...(theme && { theme }),
		...(size && { size }),
		...(language && { language }),
		callback: (token: string) => tellPage({ captcha: 'token', token }),
		'expired-callback': () => tellPage({ captcha: 'gone' }),
		'error-callback': () => tellPage({ captcha: 'failed' }),
	});
	watchPage((message) => {
		if (message.captcha === 'reset') api.reset(widget);
	});
	tellPageEvery(LOOK_EVERY_MS, watchHeight());
}

function runInvisibly(api: CaptchaApi): void {
	watchPage((message) => {
		if (message.captcha !== 'execute') return;
		api.execute(siteKey, { action: 'form' }).then(
			(token) => tellPage({ captcha: 'token', token }),
			() => tellPage({ captcha: 'failed' }),
		);
	});
	tellPage({ captcha: 'ready' });
}

/** Watches the height that the service takes. The returned function gives a message when the height has changed. */
function watchHeight(): () => FrameMessage | null {
	let sent = 0;
	return () => {
		const bottoms = [container, ...document.querySelectorAll('iframe')].map((element) => {
			const { top, bottom } = element.getBoundingClientRect();
			return top > FAR_ABOVE ? bottom : 0;
		});
		const height = Math.ceil(Math.max(...bottoms));
		if (height === sent) return null;
		sent = height;
		return { captcha: 'height', height };
	};
}
