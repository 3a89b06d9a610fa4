import { encodedPath } from '@outrigger/rules/address/uri-path';
import type { MainQuery } from '@outrigger/rules/lists/main-query';
import type { ConditionSubject } from '@outrigger/rules/templates/conditions';
import type { ArchiveInfo, Breadcrumb } from '../../elements/context/current-page';
import type { CurrentNodeFragment } from '../../wordpress/current-node.generated';

/** The content at a URI, described for templates, lists and metadata. */
export interface Subject {
	kind: 'singular' | 'archive' | 'search' | 'not-found';
	/** Plain text. */
	title: string;
	node: CurrentNodeFragment | null;
	archive: ArchiveInfo | null;
	mainQuery: MainQuery | null;
	condition: ConditionSubject;
	/** The pages between the front page and this page. */
	parents: readonly Breadcrumb[];
	/** The address that WordPress gives the content, percent-encoded; null if it gives none. */
	uri: string | null;
	isFrontPage: boolean;
	/** The content or the term that may have translations; none if absent. */
	translatable?: { kind: 'content' | 'term'; typeName: string; databaseId: number };
	/** Database id of the popup that this page shows by itself. */
	popup: number | null;
	/** Database id of a template that an editor previews by itself; none if absent. */
	template?: number;
}

/** A URI without content; the plan gives it a title. */
export const notFound: Subject = {
	kind: 'not-found',
	title: '',
	node: null,
	archive: null,
	mainQuery: null,
	condition: { kind: 'not-found' },
	parents: [],
	uri: null,
	isFrontPage: false,
	popup: null,
};

/** The address in WordPress's answer, percent-encoded; null if the answer contains none. */
export function addressOf({ uri }: { uri?: string | null }): string | null {
	return uri ? encodedPath(uri) : null;
}
