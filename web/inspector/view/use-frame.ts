import { useEffect, useState } from 'react';
import type { FrameWindow } from '../apply/element-sheet';
import { FRAME_READY, type InspectedFrame } from '../frame/tell-view';
import { INSPECTED_DATA, type InspectedPage } from '../inspected-page';
import type { LoadedFrame } from './use-editing';

/** The content of the frame: the page, nothing yet, or a page that cannot be edited (after the end of a login). */
export type FrameState = { loaded: LoadedFrame | undefined; isStrange: boolean };

/**
 * Waits for the page in the frame.
 * @param onLeave receives the address that a link in the frame has led to
 */
export function useFrame(
	frame: HTMLIFrameElement | null,
	path: string,
	onLeave: (address: string) => void,
): FrameState {
	const [state, setState] = useState<FrameState>({ loaded: undefined, isStrange: false });
	useEffect(() => {
		if (!frame) return;
		const onReady = (event: Event) => {
			const bridge = (event as CustomEvent<InspectedFrame>).detail;
			const page = readPage(frame.contentDocument);
			if (!page) return setState({ loaded: undefined, isStrange: true });
			setState({
				loaded: { window: frame.contentWindow as FrameWindow, bridge, page },
				isStrange: false,
			});
		};
		const onLoad = () => {
			const address = frame.contentWindow?.location;
			if (!address || address.protocol === 'about:') return;
			if (address.pathname !== path) return onLeave(`${address.pathname}${address.search}`);
			if (frame.contentDocument?.getElementById(INSPECTED_DATA)) return;
			setState({ loaded: undefined, isStrange: true });
		};
		frame.addEventListener(FRAME_READY, onReady);
		frame.addEventListener('load', onLoad);
		return () => {
			frame.removeEventListener(FRAME_READY, onReady);
			frame.removeEventListener('load', onLoad);
		};
	}, [frame, path, onLeave]);
	return state;
}

function readPage(document: Document | null): InspectedPage | null {
	try {
		return JSON.parse(document?.getElementById(INSPECTED_DATA)?.textContent ?? '');
	} catch {
		return null;
	}
}
