import { RestRefused } from '@outrigger/rules/wordpress/rest-refusal';
import type { ArchiveInfo } from '../../elements/context/current-page';

/** Returns the facts that every archive has; the kinds add the facts of their subjects. */
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

/** REST has to show the content that an archive lists, since REST alone counts its pages. */
export function shownInRest<Named>(named: Named | undefined, name: string): Named {
	if (named) return named;
	throw new RestRefused('wp/v2', `it does not show ${name} (show_in_rest).`);
}
