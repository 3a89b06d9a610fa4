/** The cause of the start: a press, the page itself, or the end of the previous film. */
export type Trigger = 'click' | 'onLoad' | 'nextVideo';

/** An event of a playlist, in the builder's form. */
interface PlaylistNews {
	event: { type: string; time: number; trigger: Trigger; watchCount: number };
	tab: { index: number };
	playlist: { id: string; name: string };
	video: { id: string; title: string };
}

/** Sends the builder's event on `<body>` to integrators, with the change as its `detail`. */
export function tellPlaylist(detail: PlaylistNews): void {
	document.body.dispatchEvent(
		new CustomEvent('elementor-video-playList', { detail, bubbles: true }),
	);
}
