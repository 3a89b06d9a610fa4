import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import type { ArchiveInfo } from '../../elements/context/current-page';

/** What every archive says of itself; the kinds add what they are about. */
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

/** What an archive lists has to be shown in REST, which alone counts its pages. */
export function shownInRest<Named>(named: Named | undefined, name: string): Named {
	if (named) return named;
	throw new RestRefused('wp/v2', `it does not show ${name} (show_in_rest).`);
}
