import { createTexts } from '@outrigger/rules/texts/load-texts';
import type { Say, SomeTexts } from '@outrigger/rules/texts/text';
import { BROWSER_TEXTS } from './browser-texts.generated';
import popupCss from './elements/styles/popup.css?inline';
import { HANDLER_FOLDERS, handlerPath, ISLANDS, WANTED_FIRST } from './handlers';
import { browserTexts } from './page/browser-texts';
import { pageHandlers } from './page/page-handlers';
import css from './page/passed-page.css?inline';
import passedPopupCss from './page/passed-popup.css?inline';
import type { AssetManifest, PassedPageParts } from './page/renderer';

/** Returns the parts that the host puts into pages that WordPress rendered. */
export function passedPageParts(assets: AssetManifest): PassedPageParts {
	const load = createTexts();
	return {
		client: assets.address('web/client.ts'),
		css,
		popupCss: popupCss + passedPopupCss,
		handlersOf: (html) => handlersOf(html, assets.address),
		async textsOf(html) {
			const [, language = 'en'] = /<html\b[^>]*?\slang=["']?([\w-]+)/i.exec(html) ?? [];
			return textsOf(html, handlersOf(html, assets.address), await load(language));
		},
	};
}

/** The words that the browser may say on a page, for its handlers as `handlersOf` gives them. */
export function textsOf(
	html: string,
	handlers: Readonly<Record<string, unknown>>,
	say: Say,
	counts = false,
): SomeTexts {
	const folders = Object.keys(handlers).map((type) => HANDLER_FOLDERS[type] ?? '');
	return browserTexts(html, folders, BROWSER_TEXTS, { say, counts });
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
