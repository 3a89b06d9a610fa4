/**
 * npm run test:browsers [-- WORDS]
 *
 * Visits the pages and parts that visitors use most (start, filter, gallery and lightbox, form, popup, menu) with
 * Firefox and with WebKit, on the built demonstration (`npm run build` first), and the widgets of pages that the host
 * passes through. WORDS choose visits. A browser is Playwright's own where it is installed, else the machine's:
 * `firefox-esr` of Debian over WebDriver BiDi, and WebKitGTK's MiniBrowser over WebDriver (`webkit2gtk-driver` and, where
 * no display is, `xvfb`). Prints the browsers that were left out. Ends with 1 when a visit fails.
 */
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserType, firefox, webkit } from 'playwright';
import { firefoxRemote } from '../tests/browsers/firefox-remote';
import { fillPassedSite, PASSED_VISITS } from '../tests/browsers/passed-visits';
import { playwrightRemote } from '../tests/browsers/playwright-remote';
import type { OpenRemote } from '../tests/browsers/remote';
import { createVisitor } from '../tests/browsers/visitor';
import { VISITS } from '../tests/browsers/visits';
import { webkitRemote } from '../tests/browsers/webkit-remote';
import { startBuiltSite } from '../tests/support/built-site';
import { startPassedSite } from '../tests/support/passed-site';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const DATA = 'data/browser-visits';

const isThere = (type: BrowserType) => existsSync(type.executablePath());

function findFirefox(): OpenRemote | string {
	if (isThere(firefox)) return playwrightRemote(firefox);
	const path = FIREFOX.find((one) => existsSync(one));
	return path ? firefoxRemote(path) : 'left out: Firefox (apt-get install firefox-esr)';
}

/**
 * Finds MiniBrowser among the libraries for the machine's architecture, `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/`.
 */
function findMiniBrowser(): string | undefined {
	const [found] = existsSync(LIBRARIES)
		? readdirSync(LIBRARIES)
				.filter((name) => name.endsWith('-linux-gnu'))
				.flatMap((name) =>
					['webkitgtk-6.0', 'webkit2gtk-4.1'].map((api) =>
						join(LIBRARIES, name, api, 'MiniBrowser'),
					),
				)
				.filter((path) => existsSync(path))
		: [];
	return found;
}

function findWebkit(): OpenRemote | string {
	if (isThere(webkit)) return playwrightRemote(webkit);
	const browser = findMiniBrowser();
	if (!existsSync(WEBKIT_DRIVER) || !browser) {
		return 'left out: WebKit (apt-get install webkit2gtk-driver)';
	}
	const hasDisplay = Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
	if (hasDisplay) return webkitRemote(WEBKIT_DRIVER, browser);
	return 'left out: WebKit, which has no display here (apt-get install xvfb, then xvfb-run npm run test:browsers)';
}

const asked = process.argv.slice(2);
// The hosts get the pictures that the build has made, because a new picture takes seconds.
rmSync(DATA, { recursive: true, force: true });
if (existsSync('data/media')) cpSync('data/media', `${DATA}/media`, { recursive: true });
const site = await startBuiltSite({ DATA_DIR: DATA });
const passedSite = await startPassedSite(fillPassedSite);
const visitsOf = (visits: typeof VISITS, { origin }: { origin: string }) =>
	Object.entries(visits)
		.filter(([name]) => asked.every((word) => name.includes(word)))
		.map(([name, visit]) => ({ name, origin, ...visit }));
const visits = [...visitsOf(VISITS, site), ...visitsOf(PASSED_VISITS, passedSite)];
let [passed, failed] = [0, 0];
try {
	for (const open of [findFirefox(), findWebkit()]) {
		if (typeof open === 'string') {
			console.log(open);
			continue;
		}
		for (const { name, size, run, origin } of visits) {
			const remote = await open(size);
			try {
				await run(createVisitor(remote, origin));
				const errors = await remote.errors();
				if (errors.length > 0) throw new Error(`Errors in the page: ${errors.join('; ')}`);
				passed += 1;
				console.log(`passed: ${remote.name}: ${name}`);
			} catch (error) {
				failed += 1;
				console.log(`failed: ${remote.name}: ${name}: ${error}`);
			} finally {
				await remote.close();
			}
		}
	}
} finally {
	await site.stop();
	await passedSite.stop();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
