/**
 * Provides a PHP for the companion plugin's tests, if that is easy: an installed one, else (as root on Debian) the
 * distribution's package. Without PHP those tests are skipped with a message; nothing else needs PHP.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findPhp, NO_PHP } from '../tests/companion-plugin/find-php';

function apt(...args: readonly string[]): void {
	spawnSync('apt-get', args, {
		stdio: 'ignore',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
}

if (findPhp() === null && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
	apt('update', '-qq');
	apt('install', '-y', '-qq', '--no-install-recommends', 'php-cli');
}
console.log(findPhp() ?? `Tests of the companion plugin are ${NO_PHP}.`);
