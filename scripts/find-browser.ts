import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Chromium without a window, in which a test takes two thirds of the processor's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM_BROWSERS = [
	HEADLESS_SHELL,
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first Chromium that exists, or undefined. `PLAYWRIGHT_CHROMIUM_PATH` comes first. */
export function findBrowser(): string | undefined {
	const candidates = [
		process.env.PLAYWRIGHT_CHROMIUM_PATH,
		chromium.executablePath(),
		...SYSTEM_BROWSERS,
	];
	return candidates.find((path) => path && existsSync(path));
}

/**
 * Returns true if the path is that of a complete browser of the machine. A headless shell would need less processor
 * time.
 */
export function isWholeSystemBrowser(path: string): boolean {
	return path !== HEADLESS_SHELL && SYSTEM_BROWSERS.includes(path);
}
