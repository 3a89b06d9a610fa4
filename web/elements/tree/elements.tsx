import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { use } from 'react';
import { AtomicElement } from '../atomic/atomic-element';
import { type RenderContextValue, useRender } from '../context/render-context';
import { useIsDisplayed } from '../context/use-is-displayed';
import { Column } from './column';
import { Container, type ContainerAttributes } from './container';
import { Section } from './section';
import { Widget } from './widget';

/** What an element needs to know about its parent. */
export interface ParentElement {
	elType: string;
	/** True inside a section that is itself in a column. */
	isInner?: boolean;
}

export interface ElementsProps {
	nodes: readonly ElementNode[];
	/** The element that contains the nodes; absent at the root of a document. */
	inside?: ParentElement;
}

/** The largest number of elements of a list that wait for a turn separately. */
const MOST_WAITING = 8;

/**
 * Elements in their order, each by its kind. A long list is rendered in halves, and each half waits for its turn as a
 * whole. If each element waited separately, React would try all remaining elements at each turn, and the cost would
 * grow with the square of their number.
 */
export function Elements({ nodes, inside }: ElementsProps) {
	if (nodes.length > MOST_WAITING) {
		const middle = nodes.length >> 1;
		return (
			<>
				<Part nodes={nodes.slice(0, middle)} inside={inside} />
				<Part nodes={nodes.slice(middle)} inside={inside} />
			</>
		);
	}
	return nodes.map((element, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: ids may repeat, the list never changes
		<Element key={index} element={element} inside={inside} />
	));
}

function Part(props: ElementsProps) {
	const { pause } = useRender();
	waitForTurn(pause);
	return <Elements {...props} />;
}

/**
 * Renders one element by its kind, for widgets that assign children to their rows, such as panels to titles.
 * @param attributes the attributes that a container gets in addition to its own, such as the panel's role and id; other
 * elements do not use them
 */
export function Element({
	element,
	inside,
	attributes,
}: {
	element: ElementNode;
	inside?: ParentElement;
	attributes?: ContainerAttributes;
}) {
	const { warn, pause, noteHidden, document, registry } = useRender();
	waitForTurn(pause);
	if (!useIsDisplayed(element)) {
		noteHidden?.(document.databaseId, element.id, 'conditions');
		return null;
	}
	const definition = registry.atomic.get(element.widgetType ?? element.elType);
	if (definition) return <AtomicElement element={element} definition={definition} />;
	switch (element.elType) {
		case 'widget':
			return <Widget element={element} />;
		case 'container':
			return <Container element={element} inside={inside} attributes={attributes} />;
		case 'section':
			return <Section element={element} inside={inside} />;
		case 'column':
			return <Column element={element} inside={inside} />;
		default:
			// This may be a kind of element from a newer builder. Its children are shown, because that is better than
			// nothing.
			warn(`Unknown kind of element "${element.elType}"`, { element: element.id });
			return <Elements nodes={element.children} inside={inside} />;
	}
}

/**
 * Suspends until the rendering has its next turn. All elements that React reaches until then wait for the same turn and
 * continue one after the other. An element that finds the turn over waits for the next turn.
 */
function waitForTurn(pause: RenderContextValue['pause']): void {
	for (let next = pause?.(); next; next = pause?.()) use(next);
}
