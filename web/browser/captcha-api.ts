/** What the scripts of the services put on the window; each has a part of it. */
export interface CaptchaApi {
	ready?(callback: () => void): void;
	/** Draws the service's element. @returns its number or id */
	render(container: HTMLElement, options: Record<string, unknown>): unknown;
	reset(widget?: unknown): void;
	/** Gives a token without asking anybody: reCAPTCHA v3. */
	execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
	var grecaptcha: CaptchaApi | undefined;
	var turnstile: CaptchaApi | undefined;
}

/** Loads a service's script. Rejects where it does not come, or is something else. */
export function loadCaptchaApi(
	name: 'grecaptcha' | 'turnstile',
	address: string,
): Promise<CaptchaApi> {
	return new Promise((resolve, reject) => {
		const script = document.createElement('script');
		script.src = address;
		script.onload = () => {
			const api = globalThis[name];
			if (!api) reject(new Error(`${address} has brought no ${name}.`));
			else if (api.ready) api.ready(() => resolve(api));
			else resolve(api);
		};
		script.onerror = () => reject(new Error(`${address} did not come.`));
		document.head.append(script);
	});
}
