import { renderToStaticMarkup } from 'react-dom/server';
import css from './preview-note.css?inline';

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
