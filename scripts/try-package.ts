/**
 * npm run check:package
 *
 * Packs the packages of the build (`npm run build` first), installs `outrigger` into an empty folder and runs it there:
 * its version, a kit that it serves, three exported pages of the demonstration in a browser, a new site of
 * `create-outrigger`, and its types in a sample program of another project. Prints the points that were tried.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { devDependencies, version } from '../package.json';
import { builderKit } from '../tests/support/exports/kit-files';
import { writeZip, zipParts } from '../tests/support/exports/write-zip';
import { serveFiles } from '../tests/support/file-server';
import { launchBrowser } from './launch-browser';
import { untilAnswers } from './until-answers';

/** Pages with few pictures, because the package makes each picture in every format and size. */
const PAGES = ['/prices/', '/contact/', '/imprint/'];

const folder = mkdtempSync(join(tmpdir(), 'outrigger-package-'));
const run = (command: string, args: string[], cwd = folder) =>
	execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

function check(isRight: boolean, what: string): void {
	if (!isRight) throw new Error(`Not right: ${what}.`);
	console.log(`right: ${what}`);
}

/** Creates a kit of the builder for the test. */
function kit(): string {
	const file = join(folder, 'kit.zip');
	writeZip(file, zipParts(builderKit('3.0')));
	return file;
}

async function answers(program: string, source: string): Promise<string> {
	const port = '4987';
	const host = spawn(program, [source, '--port', port, '--data', join(folder, 'data')], {
		cwd: folder,
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	try {
		return await (await untilAnswers(`http://127.0.0.1:${port}/`)).text();
	} finally {
		host.kill();
		await once(host, 'exit');
	}
}

/** A sample program of another project that uses every entry of the library. */
const PROGRAM = `
import { openSite, type BuilderPageParts } from 'outrigger';
import { attach } from 'outrigger/client';
import { readElements, walkElements } from 'outrigger/elements';
import { BuilderHead, BuilderPage, forHydration } from 'outrigger/react';

export async function tried(element: HTMLElement): Promise<BuilderPageParts> {
	await attach(element);
	const site = await openSite({ source: { 'pages/home.json': {} }, siteUrl: 'https://boats.example' });
	walkElements(readElements([])?.elements ?? [], ({ settings }) => settings);
	const page = await site.page('/');
	BuilderHead({ page });
	BuilderPage({ page: forHydration(page) });
	// @ts-expect-error a page is no text
	BuilderPage({ page: '' });
	// @ts-expect-error the public origin is missing
	await openSite({ source: 'kit.zip' });
	return page;
}
`;

/** Checks the types of the installed package. */
function checkTypes(place: string): void {
	writeFileSync(join(place, 'program.ts'), PROGRAM);
	const compilerOptions = {
		noEmit: true,
		strict: true,
		skipLibCheck: false,
		module: 'esnext',
		moduleResolution: 'bundler',
		lib: ['es2023', 'dom'],
		types: [],
	};
	const project = { compilerOptions, files: ['program.ts'] };
	writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(project));
	run(resolve('node_modules/.bin/tsc'), ['--project', '.'], place);
	console.log('right: its types compile in another program');
}

/** Creates a new site with `create-outrigger`, and serves it with the installed program. */
async function tryNewSite(create: string, program: string): Promise<void> {
	const place = join(folder, 'create');
	mkdirSync(place);
	writeFileSync(join(place, 'package.json'), '{"private":true}');
	run('npm', ['install', '--no-audit', '--no-fund', '--silent', create], place);
	run(join(place, 'node_modules/.bin/create-outrigger'), ['my-site']);
	const page = await answers(program, join(folder, 'my-site/content'));
	check(page.includes('The site is running'), 'a new site is served');
}

async function openPages(site: string): Promise<void> {
	const files = await serveFiles(site);
	const browser = await launchBrowser();
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
	const files = run('npm', ['run', '--silent', 'package'], process.cwd()).trim().split('\n');
	const [packed = '', create = ''] = files;
	const place = join(folder, 'empty');
	mkdirSync(place);
	writeFileSync(join(place, 'package.json'), '{"private":true}');
	const types = `@types/react@${devDependencies['@types/react']}`;
	const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent'];
	run('npm', [...install, packed, types], place);
	const program = join(place, 'node_modules/.bin/outrigger');
	check(run(program, ['--version']).trim() === version, `the package is version ${version}`);
	check((await answers(program, kit())).includes('Bay Boats'), 'it serves a kit');
	await tryNewSite(create, program);
	checkTypes(place);
	const site = join(folder, 'site');
	const demonstration = join(place, 'node_modules/outrigger/dist/content');
	const options = ['--paths', PAGES.join(','), '--data', resolve('data')];
	console.log(run(program, ['export', demonstration, site, ...options]).trim());
	await openPages(site);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
