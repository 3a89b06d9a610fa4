import type { BrowserType } from 'playwright';
import type { OpenRemote } from './remote';

/** A browser that Playwright installs. */
export const playwrightRemote =
	(type: BrowserType): OpenRemote =>
	async (viewport) => {
		const browser = await type.launch();
		const page = await browser.newPage({ viewport });
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		page.on('console', (message) => {
			if (message.type() === 'error') errors.push(message.text());
		});
		return {
			name: `Playwright's ${type.name()} ${browser.version()}`,
			async open(address) {
				await page.goto(address);
			},
			evaluate: (script) => page.evaluate(script),
			click: (x, y) => page.mouse.click(x, y),
			press: (key) => page.keyboard.press(key),
			errors: async () => errors,
			close: () => browser.close(),
		};
	};
