import type { Preparation } from './prepare';
import type { RenderedBody } from './render-body';
import type { RenderedPage } from './renderer';

/** The editor's view of a page's elements and settings, which a separate package provides. */
export interface EditorView {
	/** Renders the view itself, which shows the page in a frame. */
	render(preparation: Preparation): RenderedPage;
	/** The data that the view reads from the page in its frame, as markup for the end of the page. */
	frameData(preparation: Preparation, body: RenderedBody): Promise<{ html: string }>;
	/** The source file that starts a page in the frame, in place of `web/client.ts`. */
	frameEntry: string;
}
