import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { type BuiltSite, startBuiltSite } from '../support/built-site';
import { accessibilityViolations, watchErrors } from './support/page-health';

/** A stand-in for the provider's script, with the functions that a form uses: it draws a button, and gives a token. */
const SCRIPT = `window.turnstile = {
	render(container, options) {
		const button = document.createElement('button');
		button.textContent = 'I am a person';
		button.style.height = '65px';
		let presses = 0;
		button.onclick = () => options.callback((presses += 1) === 1 ? 'bad' : 'good');
		container.append(button);
		return 1;
	},
	reset() { document.body.dataset.reset = 'yes'; },
};`;

let service: Server;
let site: BuiltSite;
test.slow();
// One host serves all these tests, instead of one in each worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
	service = createServer((request, response) => {
		let body = '';
		request.on('data', (part) => {
			body += part;
		});
		request.on('end', () => {
			response.end(JSON.stringify({ success: body.endsWith('response=good') }));
		});
	});
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
	site = await startBuiltSite({
		TURNSTILE_SITE_KEY: 'site-key-of-tests',
		TURNSTILE_SECRET: 'secret-of-tests',
		TURNSTILE_VERIFY_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`,
	});
});
test.afterAll(async () => {
	service.close();
	await site.stop();
});

test('a service is loaded when its form is touched and it is allowed, runs in a frame of its own, and the host checks its token', async ({
	page,
}) => {
	const errors = watchErrors(page);
	const foreign: string[] = [];
	page.on('request', (request) => {
		if (!request.url().startsWith(site.origin)) foreign.push(request.url());
	});
	await page.route('https://challenges.cloudflare.com/**', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
	);
	await page.goto(`${site.origin}/widgets/form/`);
	const guarded = page.getByRole('form', { name: 'Guarded' });
	await guarded.scrollIntoViewIfNeeded();
	await expect(guarded).toContainText('Cloudflare Turnstile checks that you are a person');
	expect(foreign).toEqual([]);

	const email = guarded.getByLabel('Email');
	await email.fill('ann@mail.example');
	const question = page.getByRole('dialog', { name: 'May we?' });
	await expect(question).toBeVisible();
	await expect(email).toBeFocused();
	expect(await accessibilityViolations(page)).toEqual([]);
	expect(foreign).toEqual([]);
	await question.getByRole('button', { name: 'Allow', exact: true }).click();
	const frame = guarded.frameLocator('iframe');
	await expect(frame.getByRole('button')).toBeVisible();
	expect(foreign).toEqual([
		'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
	]);
	await guarded.getByRole('button', { name: 'Send' }).click();
	await expect(guarded.getByRole('alert')).toHaveText('Please show that you are a person.');
	expect(await accessibilityViolations(page)).toEqual([]);

	await frame.getByRole('button').click();
	await page.waitForTimeout(900);
	await guarded.getByRole('button', { name: 'Send' }).click();
	await expect(guarded).not.toHaveAttribute('aria-busy', 'true');
	await expect(guarded.getByRole('alert')).toContainText('Please show that you are a person.');
	await expect(guarded.getByLabel('Email')).toHaveValue('ann@mail.example');
	await expect(frame.locator('body')).toHaveAttribute('data-reset', 'yes');

	await frame.getByRole('button').click();
	await guarded.getByRole('button', { name: 'Send' }).click();
	await expect(guarded.getByRole('status')).toContainText('successful');
	expect(errors).toEqual([]);
});

test('the form reports a service that is refused or does not come, and loses none of the answers', async ({
	page,
}) => {
	const asked: string[] = [];
	await page.route('https://challenges.cloudflare.com/**', (route) => {
		asked.push(route.request().url());
		return route.abort();
	});
	await page.goto(`${site.origin}/widgets/form/`);
	const guarded = page.getByRole('form', { name: 'Guarded' });
	await guarded.getByLabel('Email').fill('ann@mail.example');
	const question = page.getByRole('dialog', { name: 'May we?' });
	await question.getByRole('button', { name: 'Refuse', exact: true }).click();
	const send = guarded.getByRole('button', { name: 'Send' });
	await send.click();
	await expect(question).toBeFocused();
	await question.getByRole('button', { name: 'Refuse', exact: true }).click();
	await expect(guarded.getByRole('alert')).toContainText('which you have not allowed');
	expect(asked).toEqual([]);
	await send.click();
	await question.getByRole('button', { name: 'Allow', exact: true }).click();
	await expect(guarded.getByRole('alert')).toContainText('Please show that you are a person.');
	await expect(guarded.getByLabel('Email')).toHaveValue('ann@mail.example');
	await expect.poll(() => asked).toHaveLength(1);
});
