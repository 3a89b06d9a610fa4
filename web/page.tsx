import type { AddOns } from '@outrigger/rules/add-ons/add-ons';
import type { FlatElement } from '@outrigger/rules/builder/element-tree';
import { collectAddress } from '@outrigger/rules/privacy/analytics-hit';
import { isMeasurementId } from '@outrigger/rules/privacy/measurement-id';
import { textDirection } from '@outrigger/rules/text/text-direction';
import { renderDocument } from './document';
import { kitBreakpoints } from './elements/styles/kit';
import rightToLeftCss from './elements/styles/right-to-left.css?inline';
import { fatesOf, type WidgetFate } from './elements/tree/widget-fates';
import { pageFonts } from './fonts/page-fonts';
import { bodyClasses } from './page/body-classes';
import { consentNote } from './page/consent-note';
import { withFilledBlocks } from './page/contents/filled-blocks';
import type { EditorView } from './page/editor-view';
import { firstPictures, withOneHero } from './page/first-pictures';
import { headData } from './page/head-data';
import { lightboxData } from './page/lightbox-data';
import { linkActions, linkedFrames } from './page/link-actions';
import { ownPaths } from './page/own-paths';
import type { PagePlan } from './page/plan';
import { createPreparations, type Preparation } from './page/prepare';
import { previewNotes } from './page/preview-note';
import { renderBody } from './page/render-body';
import type { ContentStyles, CreateSite, RenderedPage } from './page/renderer';
import { withSearchHead } from './page/search-head';
import { styleHash } from './page/style-hash';
import toolbarCss from './page/toolbar.css?inline';
import { handlersOf, textsOf } from './passed-page';
import { registry } from './registry';
import { renderWidget } from './render-widget';

export type { Fate, WidgetFate } from './elements/tree/widget-fates';
export type * from './page/passed-page-parts';
export type * from './page/renderer';

/**
 * Returns the way in which the page shows each widget of a document, in the document's order.
 *
 * @param hasTemplate true if the site has the template with a number
 */
export function widgetFates(
	elements: readonly FlatElement[],
	addOns: AddOns,
	hasTemplate: (databaseId: number) => boolean,
): WidgetFate[] {
	return fatesOf(elements, { addOns, registry, hasTemplate });
}

/**
 * Returns the function that makes the front end of one WordPress. The front end receives a URI and returns a whole
 * page.
 *
 * @param editor the view that editors have of a page
 */
export const siteCreator =
	(editor: EditorView): CreateSite =>
	(options) => {
		const preparations = createPreparations(options);

		return {
			forget: preparations.forget,
			async render(request) {
				const preparation = await preparations.ofPage(request);
				const { redirect } = preparation.plan;
				if (redirect !== null) return redirectTo(redirect);
				return request.editing === 'view'
					? editor.render(preparation)
					: renderPage(preparation, editor);
			},
			async renderWidget(request) {
				const preparation = await preparations.ofWidget(request.page);
				const widget = await renderWidget(preparation, request).catch((error) => {
					preparations.drop(request.page);
					throw error;
				});
				if (widget && !widget.cacheable) preparations.drop(request.page);
				return widget;
			},
		};
	};

