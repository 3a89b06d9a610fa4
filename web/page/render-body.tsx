import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { prerender } from 'react-dom/static';
import { CurrentNodeProvider } from '../elements/current-node';
import { CurrentPageProvider } from '../elements/current-page';
import { resolveDynamicTag } from '../elements/dynamic-values';
import { createImageQueue } from '../elements/image-priority';
import { type RenderContextValue, RenderProvider } from '../elements/render-context';
import { prerenderOptions, renderIsolating } from '../elements/render-isolating';
import { type Kit, kitBreakpoints } from '../elements/styles/kit';
import { addKitStyles } from '../elements/styles/kit-styles';
import { createStyleCollector } from '../elements/styles/style-collector';
import { registry } from '../registry';
import { RestProvider } from '../wordpress/rest';
import { Body } from './body';
import { DOCUMENT_CSS } from './document-css';
import type { PagePlan } from './plan';
import type { SiteOptions } from './renderer';

/** What `<body>` holds, and what came to light while it was rendered. */
export interface RenderedBody {
	html: string;
	/** The page's one sheet, fonts not among it. */
	css: string;
	/** Origins whose frames the page may load after a click. */
	frameOrigins: string[];
	/** Whether a widget failed: such a page is shown and not kept. */
	hasFaults: boolean;
}

interface BodyParts {
	plan: PagePlan;
	kit: Kit | null;
	client: ApolloClient;
	options: SiteOptions;
}

/** Renders the planned page once all its widgets have their answers. */
export function renderBody(parts: BodyParts): Promise<RenderedBody> {
	return renderIsolating((isolateErrors) => attempt(parts, isolateErrors));
}

async function attempt(
	{ plan, kit, client, options }: BodyParts,
	isolateErrors: boolean,
): Promise<RenderedBody> {
	const styles = createStyleCollector(kitBreakpoints(kit), documentOrder(plan));
	const frameOrigins = new Set<string>();
	// Rules of style attributes in content; sorted, because the order of rendering is not the page's.
	const hoisted = new Set<string>();
	styles.addCss('document', DOCUMENT_CSS, 'base');
	if (kit) addKitStyles(styles, kit);
	const source = { page: plan.page, node: plan.node, customFields: customFields(plan) };
	const value: RenderContextValue = {
		registry,
		styles,
		document: { databaseId: 0, type: 'wp-page' },
		sanitize: (html) => {
			const clean = options.sanitize(html);
			hoisted.add(clean.css);
			return clean.html;
		},
		warn: options.warn,
		resolveDynamic: (tag) => resolveDynamicTag(source, tag),
		hasExtension: options.capabilities.elementor,
		allowFrame: (origin) => frameOrigins.add(origin),
		images: createImageQueue(),
		isolateErrors,
	};
	const { result } = await prerenderStatic({
		tree: (
			<ApolloProvider client={client}>
				<RestProvider fetch={options.rest}>
					<RenderProvider value={value}>
						<CurrentPageProvider page={plan.page}>
							<CurrentNodeProvider node={plan.node}>
								<Body plan={plan} />
							</CurrentNodeProvider>
						</CurrentPageProvider>
					</RenderProvider>
				</RestProvider>
			</ApolloProvider>
		),
		renderFunction: (tree) => prerender(tree, prerenderOptions(isolateErrors, options.warn)),
	});
	return {
		html: withoutHoistedLinks(result),
		css: styles.toCss() + [...hoisted].sort().join(''),
		frameOrigins: [...frameOrigins],
		hasFaults: isolateErrors,
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

/** React announces images ahead of the markup that holds them; in `<body>` those links are of no use. */
function withoutHoistedLinks(html: string): string {
	return html.replace(/^(?:<link [^>]*>)+/, '');
}
