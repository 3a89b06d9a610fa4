import popupCss from './elements/styles/popup.css?inline';
import { HANDLER_FOLDERS, handlerPath, ISLANDS, WANTED_FIRST } from './handlers';
import { pageHandlers } from './page/page-handlers';
import css from './page/passed-page.css?inline';
import passedPopupCss from './page/passed-popup.css?inline';
import type { AssetManifest, PassedPageParts } from './page/renderer';

/** What is put into pages that WordPress rendered. */
export function passedPageParts(assets: AssetManifest): PassedPageParts {
	return {
		client: assets.address('web/client.ts'),
		css,
		popupCss: popupCss + passedPopupCss,
		handlersOf: (html) => handlersOf(html, assets.address),
	};
}

/** The handlers of the widgets that a page has, by their type. */
export function handlersOf(
	html: string,
	address: AssetManifest['address'],
): Record<string, string | [string]> {
	return pageHandlers(
		html,
		HANDLER_FOLDERS,
		{ wantedFirst: WANTED_FIRST, islands: ISLANDS },
		(folder) => address(`web/${handlerPath(folder)}`),
	);
}
