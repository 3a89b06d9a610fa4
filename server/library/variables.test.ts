import { describe, expect, it } from 'vitest';
import { parseEnvironment } from '../environment';
import { variablesOf } from './variables';

const SITE = { siteUrl: 'https://boats.example' };

describe('variablesOf', () => {
	it('keeps the content from being written, and limits no request', () => {
		const environment = parseEnvironment(variablesOf(SITE));
		expect(environment).toMatchObject({ ...SITE, contentWrites: false, rateLimit: 0 });
	});

	it('takes all settings of the app, except origin and folder, which have options of their own', () => {
		const variables = { NODE_ENV: 'development', RATE_LIMIT: '60', SITE_URL: 'https://x.example' };
		const environment = parseEnvironment(variablesOf({ ...SITE, variables, dataDir: '/tmp/d' }));
		expect(environment).toMatchObject({ ...SITE, contentWrites: true, rateLimit: 60 });
		expect(environment.dataDir).toBe('/tmp/d');
	});
});
