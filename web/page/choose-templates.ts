import { passingTemplates } from '@outrigger/rules/templates/conditions';
import { pageLayoutOf } from '@outrigger/rules/templates/page-layout';
import type { ShellTemplate } from './shell';
import type { Subject } from './subject/subject';

/** The templates that a page is made of; null where nothing of the site fits. */
export interface PageTemplates {
	header: number | null;
	footer: number | null;
	/** Single, archive, search or 404 template; null shows the content by itself. */
	content: number | null;
}

export const NO_TEMPLATES: PageTemplates = { header: null, footer: null, content: null };

/**
 * The templates whose conditions fit a subject best, one for each place. The content's own page layout goes before
 * them: full width shows it without a single template, canvas without header and footer as well.
 *
 * @param forcedId a template that an editor looks at: it takes its place whatever the rules say
 */
export function chooseTemplates(
	templates: readonly ShellTemplate[],
	subject: Pick<Subject, 'kind' | 'condition' | 'node'>,
	forcedId: number | null,
): PageTemplates {
	const forced = templates.find(({ databaseId }) => databaseId === forcedId);
	const { node } = subject;
	const layout = pageLayoutOf(node && 'template' in node ? node.template?.templateName : null);
	const isSingle = subject.kind === 'singular' || subject.kind === 'not-found';
	return {
		header: best('HEADER', layout !== 'canvas'),
		footer: best('FOOTER', layout !== 'canvas'),
		content: best(isSingle ? 'SINGLE' : 'ARCHIVE', layout === 'default'),
	};

	function best(location: string, isPartOfLayout: boolean): number | null {
		if (forced?.location === location) return forced.databaseId;
		if (!isPartOfLayout) return null;
		const candidates = templates.filter((template) => template.location === location);
		return passingTemplates(candidates, subject.condition)[0]?.databaseId ?? null;
	}
}
