/**
 * Makes sure that the browser tests have a Chromium: what is there first, then Playwright's own download,
 * then (as root on Debian) the distribution's package. Prints the path that the tests will use.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser';

function run(command: string, args: readonly string[]): boolean {
	console.log(`> ${command} ${args.join(' ')}`);
	const { status } = spawnSync(command, args, {
		stdio: 'inherit',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
	return status === 0;
}

function installBrowser(): string | undefined {
	run('npx', ['playwright', 'install', 'chromium']);
	const downloaded = findBrowser();
	if (downloaded) return downloaded;
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		run('apt-get', ['update', '-qq']);
		run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
	}
	return findBrowser();
}

const path = findBrowser() ?? installBrowser();
if (!path) {
	console.error(
		'No Chromium was found and none could be installed. The browser tests need one. ' +
			'Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to its executable.',
	);
	process.exit(1);
}
console.log(path);
