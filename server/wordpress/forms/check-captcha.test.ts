import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CaptchaType } from '@outrigger/rules/forms/captcha';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckCaptcha, createCaptchaCheck } from './check-captcha';

const PATIENCE_MS = 300;

/** A server that replaces the captcha services. The token names the answer that the server gives. */
let service: Server;
let check: CheckCaptcha;
const asked: string[] = [];
beforeAll(async () => {
	service = createServer((request, response) => {
		let body = '';
		request.on('data', (part) => {
			body += part;
		});
		request.on('end', async () => {
			asked.push(body);
			const token = new URLSearchParams(body).get('response') ?? '';
			if (token === 'slow') await wait(PATIENCE_MS * 2);
			if (token === 'html') return response.end('<h1>502 Bad Gateway</h1>');
			if (token === 'away') return request.socket.destroy();
			if (token === 'elsewhere') return response.writeHead(302, { location: '/' }).end();
			if (token === 'half') return response.end('{"success":"true"}');
			const score = /^score-(.*)$/.exec(token)?.[1];
			response.end(
				JSON.stringify({
					success: token !== 'bad',
					...(score && { score: Number(score) }),
				}),
			);
		});
	});
	await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
	const verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/`;
	const key = { secret: 'top-secret', verifyUrl };
	check = createCaptchaCheck({ recaptcha: key, recaptcha_v3: key, turnstile: key }, PATIENCE_MS);
});
beforeEach(() => {
	asked.length = 0;
});
afterAll(() => {
	service.closeAllConnections();
	service.close();
});

const types: CaptchaType[] = ['recaptcha', 'turnstile'];

describe.each(types)('a token of %s', (type) => {
	it.each([
		['good', 'person'],
		['bad', 'machine'],
		['slow', 'unknown'],
		['html', 'unknown'],
		['away', 'unknown'],
		['elsewhere', 'unknown'],
		['half', 'unknown'],
	])('that is %s is one of a %s', async (token, verdict) => {
		expect(await check(type, token)).toBe(verdict);
		expect(asked).toEqual([`secret=top-secret&response=${token}`]);
	});

	it('is invalid if it is empty or too long, and the check calls no service', async () => {
		expect(await check(type, '')).toBe('machine');
		expect(await check(type, 'x'.repeat(10_001))).toBe('machine');
		expect(asked).toEqual([]);
		expect(await check(type, 'x'.repeat(10_000))).toBe('person');
	});
});

it.each([
	['score-0.5', 'person'],
	['score-0.49', 'machine'],
	['score-1', 'person'],
	['good', 'machine'],
])('reCAPTCHA v3 decides by its score: %s is a %s', async (token, verdict) => {
	expect(await check('recaptcha_v3', token)).toBe(verdict);
});

it('calls no service for other fields, nor for services without keys', () => {
	expect(check('text', 'good')).toBeNull();
	expect(createCaptchaCheck({})('turnstile', 'good')).toBeNull();
});
