import { type Browser, chromium } from 'playwright';
import { findBrowser } from './find-browser';

/**
 * With this argument, a browser resolves no host name except this machine's. Refusing other hosts by a Playwright route
 * would switch off the browser's cache.
 */
export const HERE_ALONE =
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Starts this machine's browser, with additional arguments of the caller. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
	chromium.launch({
		executablePath: findBrowser(),
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', ...args],
	});
