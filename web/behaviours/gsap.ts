import { gsap } from 'gsap/gsap-core';
import { setFrameSource } from '../browser/frames';

// GSAP checks after every so many frames if it may sleep; usually 120, which is two seconds of frames for nothing. With
// 1 it would look in the frame that wakes it as well, before what woke it counts, and sleep on.
gsap.config({ autoSleep: 2 });

// From now on its ticker is the one source of frames on the page.
setFrameSource((tick) => {
	gsap.ticker.add(tick);
	return () => gsap.ticker.remove(tick);
});

/** The core of GSAP, without its way with styles: who writes a style has read what stands there. */
export { gsap };
