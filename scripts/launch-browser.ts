import { type Browser, chromium } from 'playwright';
import { findBrowser } from './find-browser';

/** Starts the browser of this machine; it reaches no server but those of this machine. */
export const launchBrowser = (): Promise<Browser> =>
	chromium.launch({
		executablePath: findBrowser(),
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
