import { watchBoxSizes } from '@outrigger/elements/browser/box-sizes';
import type { Breakpoints, Device } from '@outrigger/rules/builder/breakpoints';
import { deviceScreen } from '@outrigger/rules/builder/device-width';
import { type Ref, useLayoutEffect, useRef, useState } from 'react';
import { deviceWord } from '../setting-origin';

interface CanvasProps {
	frame: Ref<HTMLIFrameElement>;
	address: string;
	device: Device;
	breakpoints: Breakpoints;
	title: string;
	isLoading: boolean;
}

/** The free space around the page, in CSS pixels. */
const MARGIN_PX = 16;

/**
 * The page in a frame as wide as the device's screen, so that its media queries and its sticky and moving elements see
 * exactly that viewport; if there is less space, the whole frame is scaled down.
 */
export function Canvas({ frame, address, device, breakpoints, title, isLoading }: CanvasProps) {
	const place = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState({ width: 0, height: 0 });
	useLayoutEffect(() => {
		const element = place.current;
		if (!element) return;
		return watchBoxSizes([element], () =>
			setRoom({ width: element.clientWidth, height: element.clientHeight }),
		);
	}, []);
	const screen = deviceScreen(device, breakpoints);
	const free = { width: room.width - 2 * MARGIN_PX, height: room.height - 2 * MARGIN_PX };
	const scale = Math.min(1, Math.max(free.width, 1) / screen.width);
	const height = Math.min(Math.max(free.height, 1) / scale, screen.height);
	return (
		<div ref={place} className="canvas">
			<p className="measure">
				{deviceWord(device)} · {screen.width} × {Math.round(height)} px
				{scale < 1 && ` · at ${Math.round(scale * 100)} %`}
				{isLoading && ' · loading …'}
			</p>
			<div className="screen" style={{ width: screen.width * scale, height: height * scale }}>
				<iframe
					ref={frame}
					src={address}
					title={`The page “${title}”`}
					style={{ width: screen.width, height, transform: `scale(${scale})` }}
				/>
			</div>
		</div>
	);
}
