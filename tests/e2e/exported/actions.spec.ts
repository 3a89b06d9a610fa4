import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type FileServer, serveFiles } from '../../support/file-server';
import { watchErrors } from '../support/page-health';

const HOST_PORT = 4463;
const HOST = `http://127.0.0.1:${HOST_PORT}`;

test.describe.configure({ mode: 'default' });

let folder: string;
let files: FileServer;
let host: ChildProcess;

test.beforeAll(async () => {
	test.setTimeout(240_000);
	folder = mkdtempSync(join(tmpdir(), 'outrigger-actions-'));
	const site = join(folder, 'site');
	const command = ['server/outrigger.js', 'export', 'content', site, '--actions-url', HOST];
	const options = ['--paths', '/contact/,/stories/autumn-swell/', '--data', 'data/browser-tests'];
	execFileSync(process.execPath, [...command, ...options], { stdio: 'ignore' });
	files = await serveFiles(site);
	host = spawn(process.execPath, ['dist/server/main.js'], {
		stdio: 'ignore',
		env: {
			...process.env,
			PORT: `${HOST_PORT}`,
			DATA_DIR: join(folder, 'data'),
			CORS_ORIGINS: files.origin,
		},
	});
	await expect(async () => {
		expect((await fetch(`${HOST}/readyz`)).status).toBe(200);
	}).toPass({ timeout: 60_000 });
});

test.afterAll(async () => {
	host?.kill();
	await files?.close();
	if (folder) rmSync(folder, { recursive: true, force: true });
});

test('a form of the folder is taken by the host that it names', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(`${files.origin}/contact/`);
	const form = page.getByRole('form', { name: 'Ask for a day' });
	await expect(form.getByRole('note')).toHaveCount(0);
	for (const field of await form.locator('[required]').all()) {
		const type = await field.getAttribute('type');
		if (type === 'radio' || type === 'checkbox') await field.check();
		else if (type === 'date') await field.fill(`${new Date().getFullYear() + 1}-06-12`);
		else await field.fill(type === 'email' ? 'guest@example.com' : '4');
	}
	const sent = page.waitForResponse((answer) => answer.url() === `${HOST}/graphql`);
	await form.getByRole('button').last().click();
	expect(await (await sent).json()).toMatchObject({
		data: { elementorSubmitForm: { success: true } },
	});
	await expect(form.locator('.elementor-message-success')).toBeVisible();
	expect(errors).toEqual([]);
});

test('a comment of the folder is taken by the host that it names', async ({ page }) => {
	const errors = watchErrors(page);
	await page.goto(`${files.origin}/stories/autumn-swell/`);
	const field = (label: string) => page.getByRole('main').getByRole('textbox', { name: label });
	await field('Comment').fill('Read in a folder.');
	await field('Name').fill('A guest');
	await field('Email').fill('guest@example.com');
	await page.getByRole('button', { name: 'Post comment' }).click();
	await expect(page.locator('.comment-form-status')).toContainText('Thank you');
	expect(errors).toEqual([]);
});
