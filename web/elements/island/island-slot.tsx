import { createContext, type ReactNode, useCallback, useContext } from 'react';
import { EMPTY_MARKUP } from '../../browser/empty-markup';

/**
 * The contents of an island's slots: rendered elements on the server, the nodes found in the
 * browser.
 */
export type SlotContents =
	| { side: 'server'; elements: Readonly<Record<string, ReactNode>> }
	| { side: 'browser'; nodes: ReadonlyMap<string, readonly Node[]> };

export const SlotContext = createContext<SlotContents>({ side: 'browser', nodes: new Map() });

/** The slot that an island's `children` fill. */
export const DEFAULT_SLOT = 'children';

/** Returns true if the page has markup for a slot, with the same result on server and browser. */
export function useHasSlot(name: string): boolean {
	const contents = useContext(SlotContext);
	return contents.side === 'server' ? name in contents.elements : contents.nodes.has(name);
}

/**
 * The place of server markup inside an island. In the browser React does not touch its content: elements in it keep
 * their own handlers and islands, and the host does not send this content as script. If a slot disappears and appears
 * again, or if its island renders again, the slot gets the same nodes back.
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
