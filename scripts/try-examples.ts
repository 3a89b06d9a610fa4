/**
 * npm run check:examples
 *
 * Builds each app of `examples/` in an empty folder with the packed package (`npm run package` first), and opens the
 * app's page that was made with the builder in a browser: the popup, the carousel, the sticky header and the form have
 * to work. Prints the points that were tried.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { version } from '../package.json';
import { launchBrowser } from './launch-browser';
import { untilAnswers } from './until-answers';

const APPS = ['react-router', 'astro'];

const folder = mkdtempSync(join(tmpdir(), 'outrigger-examples-'));
const packed = resolve(`dist/outrigger-${version}.tgz`);

function run(command: string, args: string[], cwd: string): void {
	// A library of an app may require a newer Node than `engine-strict` in this project allows, and still run.
	const env = { ...process.env, npm_config_engine_strict: 'false' };
	execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Tests one app's page that was made with the builder. */
async function tryPage(app: string, origin: string): Promise<void> {
	const browser = await launchBrowser();
	const right = (point: string) => console.log(`right: ${app}: ${point}`);
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
		const errors: string[] = [];
		page.on('pageerror', ({ message }) => errors.push(message));
		await page.goto(`${origin}/boats/`);
		await expect(page.getByRole('link', { name: 'This app' })).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Boats for a day' })).toBeVisible();
		right('the page stands inside the app');

		await page.getByRole('link', { name: 'Opening hours' }).click();
		const popup = page.getByRole('dialog', { name: /./ });
		await expect(popup.getByText('Every day from eight until dark.')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(popup).toBeHidden();
		right('the popup opens and closes');

		const next = page.getByRole('button', { name: /next/i });
		await next.click();
		await expect(page.locator('.swiper-slide-active')).toContainText('Tern');
		right('the carousel moves');

		await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
		await expect
			.poll(() =>
				page
					.getByRole('heading', { name: 'Bay Boats' })
					.evaluate((heading) => heading.getBoundingClientRect().top),
			)
			.toBeLessThan(60);
		right('the header sticks');

		await page.getByLabel('Your name').fill('Ada');
		await page.getByLabel('Email').fill('ada@boats.example');
		await page.getByRole('button', { name: 'Ask', exact: true }).click();
		await expect(page.getByText('Thank you. We answer within the day.')).toBeVisible();
		right('the form is sent');

		await page.getByRole('link', { name: 'This app' }).click();
		await expect(page.getByRole('heading', { name: 'A page of this app' })).toBeVisible();
		expect(errors).toEqual([]);
		right('the app goes on, without an error');
	} finally {
		await browser.close();
	}
}

try {
	cpSync('examples', folder, { recursive: true, filter: (path) => !path.includes('node_modules') });
	for (const [index, app] of APPS.entries()) {
		const place = join(folder, app);
		const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--silent', packed];
		run('npm', install, place);
		run('npm', ['run', '--silent', 'build'], place);
		const port = `${4988 + index}`;
		const server = spawn('npm', ['start', '--silent'], {
			cwd: place,
			env: { ...process.env, PORT: port, HOST: '127.0.0.1' },
			stdio: ['ignore', 'ignore', 'inherit'],
			detached: true,
		});
		try {
			await untilAnswers(`http://127.0.0.1:${port}/boats/`);
			await tryPage(app, `http://127.0.0.1:${port}`);
		} finally {
			if (server.pid !== undefined) process.kill(-server.pid);
		}
	}
} finally {
	rmSync(folder, { recursive: true, force: true });
}
