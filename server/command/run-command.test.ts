import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../package.json';
import { builderPage as passedPage } from '../site/through/testing/builder-page';
import { startStubWordPress } from '../site/through/testing/stub-wordpress';
import { commandRun } from '../testing/command-run';
import { builderPage, contentFolder } from '../testing/content-folder';
import { sentenceOf } from './command-failure';
import { COMMANDS } from './commands';

const folder = () => mkdtempSync(join(tmpdir(), 'outrigger-command-'));
const onePage = () => contentFolder({ 'pages/start.json': builderPage('start', 5, []) });

describe('outrigger', () => {
	it('prints its version', async () => {
		expect(await commandRun(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' });
	});

	it('names every command and the exit codes in its help', async () => {
		const { code, out } = await commandRun(['--help']);
		expect(code).toBe(0);
		for (const name of Object.keys(COMMANDS)) expect(out).toContain(`outrigger ${name} `);
		expect(out).toContain('Exit codes: 0 done; 1 done, and something is wrong');
	});

	it('names every option of a command in its help', async () => {
		for (const [name, { options }] of Object.entries(COMMANDS)) {
			const { out } = await commandRun([name, '--help']);
			for (const option of Object.keys(options)) expect(out).toContain(`--${option}`);
		}
	});

	it('ends with 2 and a sentence for wrong arguments', async () => {
		expect(await commandRun(['--nope'])).toEqual({
			code: 2,
			out: '',
			err: `Unknown option '--nope'. "outrigger serve --help" lists the options.\n`,
		});
	});

	it.each([
		['ENOSPC', 'The disk is full (write /a).'],
		['EACCES', 'This user may not write or read there (write /a).'],
		['ENOENT', 'There is no such file or folder (write /a).'],
		['E-OTHER', 'write /a'],
	])('reports in words that the disk refused: %s', (code, sentence) => {
		expect(sentenceOf(Object.assign(new Error('write /a'), { code }))).toBe(sentence);
	});
});

describe('outrigger serve', () => {
	it('reports that a host does not answer', async () => {
		const { code, err } = await commandRun(['http://127.0.0.1:4']);
		expect(code).toBe(2);
		expect(err).toMatch(
			/^Reading http:\/\/127\.0\.0\.1:4 …\nhttp:\/\/127\.0\.0\.1:4 does not answer \(.*ECONNREFUSED.*\)\.\n$/,
		);
	});

	it('reports that an address begins with its scheme', async () => {
		const { code, err } = await commandRun(['example.org']);
		expect({ code, err }).toEqual({
			code: 2,
			err: 'There is no file or folder example.org. An address begins with its scheme: https://example.org\n',
		});
	});

	it('reports that a host answers without WPGraphQL and REST', async () => {
		const server = createServer((_, answer) => answer.writeHead(404).end('<h1>No</h1>'));
		await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
		const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
		const { code, err } = await commandRun([address]);
		server.close();
		expect(code).toBe(2);
		expect(err).toContain(
			`${address} answers, but neither with WPGraphQL (404 at ${address}/graphql) nor with core REST.`,
		);
	});

	it('refuses an invalid port', async () => {
		const { code, err } = await commandRun([onePage(), '--port', 'x']);
		expect(code).toBe(2);
		expect(err).toContain('PORT: got "x", takes a port number from 0 to 65535.');
	});
});

describe('outrigger import', () => {
	it('writes a content folder and prints how to serve it', async () => {
		const to = join(folder(), 'site');
		const from = join(onePage(), 'pages/start.json');
		const { code, out, err } = await commandRun(['import', from, to]);
		expect({ code, err }).toEqual({ code: 0, err: `Reading ${from} …\n` });
		expect(out).toContain(`${to}: 1 posts, pages and templates, 0 copied files, 0 warnings.`);
		expect(existsSync(join(to, 'site.json'))).toBe(true);
	});

	it('prints JSON for programs', async () => {
		const { out } = await commandRun(['import', onePage(), join(folder(), 'a'), '--json']);
		expect(JSON.parse(out)).toMatchObject({ posts: 1, media: 0 });
	});

	it('refuses a folder that is not empty and leaves it as it is', async () => {
		const to = folder();
		writeFileSync(join(to, 'mine.txt'), 'mine');
		const { code, err } = await commandRun(['import', onePage(), to]);
		expect(code).toBe(2);
		expect(err).toContain('empty');
		expect(readFileSync(join(to, 'mine.txt'), 'utf8')).toBe('mine');
	});

	it('with --force replaces files of the same names and leaves all others alone', async () => {
		const to = folder();
		writeFileSync(join(to, 'mine.txt'), 'mine');
		mkdirSync(join(to, 'pages'));
		writeFileSync(join(to, 'pages/start.json'), 'old');
		const { code } = await commandRun(['import', onePage(), to, '--force']);
		expect(code).toBe(0);
		expect(readFileSync(join(to, 'mine.txt'), 'utf8')).toBe('mine');
		expect(JSON.parse(readFileSync(join(to, 'pages/start.json'), 'utf8'))).toBeTypeOf('object');
	});

	it('refuses a file in the place of the folder', async () => {
		const file = join(folder(), 'a.txt');
		writeFileSync(file, 'mine');
		const { code, err } = await commandRun(['import', onePage(), file]);
		expect({ code, last: err.split('\n').at(-2) }).toEqual({
			code: 2,
			last: `${file} is a file. Give a folder.`,
		});
		expect(readFileSync(file, 'utf8')).toBe('mine');
	});

	it('reports in one sentence that there is no content', async () => {
		const { code, err } = await commandRun(['import', 'no.zip', folder()]);
		expect(code).toBe(2);
		expect(err).toBe('There is no file or folder no.zip. "outrigger --help" lists the commands.\n');
	});
});

describe('outrigger export', () => {
	it('refuses a folder that is not empty and leaves it as it is', async () => {
		const to = folder();
		writeFileSync(join(to, 'mine.txt'), 'mine');
		const { code, err } = await commandRun(['export', onePage(), to, '--data', folder()]);
		expect(code).toBe(2);
		expect(err).toContain(`${to} is not empty. "--force" writes into it`);
		expect(readdirSync(to)).toEqual(['mine.txt']);
	});

	it('writes a site, prints the result, and ends with 1 when a page failed', async () => {
		const to = join(folder(), 'site');
		const from = contentFolder({
			'site.json': '{"pageOnFront":"start"}',
			'pages/start.json': builderPage('start', 5, []),
		});
		const more = ['--data', folder(), '--base-url', 'https://files.example', '--paths', '/,/none'];
		const { code, out, err } = await commandRun(['export', from, to, ...more]);
		expect({ code, err }).toEqual({ code: 1, err: `Reading ${from} …\n` });
		expect(out).toContain(`${to}: 3 pages, `);
		expect(out).toContain('Pages that failed:\n  /none/ (404)\n');
		expect(readFileSync(join(to, 'index.html'), 'utf8')).toContain('https://files.example/');
	});

	it.each([
		[['--paths', 'fleet'], '--paths: got "fleet", takes paths such as /,/fleet/*.'],
		[['--concurrency', '0'], '--concurrency: got "0", takes a number from 1 to 32.'],
		[['--actions-url', 'x'], '--actions-url: got "x", takes the origin of a running Outrigger'],
		[['--base-url', 'a.example'], '--base-url: got "a.example", takes a public address'],
		[['--base-url', 'https://a.example/?b'], '--base-url: got "https://a.example/?b"'],
	])('refuses %j in one sentence', async (more, sentence) => {
		const to = join(folder(), 'site');
		const { code, err } = await commandRun(['export', onePage(), to, ...more]);
		expect(code).toBe(2);
		expect(err).toContain(sentence);
		expect(existsSync(to)).toBe(false);
	});
});

describe('outrigger report', () => {
	it('prints the effect on the scripts of a WordPress, page by page', async () => {
		const stub = await startStubWordPress();
		const page = passedPage({ origin: stub.origin, scripts: '<script src="/map.js"></script>' });
		const sitemap = `<urlset><loc>${stub.origin}/</loc><loc>${stub.origin}/cart/</loc></urlset>`;
		stub.answer = ({ url = '' }, response) => {
			if (url === '/sitemap.xml') response.writeHead(200).end(sitemap);
			else if (url === '/wp-json/') response.writeHead(200).end('{"namespaces":["wc/v3"]}');
			else if (url.length > 6) response.writeHead(404).end();
			else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
		};
		const told = await commandRun(['report', stub.origin], {
			DATA_DIR: folder(),
			PAGES: 'through',
		});
		expect(told).toMatchObject({ code: 0, err: '' });
		expect(told.out).toContain('1 of 2 pages pass');
		expect(told.out).toContain('/cart/: UNTOUCHED names /cart/*');
		expect(told.out).toContain('  /map.js (/)');
		expect(told.out).toContain('  WooCommerce: Cart, checkout and account pass untouched');
		const { out } = await commandRun(['report', stub.origin, '--json'], {
			DATA_DIR: folder(),
			PAGES: 'through',
		});
		expect(JSON.parse(out)).toMatchObject({
			pages: [{ path: '/', unknown: ['/map.js'] }, { path: '/cart/' }],
			plugins: [{ name: 'WooCommerce' }],
		});
		const file = join(folder(), 'report.html');
		const { err } = await commandRun(
			['report', stub.origin, '--html', file],
			{ DATA_DIR: folder(), PAGES: 'through' },
			// The program of this test opens no browser.
			{ parity: join(folder(), 'parity.js') },
		);
		expect(err).toBe(`${file} holds the report.\n`);
		expect(readFileSync(file, 'utf8')).toMatch(/WooCommerce: Cart.*come with a browser/s);
		await stub.close();
		expect((await commandRun(['report', stub.origin], { DATA_DIR: folder() })).code).toBe(2);
	});
});

describe('outrigger mock', () => {
	it('does not replace an address', async () => {
		const { code, err } = await commandRun(['mock', 'https://example.org']);
		expect(code).toBe(2);
		expect(err).toContain('Give a kit, an export or a folder.');
	});
});

describe('outrigger plugin', () => {
	it('does not overwrite an existing file', async () => {
		const file = join(folder(), 'outrigger.zip');
		writeFileSync(file, 'mine');
		const { code, err } = await commandRun(['plugin', file]);
		expect(code).toBe(2);
		expect(err).toMatch(/is there already|no such file/);
		expect(readFileSync(file, 'utf8')).toBe('mine');
	});
});
