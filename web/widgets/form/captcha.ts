import { CAPTCHA_PATH, CAPTCHAS, type CaptchaType, isCaptcha } from '../../../domain/forms/captcha';
import { type FrameMessage, tellFrame, watchFrame } from '../../browser/frame-messages';
import { after } from '../../browser/timers';

/** A service that tells people from machines, in a form. */
export interface Captcha {
	/** Loads the service; only the first call does anything. */
	load(): void;
	/** What goes with the form: the name and the token; null where there is none (yet). */
	token(): Promise<readonly [name: string, token: string] | null>;
	/** Makes ready for another try: a token counts once. */
	reset(): void;
	/** What the visitor is shown to answer. */
	readonly frame: HTMLElement | null;
	detach(): void;
}

const PLACE = '[data-captcha],.elementor-g-recaptcha';
const FRAME_CLASS = 'e-form__captcha-frame';
/** A service that asks nothing answers within a second or two; after this time it does not. */
const TOKEN_LIMIT_MS = 10_000;

/** The service that a form asks, on our markup and on the builder's own; null for none. */
export function captchaOf(form: HTMLFormElement): Captcha | null {
	const place = form.querySelector<HTMLElement>(PLACE);
	const type = place && typeOf(place);
	if (!place || !type) return null;
	const { name, field, isInvisible } = CAPTCHAS[type];
	let frame: HTMLIFrameElement | null = null;
	let unwatch = () => {};
	let token = '';
	let isReady = false;
	let hear: ((token: string) => void) | null = null;

	function load(): void {
		if (frame || !place || !type) return;
		frame = document.createElement('iframe');
		frame.className = `${FRAME_CLASS}${isInvisible ? ' elementor-screen-only' : ''}`;
		frame.title = name;
		if (isInvisible) {
			frame.tabIndex = -1;
			frame.setAttribute('aria-hidden', 'true');
		}
		frame.src = place.dataset.frameSrc ?? `${CAPTCHA_PATH}${type}?${lookOf(place)}`;
		place.append(frame);
		unwatch = watchFrame(frame, listen);
	}

	function listen(message: FrameMessage): void {
		const { captcha, height } = message;
		if (captcha === 'token' && typeof message.token === 'string') {
			token = message.token;
			hear?.(token);
		} else if (captcha === 'gone' || captcha === 'failed') {
			token = '';
			hear?.('');
		} else if (captcha === 'ready') {
			isReady = true;
			if (hear && frame) tellFrame(frame, { captcha: 'execute' });
		} else if (captcha === 'height' && typeof height === 'number' && frame) {
			frame.style.blockSize = `${Math.min(Math.max(height, 0), 700)}px`;
		}
	}

	/** Asks for a token of this moment: those of a service without a question grow old in two minutes. */
	function fresh(): Promise<string> {
		return new Promise((resolve) => {
			const stop = after(TOKEN_LIMIT_MS, () => resolve(''));
			hear = (found) => {
				hear = null;
				stop();
				resolve(found);
			};
			if (isReady && frame) tellFrame(frame, { captcha: 'execute' });
		});
	}

	return {
		load,
		async token() {
			load();
			const found = isInvisible ? await fresh() : token;
			return found === '' ? null : [field, found];
		},
		reset() {
			token = '';
			if (frame && !isInvisible) tellFrame(frame, { captcha: 'reset' });
		},
		get frame() {
			return isInvisible ? null : frame;
		},
		detach() {
			unwatch();
			frame?.remove();
			frame = null;
		},
	};
}

function typeOf({ dataset }: HTMLElement): CaptchaType | null {
	if (dataset.captcha === undefined) return dataset.type === 'v3' ? 'recaptcha_v3' : 'recaptcha';
	return isCaptcha(dataset.captcha) ? dataset.captcha : null;
}

/** As the builder says it in its own markup. */
function lookOf({ dataset: { theme = '', size = '' } }: HTMLElement): string {
	return new URLSearchParams({ theme, size }).toString();
}
