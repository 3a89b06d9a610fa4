/**
 * npm run release-notes -- TAG
 *
 * Prints the section of CHANGELOG.md about the version that a tag names, for the release on GitHub. Exits with 1 if the
 * tag is not the version of the package, or if the changelog still lists changes that belong to no version.
 */
import { readFileSync } from 'node:fs';
import { version } from '../package.json';
import { releaseNotes } from './package/release-notes';

const [tag = ''] = process.argv.slice(2);
try {
	if (tag !== `v${version}`)
		throw new Error(`The tag ${tag} is not v${version}, the package's version.`);
	process.stdout.write(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), version));
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
