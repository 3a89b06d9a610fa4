import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ShowElements } from '@outrigger/rules/builder/element-tree';
import type { KnownVisitor } from '@outrigger/rules/templates/display-conditions';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { blockCss } from '../elements/blocks/block-css';
import { CurrentNodeProvider } from '../elements/context/current-node';
import { CurrentPageProvider } from '../elements/context/current-page';
import {
	type DocumentInfo,
	type HiddenElement,
	type RenderContextValue,
	RenderProvider,
} from '../elements/context/render-context';
import { type DynamicSource, resolveDynamicTag } from '../elements/dynamic/dynamic-values';
import { createImageQueue } from '../elements/media/image-priority';
import type { LightboxText } from '../elements/media/lightbox-link';
import { forgetLibraries } from '../elements/media/media-library';
import { type Kit, kitBreakpoints } from '../elements/styles/kit';
import { widgetDefaultsOf } from '../elements/styles/kit-defaults';
import { addKitStyles } from '../elements/styles/kit-styles';
import { knownGlobalsOf } from '../elements/styles/known-globals';
import { createClosedCollector, createStyleCollector } from '../elements/styles/style-collector';
import type { Registry } from '../elements/tree/define-widget';
import { prerenderOptions, renderIsolating } from '../elements/tree/render-isolating';
import { addStockStyles, stockTypes } from '../elements/tree/stock-styles';
import { itemFacts } from '../loops/source/item-facts';
import { RestProvider } from '../wordpress/rest';
import { ViewerFactsDocument } from '../wordpress/viewer-facts.generated';
import { Body } from './body';
import { fillTablesOfContents } from './contents/fill-tables';
import documentCss from './document.css?inline';
import type { PagePlan } from './plan';
import { renderPopups } from './render-popups';
import type { PageRequest, SiteOptions } from './renderer';
import { scriptCss } from './script-css';

/** The content of `<body>`, and what its rendering has found out about the page. */
export interface RenderedBody {
	html: string;
	/** The page's only sheet, without fonts. */
	css: string;
	/** Origins of frames that the page may load after a click. */
	frameOrigins: string[];
	/** True if the content contains a login form. */
	hasLogin: boolean;
	/** Database ids of the popups in the content. */
	popups: number[];
	/**
	 * The builder documents in the content from top to bottom, with their elements that show nothing, each with the
	 * reason.
	 */
	documents: readonly DocumentInfo[];
	hidden: readonly HiddenElement[];
	/** The types of the widgets that show nothing, each with the number of these widgets. */
	unshown: ReadonlyMap<string, number>;
	/** The time at which the clock may change the content, in milliseconds since 1970; null for never. */
	changesAt: number | null;
	/** True if a widget failed: the host shows such a page and does not keep it. */
	hasFaults: boolean;
}

/** The sources of the texts of a kit's lightbox. */
interface KitTexts {
	titleSource: LightboxText;
	descriptionSource: LightboxText;
}

interface BodyParts {
	plan: PagePlan;
	kit:
		| (Kit & { lazyLoadBackgrounds?: boolean; lightbox?: KitTexts; containerFeature?: boolean })
		| null;
	/** Design tokens of the site. */
	variables: RenderContextValue['variables'];
	client: ApolloClient;
	options: SiteOptions;
	showElements: ShowElements;
	pause: PageRequest['pause'];
	/** True if the requests to WordPress contain the visitor's login. */
	isPersonal: boolean;
	/** Every widget of the house. */
	registry: Registry;
	/** True if the page has the builder's own sheets; false if absent. */
	hasBuilderSheets?: Promise<boolean>;
	/** The bar of a logged-in visitor above the page; none if absent or null. */
	toolbar?: PageRequest['toolbar'];
	/**
	 * The tree to render instead of the whole body, and the prefix of React's ids: separate renderings must not make
	 * the same ids.
	 */
	part?: { tree: ReactNode; identifierPrefix: string };
}

/** Renders the planned page, or a part of it, once all its widgets have their answers. */
export function renderBody(parts: BodyParts): Promise<RenderedBody> {
	return renderIsolating((isolateErrors) =>
		attempt(parts, isolateErrors).finally(() => forgetLibraries(parts.plan.page)),
	);
}

