/**
 * npm run check:package
 *
 * Packs the package of the build (`npm run build` first), installs it into an empty folder and runs it there: its
 * version, a kit that it serves, three exported pages of the demonstration in a browser. Prints what was tried.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { version } from '../package.json';
import { builderKit } from '../tests/support/exports/kit-files';
import { writeZip, zipParts } from '../tests/support/exports/write-zip';
import { serveFiles } from '../tests/support/file-server';
import { findBrowser } from './find-browser';

const PAGES = ['/', '/gallery/', '/imprint/'];
/** A slow machine reads its content and loads the sanitiser. */
const START_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'outrigger-package-'));
const run = (command: string, args: string[], cwd = folder) =>
	execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

function check(isRight: boolean, what: string): void {
	if (!isRight) throw new Error(`Not right: ${what}.`);
	console.log(`right: ${what}`);
}

/** A kit of the builder. */
function kit(): string {
	const file = join(folder, 'kit.zip');
	writeZip(file, zipParts(builderKit('3.0')));
	return file;
}

async function answers(program: string): Promise<string> {
	const port = '4987';
	const host = spawn(program, [kit(), '--port', port, '--data', join(folder, 'data')], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	const begun = Date.now();
	try {
		while (Date.now() - begun < START_MS) {
			const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
			if (answer?.ok) return answer.text();
			await new Promise((wake) => setTimeout(wake, 200));
		}
		throw new Error('The kit was not served.');
	} finally {
		host.kill();
	}
}

async function openPages(site: string): Promise<void> {
	const files = await serveFiles(site);
	const browser = await chromium.launch({
		executablePath: findBrowser(),
		args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
	});
	try {
		const page = await browser.newPage();
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		page.on('console', (message) => {
			if (message.type() === 'error') errors.push(message.text());
		});
		for (const path of PAGES) {
			await page.goto(files.origin + path, { waitUntil: 'networkidle' });
			check(await page.getByRole('heading', { level: 1 }).isVisible(), `${path} has its heading`);
			check(errors.length === 0, `${path} has no error ${errors.join('; ')}`.trim());
		}
	} finally {
		await browser.close();
		await files.close();
	}
}

try {
	const packed = run('npm', ['run', '--silent', 'package'], process.cwd()).trim();
	const place = join(folder, 'empty');
	mkdirSync(place);
	writeFileSync(join(place, 'package.json'), '{"private":true}');
	run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', packed], place);
	const program = join(place, 'node_modules/.bin/outrigger');
	check(run(program, ['--version']).trim() === version, `the package is version ${version}`);
	check((await answers(program)).includes('Bay Boats'), 'it serves a kit');
	const site = join(folder, 'site');
	const demonstration = join(place, 'node_modules/outrigger/dist/content');
	const options = ['--paths', PAGES.join(','), '--data', resolve('data')];
	console.log(run(program, ['export', demonstration, site, ...options]).trim());
	await openPages(site);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
