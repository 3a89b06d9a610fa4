import { gsap } from 'gsap';
import { ScrollTrigger } from 'gsap/ScrollTrigger';
import { looksAt } from './looks';
import { offerContender } from './page';

gsap.registerPlugin(ScrollTrigger);

/** The method of most themes with GSAP: a scrubbed timeline and a separate ScrollTrigger for each element. */
offerContender((elements) => {
	for (const element of elements) {
		gsap
			.timeline({
				defaults: { ease: 'none' },
				scrollTrigger: {
					trigger: element.parentElement,
					start: 'top bottom',
					end: 'bottom top',
					scrub: true,
				},
			})
			.fromTo(element, { y: looksAt(0).y }, { y: looksAt(100).y, duration: 1 }, 0)
			.fromTo(
				element,
				{ opacity: looksAt(0).opacity },
				{ opacity: looksAt(100).opacity, duration: 0.6 },
				0.2,
			);
	}
});
