import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { KnownVisitor } from '../../domain/display-conditions';
import { blockCss } from '../elements/blocks/block-css';
import { CurrentNodeProvider } from '../elements/current-node';
import { CurrentPageProvider } from '../elements/current-page';
import type { Registry } from '../elements/define-widget';
import { type DynamicSource, resolveDynamicTag } from '../elements/dynamic/dynamic-values';
import { createImageQueue } from '../elements/media/image-priority';
import { type RenderContextValue, RenderProvider } from '../elements/render-context';
import { prerenderOptions, renderIsolating } from '../elements/render-isolating';
import { type Kit, kitBreakpoints } from '../elements/styles/kit';
import { widgetDefaultsOf } from '../elements/styles/kit-defaults';
import { addKitStyles } from '../elements/styles/kit-styles';
import { createClosedCollector, createStyleCollector } from '../elements/styles/style-collector';
import { itemFacts } from '../loops/source/item-facts';
import { RestProvider } from '../wordpress/rest';
import { ViewerRolesDocument } from '../wordpress/viewer-roles.generated';
import { Body } from './body';
import { DOCUMENT_CSS } from './document-css';
import type { PagePlan } from './plan';
import { renderPopups } from './render-popups';
import type { PageRequest, SiteOptions } from './renderer';

/** What `<body>` holds, and what came to light while it was rendered. */
export interface RenderedBody {
	html: string;
	/** The page's one sheet, fonts not among it. */
	css: string;
	/** Origins whose frames the page may load after a click. */
	frameOrigins: string[];
	/** Database ids of the popups in it. */
	popups: number[];
	/** The types of widgets in it that show nothing, with how often. */
	unshown: ReadonlyMap<string, number>;
	/** When the clock may change what stands in it, in milliseconds since 1970; null for never. */
	changesAt: number | null;
	/** Whether a widget failed: such a page is shown and not kept. */
	hasFaults: boolean;
}

interface BodyParts {
	plan: PagePlan;
	kit: (Kit & { lazyLoadBackgrounds?: boolean }) | null;
	client: ApolloClient;
	options: SiteOptions;
	pause: PageRequest['pause'];
	/** Whether WordPress is asked in the visitor's own name. */
	isPersonal: boolean;
	/** Every widget of the house. */
	registry: Registry;
	/**
	 * What is rendered instead of the whole body, and what stands in front of the ids that React makes: parts that
	 * are rendered at different times must not make the same ones.
	 */
	part?: { tree: ReactNode; identifierPrefix: string };
}

/** Renders the planned page, or a part of it, once all its widgets have their answers. */
export function renderBody(parts: BodyParts): Promise<RenderedBody> {
	return renderIsolating((isolateErrors) => attempt(parts, isolateErrors));
}

async function attempt(
	{ plan, kit, client, options, registry, pause, isPersonal, part }: BodyParts,
	isolateErrors: boolean,
): Promise<RenderedBody> {
	const breakpoints = kitBreakpoints(kit);
	// A part goes into a page that has its rules already.
	const styles = part
		? createClosedCollector(breakpoints)
		: createStyleCollector(breakpoints, documentOrder(plan), widgetDefaultsOf(kit?.settings ?? {}));
	const frameOrigins = new Set<string>();
	// Popups that something opens without a link in the markup.
	const claimed = new Set<number>();
	const unshown = new Map<string, number>();
	// Rules of style attributes in content; sorted, because the order of rendering is not the page's.
	const hoisted = new Set<string>();
	let changesAt: number | null = null;
	styles.addCss('document', DOCUMENT_CSS, 'base');
	if (kit && !part) addKitStyles(styles, kit);
	const fields = customFields(plan);
	const { elementor: hasExtension, loops: hasLoops } = options.capabilities;
	const sources = { client, rest: options.rest, hasExtension, hasLoops };
	const facts = plan.node && itemFacts(sources, [plan.node]);
	const source: DynamicSource = {
		page: plan.page,
		node: plan.node,
		customField: (key) => (Object.hasOwn(fields, key) ? fields[key] : undefined),
		terms: () => (plan.node && facts ? facts.terms(plan.node) : []),
	};
	const value: RenderContextValue = {
		registry,
		styles,
		document: { databaseId: 0, type: 'wp-page' },
		sanitize: (html) => {
			const clean = options.sanitize(html);
			hoisted.add(clean.css);
			for (const { key, css } of blockCss(clean.html)) styles.addCss(key, css);
			return clean.html;
		},
		warn: options.warn,
		resolveDynamic: (tag) => resolveDynamicTag(source, tag),
		hasExtension,
		hasLoops,
		documents: documentOrder(plan),
		allowFrame: (origin) => frameOrigins.add(origin),
		images: createImageQueue(),
		linkPopup: (databaseId) => claimed.add(databaseId),
		mayLazyLoadBackgrounds: kit?.lazyLoadBackgrounds ?? true,
		noteUnshown: (type) => unshown.set(type, (unshown.get(type) ?? 0) + 1),
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
		return withoutHoistedLinks(result);
	};
	const body = await render(part?.tree ?? <Body plan={plan} />, part?.identifierPrefix ?? '');
	const mayHavePopups = hasExtension && !part;
	const popups = mayHavePopups
		? await renderPopups({ plan, body, claimed, render, isolateErrors, warn: options.warn })
		: { html: '', ids: [] };
	return {
		html: body + popups.html,
		css: part ? '' : styles.toCss() + [...hoisted].sort().join(''),
		frameOrigins: [...frameOrigins],
		popups: popups.ids,
		unshown,
		changesAt,
		hasFaults: isolateErrors,
	};
}

/** In whose name WordPress is asked; a site that does not say lets nobody know. */
async function knownVisitor(client: ApolloClient): Promise<KnownVisitor | 'unknown'> {
	const answer = await client.query({ query: ViewerRolesDocument }).catch(() => null);
	const nodes = answer?.data?.viewer?.roles?.nodes;
	if (!nodes) return 'unknown';
	return { roles: nodes.flatMap(({ name }) => name ?? []) };
}

/** The documents of a page from top to bottom. */
function documentOrder({ templates, node }: PagePlan): number[] {
	const { header, content, footer } = templates;
	return [header, content, node?.databaseId, footer].filter((id) => typeof id === 'number');
}

function customFields({ meta }: PagePlan): Record<string, string> {
	return Object.fromEntries((meta?.customFields ?? []).map(({ key, value }) => [key, value]));
}

/** React announces images ahead of the markup that holds them; in `<body>` those links are of no use. */
function withoutHoistedLinks(html: string): string {
	return html.replace(/^(?:<link [^>]*>)+/, '');
}
