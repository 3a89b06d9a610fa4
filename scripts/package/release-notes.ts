/**
 * Returns the section of a version, without its heading, from a changelog in the format of Keep a Changelog.
 *
 * @param version `0.2.0`
 * @throws Error if the section is missing or empty, or if the changelog lists changes that belong to no version yet
 */
export function releaseNotes(changelog: string, version: string): string {
	const [, ...sections] = changelog.split(/^## /m);
	const found = sections.find((section) => /^\S*/.exec(section)?.[0] === version);
	const [unreleased = ''] = sections.filter((section) => section.startsWith('Unreleased'));
	if (bodyOf(unreleased) !== '') {
		throw new Error(
			'CHANGELOG.md has changes under "Unreleased": cut them into the version first.',
		);
	}
	const notes = found === undefined ? '' : bodyOf(found);
	if (notes === '') throw new Error(`CHANGELOG.md has no section for version ${version}.`);
	return `${notes}\n`;
}

/** Removes the heading's line from a section. */
const bodyOf = (section: string): string => section.replace(/^.*\n?/, '').trim();
