import { gsap } from 'gsap/gsap-core';
import { setFrameSource } from '../browser/frames';

// The number of frames after which GSAP checks if it can sleep. Its default of 120 means two seconds of useless frames.
// With 1 it would also check in the frame that wakes it, before the new animation counts, and stay asleep.
gsap.config({ autoSleep: 2 });

// From now on GSAP's ticker is the only source of frames on the page.
setFrameSource((tick) => {
	gsap.ticker.add(tick);
	return () => gsap.ticker.remove(tick);
});

/**
 * The core of GSAP without its plugin for styles: our code reads the present value of a style itself before it writes
 * the style.
 */
export { gsap };