async function attempt(
	{
		plan,
		kit,
		variables,
		client,
		options,
		showElements,
		registry,
		pause,
		isPersonal,
		toolbar,
		part,
		hasBuilderSheets,
	}: BodyParts,
	isolateErrors: boolean,
): Promise<RenderedBody> {
	const breakpoints = kitBreakpoints(kit);
	// A part is inserted into a page that already has its rules.
	const styles = part
		? createClosedCollector(breakpoints)
		: createStyleCollector(
				breakpoints,
				documentOrder(plan),
				widgetDefaultsOf(kit?.settings ?? {}),
				kit ? knownGlobalsOf(kit) : undefined,
			);
	const frameOrigins = new Set<string>();
	let hasLogin = false;
	// Popups that open without a link in the markup.
	const claimed = new Set<number>();
	const unshown = new Map<string, number>();
	const documents = new Map<number, DocumentInfo>();
	const hidden = new Map<string, HiddenElement>();
	// Rules from style attributes in content. They are sorted, because the order of rendering differs from the order of
	// the page.
	const hoisted = new Set<string>();
	// Types of the widgets in texts that a stock WordPress sends.
	const inTexts = new Set<string>();
	let changesAt: number | null = null;
	styles.addCss('document', documentCss + scriptCss(plan.say.language), 'base');
	if (kit && !part) addKitStyles(styles, kit);
	if (variables) styles.addVariables([...variables.values()]);
	const fields = customFields(plan);
	const {
		elementor: hasExtension,
		loops: hasLoops,
		atomic: hasAtomic,
		forms: hasForms,
		shop: hasShop,
		rental: hasRental,
	} = options.capabilities;
	const sources = { client, rest: options.rest, hasExtension, hasLoops };
	const facts = plan.node && itemFacts(sources, [plan.node]);
	const source: DynamicSource = {
		page: plan.page,
		say: plan.say,
		node: plan.node,
		customField: (key) => (Object.hasOwn(fields, key) ? fields[key] : undefined),
		terms: () => (plan.node && facts ? facts.terms(plan.node) : []),
	};
	const value: RenderContextValue = {
		registry,
		variables,
		showElements,
		say: plan.say,
		styles,
		document: { databaseId: 0, type: 'wp-page' },
		sanitize: (html) => {
			const clean = options.sanitize(html, plan.say);
			hoisted.add(clean.css);
			for (const { key, css } of blockCss(clean.html)) styles.addCss(key, css);
			for (const type of stockTypes(clean.html)) inTexts.add(type);
			return clean.html;
		},
		highlight: options.highlighter?.(),
		warn: options.warn,
		resolveDynamic: (tag) => resolveDynamicTag(source, tag),
		hasExtension,
		hasLoops,
		hasAtomic,
		hasForms,
		hasShop,
		hasRental,
		captchas: options.captchas ?? [],
		documents: documentOrder(plan),
		allowLogin: () => {
			hasLogin = true;
		},
		allowFrame: (origin) => frameOrigins.add(origin),
		lightboxTexts: kit?.lightbox && {
			title: kit.lightbox.titleSource,
			description: kit.lightbox.descriptionSource,
		},
		images: createImageQueue(),
		linkPopup: (databaseId) => claimed.add(databaseId),
		hasContainers: kit?.containerFeature ?? true,
		mayLazyLoadBackgrounds: kit?.lazyLoadBackgrounds ?? true,
		noteUnshown: (type) => unshown.set(type, (unshown.get(type) ?? 0) + 1),
		noteDocument: (document) => documents.set(document.databaseId, document),
		noteHidden: (documentId, elementId, reason) =>
			hidden.set(`${documentId} ${elementId}`, { documentId, elementId, reason }),
		pause,
		...(isPersonal && { visitor: await knownVisitor(client) }),
		clock: { now: Date.now(), zone: plan.page.site.timezone },
		changesAt(timeMs) {
			changesAt = Math.min(timeMs, changesAt ?? timeMs);
		},
		isolateErrors,
	};
	const render = async (content: ReactNode, identifierPrefix: string): Promise<string> => {
		const { result } = await prerenderStatic({
			tree: (
				<ApolloProvider client={client}>
					<RestProvider fetch={options.rest}>
						<RenderProvider value={value}>
							<CurrentPageProvider page={plan.page}>
								<CurrentNodeProvider node={plan.node}>{content}</CurrentNodeProvider>
							</CurrentPageProvider>
						</RenderProvider>
					</RestProvider>
				</ApolloProvider>
			),
			renderFunction: (tree) =>
				prerender(tree, { ...prerenderOptions(isolateErrors, options.warn), identifierPrefix }),
		});
		return withFoundPanels(withoutHoistedLinks(result));
	};
	const body = await render(
		part?.tree ?? <Body plan={plan} toolbar={toolbar ?? null} />,
		part?.identifierPrefix ?? '',
	);
	const mayHavePopups = hasExtension && !part;
	const popups = mayHavePopups
		? await renderPopups({ plan, body, claimed, render, isolateErrors, warn: options.warn })
		: { html: '', ids: [] };
	if (inTexts.size > 0 && !(await hasBuilderSheets)) addStockStyles({ styles, registry }, inTexts);
	return {
		html: fillTablesOfContents(body + popups.html),
		css: part ? '' : styles.toCss([...hoisted].sort().join('')),
		frameOrigins: [...frameOrigins],
		hasLogin,
		popups: popups.ids,
		documents: [...documents.values()],
		hidden: [...hidden.values()],
		unshown,
		changesAt,
		hasFaults: isolateErrors,
	};
}

/** Returns the visitor for requests to WordPress; `unknown` if the site does not answer. */
async function knownVisitor(client: ApolloClient): Promise<KnownVisitor | 'unknown'> {
	const answer = await client.query({ query: ViewerFactsDocument }).catch(() => null);
	const viewer = answer?.data?.viewer;
	if (!viewer?.roles) return 'unknown';
	return {
		roles: viewer.roles.nodes.flatMap(({ name }) => name ?? []),
		registered: viewer.registeredDate ?? null,
	};
}

/** The documents of a page from top to bottom. */
function documentOrder({ templates, node }: PagePlan): number[] {
	const { header, content, footer } = templates;
	return [header, content, node?.databaseId, footer].filter((id) => typeof id === 'number');
}

function customFields({ meta }: PagePlan): Record<string, string> {
	return Object.fromEntries((meta?.customFields ?? []).map(({ key, value }) => [key, value]));
}

/**
 * Closed panels that the browser's own search can open need `hidden="until-found"`. React only knows `hidden` as a
 * boolean, so its markup has another attribute, which is replaced here.
 */
function withFoundPanels(html: string): string {
	return html.replaceAll(' data-hidden="until-found"', ' hidden="until-found"');
}

/** Removes the preload links that React writes before markup with images, because they are useless in `<body>`. */
function withoutHoistedLinks(html: string): string {
	return html.replace(/^(?:<link [^>]*>)+/, '');
}
