/** The functions that the services' scripts put on the window; each service has some of them. */
export interface CaptchaApi {
	ready?(callback: () => void): void;
	/** Draws the service's element. @returns its number or id */
	render(container: HTMLElement, options: Record<string, unknown>): unknown;
	reset(widget?: unknown): void;
	/** Gives a token without a question to the visitor: reCAPTCHA v3. */
	execute(siteKey: string, options: { action: string }): PromiseLike<string>;
}

declare global {
	var grecaptcha: CaptchaApi | undefined;
	var turnstile: CaptchaApi | undefined;
}

/** Loads a service's script. Rejects when it does not load or is not the expected script. */
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
