import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { EMPTY_MARKUP } from '../../browser/empty-markup';

/** What fills an island's slots: rendered elements on the server, the nodes that were found in the browser. */
export type SlotContents =
	| { side: 'server'; elements: Readonly<Record<string, ReactNode>> }
	| { side: 'browser'; nodes: ReadonlyMap<string, readonly Node[]> };

export const SlotContext = createContext<SlotContents>({ side: 'browser', nodes: new Map() });

/** The slot that an island's `children` fill. */
export const DEFAULT_SLOT = 'children';

/** Whether the page came with markup for a slot: on both sides the same. */
export function useHasSlot(name: string): boolean {
	const contents = useContext(SlotContext);
	return contents.side === 'server' ? name in contents.elements : contents.nodes.has(name);
}

/**
 * Where server markup stands inside an island. In the browser React leaves its content alone: elements in it
 * keep their own handlers and islands, and none of it is sent as script. A slot that is taken away and shown
 * again, or whose island had to be rendered anew, gets the same nodes back.
 */
export function IslandSlot({ name = DEFAULT_SLOT }: { name?: string }) {
	const contents = useContext(SlotContext);
	const giveBack = useCallback(
		(slot: HTMLElement | null) => {
			if (contents.side === 'browser' && slot && !slot.firstChild) {
				slot.append(...(contents.nodes.get(name) ?? []));
			}
		},
		[contents, name],
	);
	if (contents.side === 'server') {
		return <div data-island-slot={name}>{contents.elements[name]}</div>;
	}
	return (
		<div
			data-island-slot={name}
			ref={giveBack}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: EMPTY_MARKUP }}
		/>
	);
}
