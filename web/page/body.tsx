import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { Toolbar } from '@outrigger/rules/wordpress/toolbar';
import type { ReactNode } from 'react';
import type { CurrentNode } from '../elements/context/current-node';
import { useCurrentPage } from '../elements/context/current-page';
import { useRender } from '../elements/context/render-context';
import { useWrittenContent } from '../elements/context/use-written-content';
import { BuilderDocument } from '../elements/tree/builder-document';
import type { Registry } from '../elements/tree/define-widget';
import { NodeElements, TemplateElements } from '../elements/tree/stored-document';
import { PopupPage } from '../popups/popup-page';
import { Markup } from '../ui/markup';
import { useTexts } from '../ui/texts';
import builderMarkupCss from './builder-markup.css?inline';
import { defaultTemplates } from './default-templates';
import defaultTemplatesCss from './default-templates.css?inline';
import defaultTextsCss from './default-texts.css?inline';
import type { PagePlan } from './plan';
import { ToolbarNav } from './toolbar';

/** The target of a skip link. */
const CONTENT_ID = 'content';

/** Everything inside `<body>`: the skip link, the bar of a logged-in user, header, content, footer. */
export function Body({ plan, toolbar }: { plan: PagePlan; toolbar: Toolbar | null }) {
	const say = useTexts();
	const { header, footer, hasFrame } = plan.templates;
	return (
		<>
			<a className="skip-link screen-reader-text" href={`#${CONTENT_ID}`}>
				{say('page.skip')}
			</a>
			{toolbar && <ToolbarNav toolbar={toolbar} />}
			{hasFrame && (
				<Stored template={header}>
					<Default type="header" as="header" nodes={defaultTemplates(say).header} />
				</Stored>
			)}
			<main id={CONTENT_ID} tabIndex={-1}>
				<Content plan={plan} />
			</main>
			{hasFrame && (
				<Stored template={footer}>
					<Default type="footer" as="footer" nodes={defaultTemplates(say).footer} />
				</Stored>
			)}
		</>
	);
}

function Stored({ template, children }: { template: number | null; children: ReactNode }) {
	return template === null ? (
		children
	) : (
		<TemplateElements databaseId={template} fallback={children} />
	);
}

/** Fills the template's place for the content: with the page's own design, if it has one, or with a plain view. */
function Content({ plan }: { plan: PagePlan }) {
	const { node, ownPopup, subject } = plan;
	if (ownPopup !== null) return <PopupPage databaseId={ownPopup} title={subject.title} />;
	const plain = <PlainContent plan={plan} />;
	if (plan.templates.content !== null) {
		return <TemplateElements databaseId={plan.templates.content} fallback={plain} />;
	}
	if (node && plan.hasElements)
		return <NodeElements databaseId={node.databaseId} fallback={plain} />;
	return plain;
}

function PlainContent({ plan }: { plan: PagePlan }) {
	const { node, subject, say } = plan;
	return node ? (
		<PlainSingular node={node} />
	) : (
		<Default
			type={subject.kind}
			nodes={defaultTemplates(say, plan.page.site.frontPath)[subject.kind]}
		/>
	);
}

function PlainSingular({ node }: { node: CurrentNode }) {
	const client = useApolloClient();
	const { commentPage } = useCurrentPage();
	const { styles, registry, say, hasShop = false } = useRender();
	const kind = templateOf(node, hasShop);
	const nodes = defaultTemplates(say)[kind];
	// If the address names a page of comments, the comments were already requested.
	if (commentPage === null) askAhead(nodes, registry, client, node);
	const content = useWrittenContent(node).html ?? '';
	if (isBuilderMarkup(content)) {
		styles.addCss('builder-markup', builderMarkupCss, 'base');
		return <Markup html={content} />;
	}
	return <Default type={kind} nodes={nodes} />;
}

function templateOf(
	{ contentTypeName }: CurrentNode,
	hasShop: boolean,
): 'page' | 'product' | 'singular' {
	if (contentTypeName === 'page') return 'page';
	return hasShop && contentTypeName === 'product' ? 'product' : 'singular';
}

/** Sends the queries of a template's widgets at the same time as the request for the text. */
function askAhead(
	nodes: readonly ElementNode[],
	registry: Registry,
	client: ApolloClient,
	node: CurrentNode,
): void {
	for (const { widgetType, children } of nodes) {
		if (widgetType !== null) registry.get(widgetType)?.askAhead?.(client, node);
		askAhead(children, registry, client, node);
	}
}

/** Returns true for builder markup: WordPress without the extension sends a builder page in this form. */
function isBuilderMarkup(content: string): boolean {
	return /<div[^>]+data-elementor-type=/.test(content);
}

function Default({
	type,
	nodes,
	as,
}: {
	type: string;
	nodes: readonly ElementNode[];
	as?: 'header' | 'footer';
}) {
	const { styles } = useRender();
	styles.addRaw(0, 'default-templates', defaultTemplatesCss);
	styles.addCss('default-texts', defaultTextsCss, 'theme');
	return <BuilderDocument document={{ databaseId: 0, type }} nodes={nodes} as={as} />;
}