async function renderPage(preparation: Preparation, editor: EditorView): Promise<RenderedPage> {
	const { plan, shell, client, options, showElements, request, contentStyles } = preparation;
	const kit = shell.elementor?.kit ?? null;
	const styles = stylesOfContent(plan, contentStyles);
	const body = await renderBody({
		plan,
		kit,
		variables: shell.elementor?.variables,
		client,
		options,
		showElements,
		registry,
		pause: request.pause,
		isPersonal: request.execute !== null,
		toolbar: request.toolbar,
		hasBuilderSheets: styles.then(({ stylesheets }) => stylesheets.length > 0),
	});
	const own = ownPaths(options.siteUrl);
	const content = await styles;
	const filled = content.main
		? withFilledBlocks(body.html, options.sanitize(content.main, plan.say).html)
		: body.html;
	const shown = await options.ownMedia({
		path: request.path,
		html: withOneHero(linkActions(own(filled), request.path, plan.page.site)),
		css: own(body.css) + own(content.css),
	});
	const fonts = pageFonts(shown.css, options.assets.fonts, options.warn);
	const inspected = request.editing === 'frame' ? await editor.frameData(preparation, body) : null;
	const note = inspected ? { html: '', css: '' } : previewNotes(plan, request, body.unshown);
	const { say } = plan;
	// If a site's schema has no languages, WordPress's own pages may name them in their heads.
	const hasLanguages = (plan.page.languages ?? []).length > 0;
	const isFree = !hasLanguages && options.texts?.language === undefined;
	const language = (isFree && content.language) || shell.site.language;
	const head = withSearchHead(headData(plan, shell, options.capabilities.forms), content.search);
	const alternates =
		!hasLanguages && head.canonical !== null ? (content.alternates ?? []) : head.alternates;
	const measurementId = options.measurementId ?? measurementIdOf(kit?.analyticsMeasurementId);
	const consent = consentNote(shown.html, measurementId !== null, say);
	const direction = textDirection(language);
	const css = [
		fonts.css,
		note.css,
		consent.css,
		request.toolbar ? toolbarCss : '',
		direction === 'rtl' ? rightToLeftCss : '',
	].join('');
	const handlers = handlersOf(
		shown.html,
		inspected ? options.assets.editorAddress : options.assets.address,
	);
	const html = renderDocument({
		language,
		direction,
		head: { ...head, alternates, language },
		styles: css,
		stylesheets: content.stylesheets,
		pictures: firstPictures(shown.html),
		preloads: fonts.preloads,
		bodyClasses: bodyClasses(plan, kit?.databaseId ?? null),
		popupDebug: options.popupDebug,
		breakpoints: kitBreakpoints(kit),
		opensPictures: kit?.lightbox.isGlobal ?? true,
		lightbox: kit ? lightboxData(kit.lightbox) : undefined,
		countsVisits: shell.elementor?.popups.some((popup) => popup.countsVisits) ?? false,
		analytics: measurementId ? collectAddress(options.collectUrl, measurementId) : undefined,
		body: shown.html + consent.html + note.html + (inspected?.html ?? ''),
		handlers,
		texts: textsOf(shown.html + consent.html, handlers, say, measurementId !== null),
		assets: {
			client: inspected
				? options.assets.editorAddress(editor.frameEntry)
				: options.assets.address('web/client.ts'),
			before: options.assets.before,
		},
	});
	const { node, subject, templates } = plan;
	return {
		status: plan.status,
		html: options.localize(html),
		styleHashes: [styleHash(css)],
		tags: [
			request.path,
			subject.uri,
			node?.id,
			...Object.values(templates).map((template) => template && `template:${template}`),
			...body.popups.map((popup) => `template:${popup}`),
		].filter((tag) => typeof tag === 'string'),
		cacheable: !body.hasFaults && !inspected,
		changesAt: body.changesAt,
		frameOrigins: [...body.frameOrigins, ...linkedFrames(body.html)],
		hasLogin: body.hasLogin,
		connectOrigins: measurementId ? [new URL(options.collectUrl).origin] : [],
	};
}

/**
 * Returns the styles of the page's content; content that other pages embed has no such styles. For a list the host
 * reads only the head of WordPress's own page.
 */
async function stylesOfContent(
	{ subject }: PagePlan,
	styles: Promise<ContentStyles>,
): Promise<ContentStyles> {
	const found = await styles;
	if (subject.kind === 'singular') return found;
	return { ...found, stylesheets: [], css: '', main: undefined };
}

/** A measurement id as the site's settings store it; null if the text is no such id. */
function measurementIdOf(stored: string | null | undefined): string | null {
	const id = stored?.trim() ?? '';
	return isMeasurementId(id) ? id : null;
}

function redirectTo(address: string): RenderedPage {
	const tags = address.split('?', 1);
	return { status: 301, html: '', styleHashes: [], tags, redirect: address, cacheable: true };
}
