import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Attach } from '../../attach/handler';
import { reportFault } from '../../attach/report-fault';
import { pageWords } from '../../browser/page-words';
import { TextsProvider } from '../../ui/texts';
import { browserClient } from '../../wordpress/browser-client';
import type { IslandDefinition } from './define-island';
import { readIslandBlock } from './island-block';
import { SlotContext } from './island-slot';

/**
 * Makes the handler of an island: it hydrates the component on the server's markup, and counts as attached once React
 * has committed the hydration. Any error, then or later, puts the server's markup back.
 */
export function island<Props extends object>({
	Component,
	queries,
}: IslandDefinition<Props>): Attach {
	return (element) =>
		new Promise((resolve, reject) => {
			const container = ownIsland(element);
			// An island without markup needs no hydration.
			if (!container) return resolve(() => {});
			const block = readIslandBlock(container);
			const props = block.props as Props;
			const client = browserClient();
			queries?.(props).forEach(({ query, variables }, index) => {
				const data = block.data[index];
				// Answers that the browser has received since then are newer than the answers in the page.
				if (data && !client.readQuery({ query, variables })) {
					client.writeQuery({ query, variables, data });
				}
			});
			const nodes = slotNodes(container);
			const markup = container.cloneNode(true) as HTMLElement;
			const putBack = keepEarlyTexts(container);
			const root = hydrateRoot(
				container,
				<Ready onCommit={putBack} onReady={() => resolve(() => root.unmount())}>
					<ApolloProvider client={client}>
						<SlotContext value={{ side: 'browser', nodes }}>
							<TextsProvider say={pageWords()}>
								<Component {...props} />
							</TextsProvider>
						</SlotContext>
					</ApolloProvider>
				</Ready>,
				{
					identifierPrefix: container.dataset.island,
					onRecoverableError: (error) => reportFault(typeOf(element), error),
					onUncaughtError: (error) => {
						reportFault(typeOf(element), error);
						reject(error);
						// React is still at work on the root.
						queueMicrotask(() => {
							root.unmount();
							for (const slot of ownSlots(markup)) {
								slot.replaceChildren(...(nodes.get(slotName(slot)) ?? []));
							}
							container.replaceWith(markup);
						});
					},
				},
			);
		});
}

/** React runs effects from the inside out, so when this effect runs, the whole island reacts. */
function Ready({ onCommit, onReady, children }: ReadyProps) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is painted
	useLayoutEffect(onCommit, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is committed.
	useEffect(onReady, []);
	return children;
}

interface ReadyProps {
	onCommit: () => void;
	onReady: () => void;
	children: ReactNode;
}

/**
 * Remembers visitors' text in textareas from before the hydration, because React restores the server's text there.
 * Other fields keep their values.
 * @returns a function that puts the visitors' texts back
 */
function keepEarlyTexts(container: HTMLElement): () => void {
	const early = [...container.querySelectorAll('textarea')].flatMap((field) =>
		field.value === field.defaultValue ? [] : [[field, field.value] as const],
	);
	return () => {
		for (const [field, text] of early) field.value = text;
	};
}

/**
 * The island to which an element belongs. An island inside a slot of this island belongs to the elements in the slot,
 * not to this island.
 */
function ownIsland(element: HTMLElement): HTMLElement | null {
	const container = element.querySelector<HTMLElement>('[data-island]');
	return container?.closest('[data-widget_type]') === element ? container : null;
}

function ownSlots(container: HTMLElement): HTMLElement[] {
	return [...container.querySelectorAll<HTMLElement>('[data-island-slot]')].filter(
		(slot) => slot.parentElement?.closest('[data-island]') === container,
	);
}

function slotNodes(container: HTMLElement): ReadonlyMap<string, readonly Node[]> {
	return new Map(ownSlots(container).map((slot) => [slotName(slot), [...slot.childNodes]]));
}

function slotName(slot: HTMLElement): string {
	return slot.dataset.islandSlot ?? '';
}

function typeOf(element: HTMLElement): string {
	return element.dataset.widget_type?.split('.')[0] ?? '';
}
