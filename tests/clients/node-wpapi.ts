/**
 * npx tsx tests/clients/node-wpapi.ts FOLDER WXR
 *
 * Runs the integration suite of node-wpapi against the built host with the content that the suite expects. FOLDER is a
 * clone of node-wpapi with its packages installed, WXR the theme unit test data of 2015; CI does not run it. The suite
 * sends its requests to `http://wpapi.local`: this name must resolve to this machine, and the host listens on port 80.
 * The script moves the file's scheduled post into the future again. The script ends with the suite's own exit code.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilAnswers } from '../../scripts/until-answers';

const SITE_URL = 'http://wpapi.local';
/** The account with which the suite logs in. */
const ADMIN = {
	login: 'admin',
	name: 'admin',
	role: 'administrator',
	applicationPasswords: ['password'],
};

const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) {
	console.error('npx tsx tests/clients/node-wpapi.ts FOLDER WXR');
	process.exit(2);
}
const content = mkdtempSync(join(tmpdir(), 'outrigger-wpapi-'));
const data = mkdtempSync(join(tmpdir(), 'outrigger-wpapi-data-'));
const wxr = readFileSync(file, 'utf8').replaceAll('2020-01-01', '2050-01-01');
writeFileSync(join(content, 'content.xml'), wxr);
writeFileSync(join(content, 'users.json'), JSON.stringify([ADMIN]));
writeFileSync(
	join(content, 'site.json'),
	'{"title": "WP-API Testbed", "description": "Just another WordPress site"}',
);
const host = spawn(process.execPath, ['dist/server/main.js'], {
	stdio: ['ignore', 'ignore', 'inherit'],
	env: {
		...process.env,
		PORT: '80',
		SITE_URL,
		CONTENT_DIR: content,
		CONTENT_WRITES: 'on',
		DATA_DIR: data,
		RATE_LIMIT: '0',
	},
});
try {
	await untilAnswers(`${SITE_URL}/healthz`);
	const suite = spawn('npx', ['jest', '-i', 'tests/integration'], {
		cwd: folder,
		stdio: 'inherit',
	});
	const [code] = await once(suite, 'exit');
	process.exitCode = code ?? 1;
} finally {
	host.kill();
	await once(host, 'exit');
	rmSync(content, { recursive: true, force: true });
	rmSync(data, { recursive: true, force: true });
}
