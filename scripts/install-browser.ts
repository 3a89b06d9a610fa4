/**
 * Makes sure that the browser tests have a Chromium: an installed one first, then Playwright's own download, then (as
 * root on Debian) the distribution's package. There a headless shell is preferred and fetched even where a whole
 * Chromium is: the tests take it two thirds of the processor's time. There too the tests get a family as wide as Arial,
 * which a visitor's machine has and a bare machine lacks: without it texts move when the brand's fonts come. Prints the
 * path that the tests will use.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { findBrowser, isWholeSystemBrowser } from './find-browser';

function run(command: string, args: readonly string[]): boolean {
	console.log(`> ${command} ${args.join(' ')}`);
	const { status } = spawnSync(command, args, {
		stdio: 'inherit',
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
	});
	return status === 0;
}

/**
 * Returns true if packages of Debian itself can be installed: other systems of its family have
 * browsers as packages of other kinds.
 */
function isRootOnDebian(): boolean {
	const release = '/etc/os-release';
	return (
		process.getuid?.() === 0 &&
		existsSync(release) &&
		/^ID="?debian"?$/m.test(readFileSync(release, 'utf8'))
	);
}

function installPackage(name: string): boolean {
	return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

function installBrowser(found: string | undefined): string | undefined {
	if (!found) run('npx', ['playwright', 'install', 'chromium']);
	const downloaded = findBrowser();
	if ((downloaded && downloaded !== found) || !isRootOnDebian()) return downloaded;
	run('apt-get', ['update', '-qq']);
	if (!installPackage('chromium-headless-shell') && !found) installPackage('chromium');
	return findBrowser();
}

/** As wide as Arial, Times and Courier, glyph by glyph; `scripts/fonts/families.ts` measures on them. */
const FONTS = 'fonts-liberation';

function installFonts(): void {
	const isThere = spawnSync('dpkg', ['-s', FONTS], { stdio: 'ignore' }).status === 0;
	if (isThere || installPackage(FONTS)) return;
	run('apt-get', ['update', '-qq']);
	installPackage(FONTS);
}

if (isRootOnDebian()) installFonts();
const found = findBrowser();
const isChosen = Boolean(process.env.PLAYWRIGHT_CHROMIUM_PATH);
const path = found && (isChosen || !isWholeSystemBrowser(found)) ? found : installBrowser(found);
if (!path) {
	console.error(
		'No Chromium was found and none could be installed. The browser tests need one. ' +
			'Install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM_PATH to its executable.',
	);
	process.exit(1);
}
console.log(path);
