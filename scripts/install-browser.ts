/**
 * Makes sure that the browser tests have a Chromium: an installed one first, then Playwright's own download, then (as
 * root on Debian) the distribution's package. On Debian, a headless shell is preferred, and is fetched even if a
 * complete Chromium is installed, because the tests then take two thirds of the processor's time. On Debian the tests
 * also get a font family that is as wide as Arial. Visitors' machines have such a family, but a bare machine does not,
 * and texts would move when the brand's fonts are loaded. Prints the path that the tests will use.
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
 * Returns true if Debian's own packages can be installed. Other systems of Debian's family do not provide browsers as
 * normal packages.
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

/**
 * Contains families whose glyphs are as wide as those of Arial, Times and Courier; `scripts/fonts/families.ts` uses
 * these families for its measures.
 */
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
