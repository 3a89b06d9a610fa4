import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_BROWSERS = [
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
