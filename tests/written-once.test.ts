import { expect, it } from 'vitest';
import { sourceFiles, sourceOf } from './support/source-files';

const files = ['domain', 'web', 'server', 'scripts', 'packages']
	.flatMap(sourceFiles)
	.filter((file) => !file.includes('/testing/'));

/** The checks and phrases that the project writes in only one place, each with the line that identifies it. */
it.each([
	[
		'is it a plain object',
		/=== 'object' && (\w+) !== null && !Array\.isArray\(\1\)/,
		'domain/values/plain-object.ts',
	],
	['the same, turned', /!== 'object' \|\| (\w+) === null \|\| Array\.isArray\(\1\)/, undefined],
	[
		'a stored word',
		/^\treturn typeof (\w+) === 'string' \? \1\.trim\(\) : ''/m,
		'domain/text/trimmed-text.ts',
	],
	['the clocks of a zone', /timeZoneName: 'longOffset'/, 'domain/time/zoned-time.ts'],
	['the header of a session', /'woocommerce-session'/, 'domain/shop/session-header.ts'],
	['the rate of requests', /from 'rate-limiter-flexible'/, 'server/site/requests/rate-limit.ts'],
	['safe decoding', /try \{\s*return decodeURIComponent\(/, 'domain/address/percent-decoded.ts'],
	['places in JSON', /from 'jsonc-parser'/, 'server/formats/content-folder/json-error-place.ts'],
])('%s is written once', (_, pattern, home) => {
	expect(files.filter((file) => pattern.test(sourceOf(file)))).toEqual(home ? [home] : []);
});
