import { type Browser, chromium } from 'playwright';
import { findBrowser } from './find-browser';

/** A browser with this argument looks up no name but this machine's. A route that refuses others turns its cache off. */
export const HERE_ALONE =
	'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

/** Starts the browser of this machine, with arguments of the caller's. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
	chromium.launch({
		executablePath: findBrowser(),
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', ...args],
	});
