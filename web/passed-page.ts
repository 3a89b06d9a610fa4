import { breakpointsFromBounds } from '@outrigger/rules/builder/breakpoints';
import { createTexts } from '@outrigger/rules/texts/load-texts';
import type { Say, SomeTexts } from '@outrigger/rules/texts/text';
import { BROWSER_TEXTS } from './browser-texts.generated';
import measuringCss from './elements/styles/measuring.css?inline';
import popupCss from './elements/styles/popup.css?inline';
import { stickyRules } from './elements/styles/sticky';
import stickyCss from './elements/styles/sticky.css?inline';
import { isSelectorId } from './elements/styles/style-collector';
import { HANDLER_FOLDERS, handlerPath, ISLANDS, PASSED_FOLDERS, WANTED_FIRST } from './handlers';
import { browserTexts } from './page/browser-texts';
import { pageHandlers } from './page/page-handlers';
import css from './page/passed-page.css?inline';
import type { PassedPageParts } from './page/passed-page-parts';
import passedPopupCss from './page/passed-popup.css?inline';
import type { AssetManifest } from './page/renderer';
import { registry } from './registry';
import { isMarker, STROKES } from './widgets/animated-headline/markers';

/** Returns the parts that the host puts into pages that WordPress rendered. */
export function passedPageParts(assets: AssetManifest): PassedPageParts {
	const load = createTexts();
	return {
		client: assets.address('web/client.ts'),
		builderApi: assets.address('web/builder-api.ts'),
		lateScripts: assets.address('web/late-scripts.ts'),
		css: css + measuringCss,
		popupCss: popupCss + passedPopupCss,
		stickyCss(elements, bounds) {
			const breakpoints = breakpointsFromBounds(bounds);
			const rules = elements
				.filter(({ id }) => isSelectorId(id))
				.map((one) =>
					stickyRules(`.elementor-element.elementor-element-${one.id}`, one, breakpoints),
				)
				.join('');
			return rules && stickyCss + rules;
		},
		headlineMarker(name) {
			const strokes = isMarker(name) ? STROKES[name] : [];
			const paths = strokes.map((stroke) => `<path d="${stroke}"></path>`).join('');
			return (
				paths &&
				`<svg viewBox="0 0 500 150" preserveAspectRatio="none" aria-hidden="true">${paths}</svg>`
			);
		},
		// WordPress's own widgets are only markup and need no handler.
		knowsWidget: (type) => registry.has(type) || type.startsWith('wp-widget-'),
		async ofPage(html) {
			const [, language = 'en'] = /<html\b[^>]*?\slang=["']?([\w-]+)/i.exec(html) ?? [];
			const say = await load(language);
			const handlers = handlersOf(html, assets.address, PASSED_WANTED_FIRST, PASSED_FOLDERS);
			return { say, texts: textsOf(html, handlers, say), handlers };
		},
	};
}

/** The texts that a page's handlers may show in the browser. The argument is the result of `handlersOf`. */
export function textsOf(
	html: string,
	handlers: Readonly<Record<string, unknown>>,
	say: Say,
	counts = false,
): SomeTexts {
	const folders = Object.keys(handlers).map((type) => HANDLER_FOLDERS[type] ?? '');
	return browserTexts(html, folders, BROWSER_TEXTS, { say, counts });
}

/**
 * The types whose markup of the builder looks as it should until the visitor uses it: the sheets and this host open the
 * first panel. The builder's sheet folds a mega menu with a class that its handler sets, so this handler must run before
 * the visitor uses the menu.
 */
const PASSED_WANTED_FIRST: ReadonlySet<string> = new Set([
	...[...WANTED_FIRST].filter((type) => type !== 'mega-menu'),
	...['accordion', 'nested-accordion', 'nested-tabs', 'tabs', 'toggle'],
	...['alert', 'google_maps', 'share-buttons'],
]);

/** The handlers of a page's widgets, by the widgets' types. */
export function handlersOf(
	html: string,
	address: AssetManifest['address'],
	wantedFirst = WANTED_FIRST,
	folders = HANDLER_FOLDERS,
): Record<string, string | [string]> {
	return pageHandlers(html, folders, { wantedFirst, islands: ISLANDS }, (folder) =>
		address(`web/${handlerPath(folder)}`),
	);
}
