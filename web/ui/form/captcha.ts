import {
	CAPTCHA_PATH,
	CAPTCHAS,
	type CaptchaType,
	isCaptcha,
} from '@outrigger/rules/forms/captcha';
import { type FrameMessage, tellFrame, watchFrame } from '../../browser/frame-messages';
import { after } from '../../browser/timers';
import type { Unsubscribe } from '../../browser/unsubscribe';
import { askFor, isDecided, watchConsent } from '../../consent/consent';

/** A service that distinguishes people from machines, in a form. */
export interface Captcha {
	/**
	 * Runs when the visitor first uses the form. If the visitor has allowed such services, the service is loaded at
	 * once; a visitor without a decision sees the consent dialog, but the focus stays. Only the first call has an
	 * effect.
	 */
	begin(): void;
	/**
	 * Returns the pair to send with the form: name and token; null while there is no token. Opens the consent dialog, if
	 * needed.
	 */
	token(): Promise<readonly [name: string, token: string] | null>;
	/** True if the visitor has allowed the service to load. */
	readonly isLoaded: boolean;
	/** Prepares another try, because a token is valid only once. */
	reset(): void;
	/** The frame in which the visitor must solve the task. */
	readonly frame: HTMLElement | null;
	detach(): void;
}

const PURPOSE = 'captcha';
const PLACE = '[data-captcha],.elementor-g-recaptcha';
const FRAME_CLASS = 'e-form__captcha-frame';
/** The longest wait for a service without a challenge, in milliseconds. It usually answers within two seconds. */
const TOKEN_LIMIT_MS = 10_000;

/** The captcha service of a form, in the markup of this host or of the builder; null for none. */
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
	let stopConsent: Unsubscribe | undefined;

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

	/** Requests a fresh token, because the tokens of a service without a question expire after two minutes. */
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

	/** Loads the service when the visitor allows it, and removes it when the visitor withdraws the permission. */
	function followConsent(): void {
		stopConsent ??= watchConsent(PURPOSE, (isLet) => (isLet ? load() : unload()));
	}

	function unload(): void {
		unwatch();
		frame?.remove();
		frame = null;
		isReady = false;
		token = '';
	}

	return {
		begin() {
			followConsent();
			// A visitor inside a popup cannot reach the consent dialog outside it. There the press on Send opens the
			// consent dialog.
			if (isDecided(PURPOSE) || form.closest('dialog')) return;
			import('../../consent/consent-dialog').then(({ askOnce }) => askOnce(PURPOSE), ignore);
		},
		async token() {
			followConsent();
			const opener = form.querySelector<HTMLElement>('[type="submit"]') ?? undefined;
			const isLet = await askFor(PURPOSE, opener).catch(ignore);
			if (!isLet) return null;
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
		get isLoaded() {
			return frame !== null;
		},
		detach() {
			stopConsent?.();
			unload();
		},
	};
}

/** If the consent dialog could not be fetched, nothing is allowed. */
const ignore = () => {};

function typeOf({ dataset }: HTMLElement): CaptchaType | null {
	if (dataset.captcha === undefined) return dataset.type === 'v3' ? 'recaptcha_v3' : 'recaptcha';
	return isCaptcha(dataset.captcha) ? dataset.captcha : null;
}

/** The theme and size, under the names in the builder's own markup. */
function lookOf({ dataset: { theme = '', size = '' } }: HTMLElement): string {
	return new URLSearchParams({ theme, size }).toString();
}
