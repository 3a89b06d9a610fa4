/**
 * The section of a version in a changelog of the form of Keep a Changelog, without its heading.
 *
 * @param version `0.2.0`
 * @throws Error where the changelog has no such section, an empty one, or changes that no version has yet
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

/** A section without the line of its heading. */
const bodyOf = (section: string): string => section.replace(/^.*\n?/, '').trim();
