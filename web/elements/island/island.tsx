import { useApolloClient } from '@apollo/client/react';
import { jsonForScript } from '@outrigger/rules/values/json-for-script';
import { type ReactNode, use, useId } from 'react';
import { prerender } from 'react-dom/static';
import { useRender } from '../context/render-context';
import { prerenderOptions } from '../tree/render-isolating';
import { useCarriedContexts } from './carried-contexts';
import type { IslandDefinition } from './define-island';
import type { IslandBlock } from './island-block';
import { DEFAULT_SLOT, SlotContext } from './island-slot';

interface IslandProps<Props extends object> {
	of: IslandDefinition<Props>;
	/** The element's id. It makes the ids inside the island differ from the ids of other fragments. */
	id: string;
	/** The page sends these to the browser as JSON. */
	props: Props;
	/** Server markup for the default slot. */
	children?: ReactNode;
	/** Server markup for named slots. */
	slots?: Readonly<Record<string, ReactNode>>;
}

/**
 * Server markup of an island, followed by the JSON block that the browser needs for the hydration. The island is a tree
 * of its own, so that `useId` counts from the same root on both sides.
 */
export function Island<Props extends object>({
	of,
	id,
	props,
	children,
	slots,
}: IslandProps<Props>) {
	const prefix = `${id}${useId()}`;
	const client = useApolloClient();
	const carry = useCarriedContexts();
	const { isolateErrors = false, warn } = useRender();
	const elements = { ...slots, [DEFAULT_SLOT]: children };
	const tree = carry(
		<SlotContext value={{ side: 'server', elements }}>
			<of.Component {...props} />
		</SlotContext>,
	);
	const options = { ...prerenderOptions(isolateErrors, warn), identifierPrefix: prefix };
	const rendered = renderTree(tree, options).then((html): RenderedIsland => {
		const data = of.queries?.(props).map((query) => client.readQuery(query)) ?? [];
		return { html, block: { props, data } };
	});
	return <IslandMarkup prefix={prefix} rendered={rendered} />;
}

interface RenderedIsland {
	html: string;
	block: IslandBlock;
}

/** A separate component, because `Island` would start the same work again whenever the wait ends. */
function IslandMarkup({ prefix, rendered }: { prefix: string; rendered: Promise<RenderedIsland> }) {
	const { html, block } = use(rendered);
	return (
		<>
			<div data-island={prefix} dangerouslySetInnerHTML={{ __html: html }} />
			<script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(block) }} />
		</>
	);
}

async function renderTree(
	tree: ReactNode,
	options: Parameters<typeof prerender>[1],
): Promise<string> {
	const { prelude } = await prerender(tree, options);
	const html = await new Response(prelude).text();
	// React writes preload links before markup with images. Here the images follow at once, so the links are removed.
	return html.replace(/^(?:<link [^>]*>)+/, '');
}
