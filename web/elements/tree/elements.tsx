import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { use } from 'react';
import { AtomicElement } from '../atomic/atomic-element';
import { type RenderContextValue, useRender } from '../context/render-context';
import { useIsDisplayed } from '../context/use-is-displayed';
import { Column } from './column';
import { Container, type ContainerAttributes } from './container';
import { Section } from './section';
import { Widget } from './widget';

/** The facts about the parent that an element needs. */
export interface ParentElement {
	elType: string;
	/** True inside a section that itself stands in a column. */
	isInner?: boolean;
}

export interface ElementsProps {
	nodes: readonly ElementNode[];
	/** The element that holds them; absent at the root of a document. */
	inside?: ParentElement;
}

/** The number of elements of a list that may wait for one turn. */
const MOST_WAITING = 8;

/**
 * Elements in their order, each by its kind. A long list is rendered by halves, which wait for their turn as one:
 * if each element waited for itself, each turn would ask all that are left, and the cost grow with their square.
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
 * @param attributes the attributes that a container gets beside its own, the panel's role and id;
 * other elements take none
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
			// A newer builder's element is at least as good as its children.
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
