import { gsap } from 'gsap/gsap-core';
import { setFrameSource } from '../browser/frames';

// GSAP checks after this number of frames if it may sleep; its default of 120 is two seconds of useless frames. With 1
// it would check in the frame that wakes it as well, before the new animation counts, and stay asleep.
gsap.config({ autoSleep: 2 });

// From now on its ticker is the only source of frames on the page.
setFrameSource((tick) => {
	gsap.ticker.add(tick);
	return () => gsap.ticker.remove(tick);
});

/** The core of GSAP, without its plugin for styles: code that writes a style has read the present value. */
export { gsap };
