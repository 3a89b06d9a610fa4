import type { Say } from '@outrigger/rules/texts/text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PagePlan } from './plan';
import css from './preview-note.css?inline';
import type { PageRequest } from './renderer';

/** Returns true for the address of a preview, with and without a login. */
export function isPreview(url: URL): boolean {
	return url.searchParams.get('preview') === 'true';
}

/** The notes for editors at the end of a page: the bar of a preview, and the list of widgets that show nothing. */
export function previewNotes(
	plan: Pick<PagePlan, 'node' | 'subject' | 'say'>,
	request: PageRequest,
	unshown: ReadonlyMap<string, number>,
): { html: string; css: string } {
	const bar = previewBar(plan, request);
	const note = previewNote(request.url, unshown);
	return { html: bar + note.html, css: bar === '' ? note.css : css };
}

/**
 * The bar at the lower edge of a preview: it names the shown version and has a link out of the preview. Empty for
 * visitors, who see no preview.
 */
function previewBar(
	{ node, subject, say }: Pick<PagePlan, 'node' | 'subject' | 'say'>,
	request: PageRequest,
): string {
	const { url, path, execute, previewId } = request;
	if (!isPreview(url) || execute === null) return '';
	const id = subject.template === undefined ? previewId : null;
	return renderToStaticMarkup(
		<aside className="e-preview-bar" aria-label={say('preview.label')} lang={say.lang}>
			<p>{sentence(request, subject, node?.status ?? null, say)}</p>
			<a href={id === null ? `${path}?preview=false` : `/?p=${id}&preview=false`}>
				{say('preview.leave')}
			</a>
		</aside>,
	);
}

function sentence(
	{ previewPopupId, forcedTemplateId }: PageRequest,
	{ template, kind }: PagePlan['subject'],
	status: string | null,
	say: Say,
): string {
	if (previewPopupId !== null) return say('preview.popup');
	if (template !== undefined || forcedTemplateId !== null) return say('preview.template');
	if (kind === 'not-found') return say('page.notFound');
	// WordPress keeps unsaved changes of an editor as a revision with the status "inherit".
	if (status === 'inherit') return say('preview.unsaved');
	return status === 'publish' ? say('preview.published') : say('preview.draft');
}

/**
 * Returns the note that an editor sees below a page with `?elementor-preview`: the widgets that
 * show nothing, and the number of each. Empty for visitors, and if every widget shows something.
 */
export function previewNote(
	url: URL,
	unshown: ReadonlyMap<string, number>,
): { html: string; css: string } {
	if (!url.searchParams.has('elementor-preview') || unshown.size === 0)
		return { html: '', css: '' };
	const types = [...unshown].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
	const html = renderToStaticMarkup(
		<aside className="e-preview-note" aria-label="Widgets that show nothing">
			<p>Widgets of this page that show nothing, because nobody here has written them:</p>
			<ul>
				{types.map(([type, count]) => (
					<li key={type}>
						<code>{type || '(no type)'}</code> × {count}
					</li>
				))}
			</ul>
		</aside>,
	);
	return { html, css };
}
