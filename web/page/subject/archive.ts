import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import type { ArchiveInfo } from '../../elements/context/current-page';

/** Returns the data that every archive has; the archive's kind adds the data of its subject. */
export function archiveInfo(
	kind: ArchiveInfo['kind'],
	title: string,
	description: string,
): ArchiveInfo {
	return {
		kind,
		title,
		description,
		taxonomy: null,
		termDatabaseId: null,
		authorDatabaseId: null,
		contentType: null,
	};
}

/** Returns the named type. REST must show the content of an archive, because only REST counts the archive's pages. */
export function shownInRest<Named>(named: Named | undefined, name: string): Named {
	if (named) return named;
	throw new RestRefused('wp/v2', `it does not show ${name} (show_in_rest).`);
}
