import { passingTemplates } from '@outrigger/rules/templates/conditions';
import { pageLayoutOf } from '@outrigger/rules/templates/page-layout';
import type { ShellTemplate } from './shell';
import type { Subject } from './subject/subject';

/** The templates of a page; null for a part without a matching template. */
export interface PageTemplates {
	header: number | null;
	footer: number | null;
	/** Single, archive, search or 404 template; null if the content is shown without a template. */
	content: number | null;
	/** False if the content has no header and footer, neither the site's nor the default ones. */
	hasFrame: boolean;
}

/**
 * Returns the templates with the conditions that fit a subject best, at most a single template for each place. The
 * content's own page layout has priority: with full width the content is shown without a single template, with canvas
 * also without header and footer.
 *
 * @param templates the site's templates, null if WordPress does not give them
 * @param file the content's page template, `elementor_canvas`, if WordPress gives it
 * @param forcedId a template that an editor previews: it is used regardless of the conditions
 */
export function chooseTemplates(
	templates: readonly ShellTemplate[] | null,
	subject: Pick<Subject, 'kind' | 'condition' | 'node'>,
	file: string | null,
	forcedId: number | null,
): PageTemplates {
	const known = templates ?? [];
	const forced = known.find(({ databaseId }) => databaseId === forcedId);
	const { node } = subject;
	const layout = pageLayoutOf(
		file,
		node && 'template' in node ? node.template?.templateName : null,
	);
	const hasFrame = layout !== 'canvas';
	const isSingle = subject.kind === 'singular' || subject.kind === 'not-found';
	return {
		header: best('HEADER', hasFrame),
		footer: best('FOOTER', hasFrame),
		content: best(isSingle ? 'SINGLE' : 'ARCHIVE', layout === 'default'),
		hasFrame: hasFrame || forced?.location === 'HEADER' || forced?.location === 'FOOTER',
	};

	function best(location: string, isPartOfLayout: boolean): number | null {
		if (forced?.location === location) return forced.databaseId;
		if (!isPartOfLayout) return null;
		const candidates = known.filter((template) => template.location === location);
		return passingTemplates(candidates, subject.condition)[0]?.databaseId ?? null;
	}
}
