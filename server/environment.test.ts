import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';
import { PRIVATE_PROXIES } from './site/requests/client-address';

const errorOf = (variables: Record<string, string>) => {
	try {
		parseEnvironment(variables);
	} catch (error) {
		return error instanceof Error ? error.message : '';
	}
	return '';
};

describe('the environment', () => {
	it('has a default for everything', () => {
		expect(parseEnvironment({})).toEqual({
			port: 4000,
			healthPort: null,
			host: '127.0.0.1',
			siteUrl: 'http://127.0.0.1:4000',
			ownOrigins: ['http://127.0.0.1:4000', 'http://localhost:4000'],
			trustedProxies: PRIVATE_PROXIES,
			contentDir: resolve('content'),
			addOnsDir: null,
			fontsDir: null,
			dataDir: resolve('data'),
			wordpress: null,
			through: {
				pages: 'auto',
				rulesFile: null,
				keepScripts: '',
				keepClasses: '',
				untouched: [],
				auth: null,
			},
			revalidateSecret: null,
			authSecret: null,
			corsOrigins: [],
			captchaKeys: {},
			redisUrl: null,
			cdn: null,
			rateLimit: 120,
			databaseUrl: null,
			smtpUrl: null,
			webhookOrigins: [],
			keepSubmissionsDays: 365,
			drainNoticeS: 5,
			earlyHints: false,
			introspection: true,
			contentWrites: true,
			tryOuts: false,
			measurementId: null,
			collectUrl: 'https://www.google-analytics.com/g/collect',
			imageOrigins: [],
			imageMode: 'fetch',
			popupDebug: true,
			language: null,
			securityContact: null,
		});
	});

	it('takes a language, and leaves GNU’s variable of the same name alone', () => {
		const languageOf = (LANGUAGE: string) => parseEnvironment({ LANGUAGE }).language;
		expect(languageOf('qps-ploc')).toBe('qps-ploc');
		expect(languageOf('pt-BR')).toBe('pt-BR');
		expect(languageOf('ar')).toBe('ar');
		for (const theirs of ['de_DE:de', 'en_US.UTF-8', 'C']) expect(languageOf(theirs)).toBeNull();
	});

	it('shows no panel of popups in production unless it is switched on', () => {
		const debugOf = (variables: Record<string, string>) => parseEnvironment(variables).popupDebug;
		expect(debugOf({ NODE_ENV: 'production' })).toBe(false);
		expect(parseEnvironment({ NODE_ENV: 'production' }).contentWrites).toBe(false);
		expect(parseEnvironment({ NODE_ENV: 'production', CONTENT_WRITES: 'on' }).contentWrites).toBe(
			true,
		);
		const triedOut = (variables: Record<string, string>) =>
			parseEnvironment({ NODE_ENV: 'production', ...variables }).tryOuts;
		expect([triedOut({}), triedOut({ CONTENT_DIR: '/x' })]).toEqual([true, false]);
		expect(triedOut({ CONTENT_DIR: '/x', CONTENT_WRITES: 'tryout' })).toBe(true);
		expect(triedOut({ CONTENT_WRITES: 'off' })).toBe(false);
		expect(debugOf({ NODE_ENV: 'production', POPUP_DEBUG: 'on' })).toBe(true);
		expect(debugOf({ NODE_ENV: 'development' })).toBe(true);
		expect(debugOf({ NODE_ENV: 'development', POPUP_DEBUG: 'off' })).toBe(false);
	});

	it('counts an empty variable as not set', () => {
		expect(parseEnvironment({ PORT: ' ', SITE_URL: '', WORDPRESS_URL: '' })).toEqual(
			parseEnvironment({}),
		);
	});

	it('names every wrong variable, its value and the accepted values', () => {
		const message = errorOf({ PORT: '4000a', GRAPHQL_INTROSPECTION: 'maybe' });
		expect(message).toContain('PORT: got "4000a", takes a port number from 0 to 65535.');
		expect(message).toContain('GRAPHQL_INTROSPECTION: got "maybe", takes on or off.');
	});

	it.each([
		['0', 0],
		['300', 300],
	])('reads DRAIN_NOTICE=%s', (text, seconds) => {
		expect(parseEnvironment({ DRAIN_NOTICE: text }).drainNoticeS).toBe(seconds);
		expect(errorOf({ DRAIN_NOTICE: '301' })).toContain('takes whole seconds from 0 to 300');
	});

	it('knows a site by its own address and by those that the operator allows', () => {
		const variables = {
			SITE_URL: 'https://boats.example',
			SITE_ALIASES: 'https://www.boats.example',
		};
		expect(parseEnvironment(variables).ownOrigins).toEqual([
			'https://boats.example',
			'https://www.boats.example',
		]);
		expect(errorOf({ SITE_ALIASES: 'www.boats.example' })).toContain('takes origins with commas');
	});

	it('stops the start for wrong proxies, and names the accepted values', () => {
		expect(errorOf({ TRUSTED_PROXIES: 'cloudflare' })).toContain(
			'TRUSTED_PROXIES: got "cloudflare", takes networks and addresses',
		);
		expect(parseEnvironment({ TRUSTED_PROXIES: '2' }).trustedProxies).toEqual({ hops: 2 });
	});

	it('takes a service against machines with both of its keys', () => {
		const keys = { TURNSTILE_SITE_KEY: '0x4AAA-site', TURNSTILE_SECRET: '0x4AAA-secret' };
		expect(parseEnvironment(keys).captchaKeys).toEqual({
			turnstile: {
				siteKey: '0x4AAA-site',
				secret: '0x4AAA-secret',
				verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
			},
		});
		const own = { ...keys, TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/verify' };
		expect(parseEnvironment(own).captchaKeys.turnstile?.verifyUrl).toBe(own.TURNSTILE_VERIFY_URL);
		expect(errorOf({ RECAPTCHA_SITE_KEY: 'site-key' })).toContain(
			'RECAPTCHA_SECRET: is not set, and RECAPTCHA_SITE_KEY is.',
		);
		expect(errorOf({ RECAPTCHA_V3_SECRET: 'secret-key' })).toContain('RECAPTCHA_V3_SITE_KEY');
		expect(errorOf({ RECAPTCHA_SECRET: 'with space' })).not.toContain('with space');
	});

	it('needs no secret of that service where a real WordPress judges', () => {
		const remote = { WORDPRESS_URL: 'https://cms.example', RECAPTCHA_SITE_KEY: 'site-key' };
		expect(parseEnvironment(remote).captchaKeys.recaptcha).toMatchObject({ secret: null });
	});

	it('never repeats a secret', () => {
		const message = errorOf({
			REVALIDATE_SECRET: 'hunter2',
			WORDPRESS_AUTH: 'nobody',
			AUTH_SECRET: 'short of one character by one..',
		});
		expect(message).toContain('REVALIDATE_SECRET: got a text of 7 characters');
		expect(message).toContain('AUTH_SECRET: got a text of 31 characters');
		expect(message).not.toContain('short of one');
		expect(parseEnvironment({ AUTH_SECRET: 'a'.repeat(32) }).authSecret).toBe('a'.repeat(32));
		expect(message).not.toContain('hunter2');
		expect(message).not.toContain('nobody');
	});

	it('takes origins of pictures, and lets browsers load them only where there are any', () => {
		const origins = 'https://cdn.example/, http://127.0.0.1:8080';
		const direct = { IMAGE_MODE: 'direct', IMAGE_ORIGINS: origins };
		expect(parseEnvironment(direct)).toMatchObject({
			imageMode: 'direct',
			imageOrigins: ['https://cdn.example', 'http://127.0.0.1:8080'],
		});
		expect(parseEnvironment({ IMAGE_MODE: 'fetch' }).imageMode).toBe('fetch');
		expect(errorOf({ IMAGE_MODE: 'direct' })).toContain('IMAGE_MODE: got "direct", which needs');
		expect(errorOf({ IMAGE_MODE: 'proxy' })).toContain('IMAGE_MODE: got "proxy", takes fetch or');
		for (const wrong of ['cdn.example', 'https://cdn.example/media', 'ftp://cdn.example', '*']) {
			expect(errorOf({ IMAGE_ORIGINS: wrong })).toContain(`IMAGE_ORIGINS: got "${wrong}"`);
		}
	});

	it.each([
		['https://example.org', 'https://example.org', 'https://example.org/graphql'],
		['https://example.org/', 'https://example.org', 'https://example.org/graphql'],
		['https://example.org/graphql', 'https://example.org', 'https://example.org/graphql'],
		['https://example.org/blog/', 'https://example.org/blog', 'https://example.org/blog/graphql'],
		['https://example.org/?graphql', 'https://example.org', 'https://example.org/?graphql'],
		[
			'https://example.org/blog/index.php?graphql=true',
			'https://example.org/blog',
			'https://example.org/blog/index.php?graphql=true',
		],
	])('reads WORDPRESS_URL=%s as a site or as its GraphQL endpoint', (text, siteUrl, graphqlUrl) => {
		const { wordpress } = parseEnvironment({ WORDPRESS_URL: text, WORDPRESS_AUTH: 'ed:a b c' });
		expect(wordpress).toEqual({
			siteUrl,
			graphqlUrl,
			credentials: { user: 'ed', password: 'a b c' },
		});
	});

	it('refuses a WordPress on a forbidden port, or at an address with a query', () => {
		for (const port of [6000, 10_080]) {
			expect(errorOf({ WORDPRESS_URL: `http://127.0.0.1:${port}` })).toContain(
				'on a port that browsers and Node forbid',
			);
			const { wordpress } = parseEnvironment({ WORDPRESS_URL: `http://127.0.0.1:${port + 1}` });
			expect(wordpress?.siteUrl).toBe(`http://127.0.0.1:${port + 1}`);
		}
		expect(errorOf({ WORDPRESS_URL: 'https://example.org/?page_id=2' })).toContain('WORDPRESS_URL');
	});

	it('builds the site address from host and port when none is given', () => {
		expect(parseEnvironment({ HOST: '0.0.0.0', PORT: '81' }).siteUrl).toBe('http://127.0.0.1:81');
		expect(parseEnvironment({ HOST: '::1', PORT: '81' }).siteUrl).toBe('http://[::1]:81');
		expect(parseEnvironment({ SITE_URL: 'https://boats.example/' }).siteUrl).toBe(
			'https://boats.example',
		);
	});

	it('takes or refuses any text, and nothing in between', () => {
		const names = ['PORT', 'SITE_URL', 'WORDPRESS_URL', 'CORS_ORIGINS', 'REDIS_URL', 'RATE_LIMIT'];
		fc.assert(
			fc.property(fc.constantFrom(...names), fc.string(), (name, text) => {
				const message = errorOf({ [name]: text });
				expect(message === '' || message.includes(`${name}: got`)).toBe(true);
			}),
		);
	});
});
