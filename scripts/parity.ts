/**
 * npm run parity -- <URL of a WordPress> [paths]
 *
 * Shows each page of a WordPress site beside the same page of this front end, in one HTML file: pictures, words, broken
 * parts, weight, time. Without paths it takes the pages from the site's own sitemap. FRONT_END is the address of a
 * running front end; without it the script starts one from the build. PARITY_PAGES (30) is the largest number of pages,
 * PARITY_FILE is the file of the report. Exits with 0 if the browser could open all pages, even if they look different:
 * a person judges that.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathsOfSite } from 'outrigger/report/site-paths';
import { startBuiltSite } from '../tests/support/built-site';
import { launchBrowser } from './launch-browser';
import { type ComparedPage, comparePage } from './parity/compare-page';
import { createLinkCheck } from './parity/link-check';
import { consoleTable, reportPage } from './parity/report';
import { worstFirst } from './parity/verdict';

const USAGE = 'Usage: npm run parity -- <URL of a WordPress> [paths]';
const MOST_PAGES = 30;
const FILE = 'data/parity/index.html';
/**
 * The environment variables that are passed on to the front end: how it reaches WordPress, and how it renders pages.
 */
const TAKEN = [
	...['WORDPRESS_AUTH', 'UPSTREAM_AUTH', 'IMAGE_ORIGINS'],
	...['PAGES', 'PAGES_FILE', 'KEEP_SCRIPTS', 'KEEP_CLASSES', 'UNTOUCHED'],
];

/** Opens a front end for a WordPress: the one that is already running, or a new one. */
async function openFrontEnd(wordpress: string): Promise<{ origin: string; stop(): unknown }> {
	const running = process.env.FRONT_END;
	if (running) return { origin: new URL(running).origin, stop: () => undefined };
	const given = TAKEN.flatMap((name) => {
		const value = process.env[name];
		return value === undefined ? [] : [[name, value]];
	});
	const variables = { WORDPRESS_URL: wordpress, ...Object.fromEntries(given) };
	// In a build, this program is in the same folder as the host.
	const beside = join(import.meta.dirname, 'main.js');
	return startBuiltSite(variables, existsSync(beside) ? beside : undefined);
}

/** @returns the exit code: 0 if the browser could open all pages, 1 if one failed, 2 if all failed */
async function main(place: string | undefined, asked: readonly string[]): Promise<number> {
	if (!place || !URL.canParse(place)) {
		console.error(USAGE);
		return 2;
	}
	const wordpress = place.replace(/\/+$/, '');
	const most = Number(process.env.PARITY_PAGES) || MOST_PAGES;
	const paths = (asked.length > 0 ? asked : await pathsOfSite(wordpress)).slice(0, most);
	const frontEnd = await openFrontEnd(wordpress);
	const file = resolve(process.env.PARITY_FILE || FILE);
	mkdirSync(dirname(file), { recursive: true });
	let browser = await launchBrowser();
	try {
		const isBroken = createLinkCheck();
		const pages: ComparedPage[] = [];
		for (const path of paths) {
			// A page may be too much for a browser, which then ends; the next page gets a new browser.
			if (!browser.isConnected()) browser = await launchBrowser();
			const page = await comparePage(browser, {
				wordpress,
				frontEnd: frontEnd.origin,
				path,
				isBroken,
			});
			pages.push(page);
			console.log(consoleTable([page]));
			// The report is written after every page, so that a user who stops the run has the results so far.
			const sorted = worstFirst(pages);
			writeFileSync(file, reportPage({ wordpress, frontEnd: frontEnd.origin, pages: sorted }));
		}
		console.log(`\n${pages.length} pages, worst first, in ${file}`);
		return pages.every(({ fault }) => fault === null) ? 0 : 1;
	} finally {
		await browser.close();
		await frontEnd.stop();
	}
}

main(process.argv[2], process.argv.slice(3)).then(
	(code) => {
		process.exitCode = code;
	},
	(error: unknown) => {
		console.error(error instanceof Error ? error.message : String(error));
		process.exitCode = 2;
	},
);
