import { isReducedMotion } from '../../browser/reduced-motion';

/** The texts of slides, which enter when their slide has come to rest. */
export interface SlideTexts {
	/** Hides texts until their slide has come to rest. @param index the slide, from 0, that begins to move in */
	wait: (index: number) => void;
	/** Lets the texts of a slide enter. Texts that were visible when the page loaded stay in their place. */
	enter: (index: number) => void;
	/** Restores the markup. */
	end: () => void;
}

/** The texts of slides that this host rendered: the sheet of the widget hides and moves them. */
export function renderedTexts(slides: readonly HTMLElement[]): SlideTexts {
	let last = 0;
	return {
		wait(index) {
			const slide = slides[index];
			if (index !== last && slide) slide.dataset.contents = 'waiting';
		},
		enter(index) {
			const slide = slides[index];
			if (index !== last && slide) slide.dataset.contents = 'in';
			for (const other of slides) if (other !== slide) delete other.dataset.contents;
			last = index;
		},
		end() {
			for (const slide of slides) delete slide.dataset.contents;
		},
	};
}

/**
 * The texts of slides of a passed page. As with the builder's script, the texts of all slides are hidden while the row
 * moves, and enter by the keyframes of the builder's sheet.
 * @param row `.elementor-slides`, in a box with the name of an animation
 */
export function passedTexts(row: HTMLElement): SlideTexts {
	const name = row.closest<HTMLElement>('[data-animation]')?.dataset.animation ?? '';
	const classes = /^\w+$/.test(name) ? ['animated', name] : [];
	const rest = () => {
		for (const { classList } of row.querySelectorAll('.swiper-slide-contents'))
			classList.remove(...classes);
		delete row.dataset.contents;
	};
	return {
		wait() {
			rest();
			if (classes.length > 0 && !isReducedMotion()) row.dataset.contents = 'waiting';
		},
		enter() {
			if (!row.dataset.contents) return;
			rest();
			for (const { classList } of row.querySelectorAll('.swiper-slide-contents'))
				classList.add(...classes);
		},
		end: rest,
	};
}
