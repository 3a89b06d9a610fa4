import { spawnSync } from 'node:child_process';

/** The reason for which the tests that run PHP are skipped. */
export const NO_PHP = 'left out: no php here, and none could be installed (scripts/install-php.ts)';

/** The PHP that tests run: `PHP_PATH`, else `php`; `null` if there is none. */
export function findPhp(): string | null {
	const path = process.env.PHP_PATH || 'php';
	return spawnSync(path, ['--version']).status === 0 ? path : null;
}
