import { jsonForScript } from '@outrigger/rules/values/json-for-script';
import { renderToStaticMarkup } from 'react-dom/server';
import { INSPECTED_DATA, type InspectedPage } from './inspected-page';
import css from './inspector.css?inline';

/** Addresses of the browser's files. */
interface ViewAssets {
	editorAddress(source: string): string;
	before: readonly string[];
}

/** The query parameter that is added to the address of the page in the view's frame. */
const FRAME = 'in-view';

/**
 * The page of the editor's view: its sheet and its script. Without script it shows a sentence which explains that the
 * view needs script, and a link back to the page.
 */
export function viewPage({ title, url, assets }: { title: string; url: URL; assets: ViewAssets }): {
	html: string;
	styles: string;
} {
	const frame = new URL(url);
	frame.searchParams.set(FRAME, '');
	const html = renderToStaticMarkup(
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="robots" content="noindex" />
				<title>{`${title} · editor’s view`}</title>
				<style dangerouslySetInnerHTML={{ __html: css }} />
				{[...assets.before, assets.editorAddress('web/inspector/main.tsx')].map((address) => (
					<script key={address} type="module" src={address} />
				))}
			</head>
			<body>
				<div
					id="inspector"
					data-title={title}
					data-path={url.pathname}
					data-frame={`${frame.pathname}${frame.search}`}
				>
					<noscript>
						<p>
							The editor’s view needs script, which this browser does not run. Nothing has changed:{' '}
							<a href={url.pathname}>back to “{title}”</a>.
						</p>
					</noscript>
				</div>
			</body>
		</html>,
	);
	return { html: `<!DOCTYPE html>${html}`, styles: css };
}

/** Returns the markup with the data that the view reads from the page in its frame. */
export function inspectedData(page: InspectedPage): string {
	return `<script type="application/json" id="${INSPECTED_DATA}">${jsonForScript(page)}</script>`;
}
