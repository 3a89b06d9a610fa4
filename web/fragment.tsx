import type { ApolloClient } from '@apollo/client';
import type { ElementNode, ShowElements } from '@outrigger/rules/builder/element-tree';
import { type FoundDocument, findDocument, findWidget } from './elements/context/find-document';
import type { RenderContextValue } from './elements/context/render-context';
import { RenderProvider, useRender } from './elements/context/render-context';
import { mediaIdsOf } from './elements/media/media-ids';
import type { Kit } from './elements/styles/kit';
import { type Registry, refreshedTypes } from './elements/tree/define-widget';
import { RefreshedWidget, Widget } from './elements/tree/widget';
import { avoidsDuplicates, EarlierLoops, loopsBefore } from './page/earlier-loops';
import type { PagePlan } from './page/plan';
import { renderBody } from './page/render-body';
import type { PageRequest, RenderedWidget, SiteOptions, WidgetRequest } from './page/renderer';

/** What the host needs to render a page. It needs the same to render a part of a page. */
interface FragmentParts {
	plan: PagePlan;
	kit: Kit | null;
	variables: RenderContextValue['variables'];
	client: ApolloClient;
	options: SiteOptions;
	showElements: ShowElements;
	pause: PageRequest['pause'];
	isPersonal: boolean;
	registry: Registry;
}

/**
 * Renders one widget, or its part for a refresh call, through the same component as on its page, with the same page and
 * node around it.
 * @returns null if the caller may not see the document, or if the document has no such widget for this call
 */
export async function renderFragment(
	parts: FragmentParts,
	{ documentId, widgetId, route, settings, page }: WidgetRequest,
): Promise<RenderedWidget | null> {
	const found = await documentOf(parts, documentId);
	const stored = found && findWidget(found.nodes, widgetId);
	const definition = parts.registry.get(stored?.widgetType ?? '');
	if (!found || !stored || definition?.refreshedBy !== route) return null;
	const widget = settings ? { ...stored, settings } : stored;
	if (avoidsDuplicates(widget.settings)) await findEarlier(parts, found, widgetId);
	const hasOwnPart = definition.Refreshed !== undefined;
	const { html, hasFaults, changesAt } = await renderBody({
		...parts,
		part: {
			tree: <Alone {...found} widget={widget} hasOwnPart={hasOwnPart} />,
			// Items that are added after the items of another page must not have the same ids.
			identifierPrefix: `${widgetId}-${page.url.searchParams.get(`e-page-${widgetId}`) ?? page.page}-`,
		},
	});
	return { html: hasOwnPart ? html : insideOf(html), cacheable: !hasFaults && changesAt === null };
}

/**
 * Renders the lists before the widget, in the header and in the widget's own document, with the same page, so that the
 * widget omits the posts of these lists.
 */
async function findEarlier(
	parts: FragmentParts,
	own: FoundDocument,
	widgetId: string,
): Promise<void> {
	const { header } = parts.plan.templates;
	const listTypes = refreshedTypes(parts.registry, 'refresh-loop');
	const isOther = header !== null && header !== own.document.databaseId;
	const above = isOther ? await documentOf(parts, header) : null;
	for (const { document, nodes } of [above, own].filter((one) => one !== null)) {
		const loops = loopsBefore(nodes, widgetId, listTypes);
		const tree = <EarlierLoops document={document} loops={loops} />;
		if (loops.length > 0) await renderBody({ ...parts, part: { tree, identifierPrefix: '' } });
	}
}

function Alone({
	document,
	nodes,
	widget,
	hasOwnPart,
}: FoundDocument & { widget: ElementNode; hasOwnPart: boolean }) {
	const render = useRender();
	return (
		<RenderProvider value={{ ...render, document, mediaIds: mediaIdsOf(nodes) }}>
			{hasOwnPart ? <RefreshedWidget element={widget} /> : <Widget element={widget} />}
		</RenderProvider>
	);
}

/** Returns the markup inside the outermost element; React writes no `>` into attributes. */
function insideOf(html: string): string {
	const begin = /^(?:<!--(?:(?!-->).)*-->)*<div [^>]*>/.exec(html);
	return begin ? html.slice(begin[0].length, html.lastIndexOf('</div>')) : '';
}

async function documentOf(
	{ client, options, showElements }: FragmentParts,
	databaseId: number,
): Promise<FoundDocument | null> {
	return options.capabilities.elementor
		? findDocument({ client, showElements }, databaseId, options.capabilities.atomic)
		: null;
}
