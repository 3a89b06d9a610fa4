import { describe, expect, it } from 'vitest';
import { ownOriginsOf, sourceOf } from './request-source';

const OWN = [...ownOriginsOf('https://boats.example/'), 'https://www.boats.example'];
const ask = (headers: Record<string, string>, host = 'boats.example') =>
	sourceOf(new Request(`https://${host}/x`, { method: 'POST', headers }), OWN);

describe('one gate per question: the source of a request', () => {
	it.each([
		[{ 'sec-fetch-site': 'same-origin', origin: 'https://boats.example' }, 'own-page'],
		[{ 'sec-fetch-site': 'same-origin' }, 'own-page'],
		[{ origin: 'https://boats.example' }, 'own-page'],
		[{ origin: 'https://www.boats.example' }, 'own-page'],
		[{ origin: 'https://boats.example', cookie: 'a=b' }, 'own-page'],
		[{ 'sec-fetch-site': 'cross-site', origin: 'https://boats.example' }, 'elsewhere'],
		[{ 'sec-fetch-site': 'same-site' }, 'elsewhere'],
		[{ 'sec-fetch-site': 'none' }, 'elsewhere'],
		[{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 'elsewhere'],
		[{ origin: 'https://evil.example' }, 'elsewhere'],
		[{ origin: 'http://boats.example' }, 'elsewhere'],
		[{ origin: 'null' }, 'elsewhere'],
		[{ cookie: 'a=b' }, 'elsewhere'],
		[{}, 'no-browser'],
	])('with %j it is %s', (headers, source) => {
		expect(ask(headers)).toBe(source);
	});

	it('is foreign where the sender names itself as the host', () => {
		const headers = { origin: 'https://evil.example', host: 'evil.example' };
		expect(ask(headers, 'evil.example')).toBe('elsewhere');
		expect(ask({ ...headers, 'sec-fetch-site': 'same-origin' }, 'evil.example')).toBe('elsewhere');
	});
});
