import { breakpointsFromBounds } from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { type SlidesPerView, slidesPerViewSteps } from '@outrigger/rules/layout/slides-per-view';
import type { Edits } from './edits';
import { settingsIn, widgetType } from './element-settings';
import type { StartTag } from './scan-tags';

/** The rows of slides of a page, which the builder lays out by script. */
export interface SlideRows {
	onStart(tag: StartTag): void;
	/**
	 * The sheet that puts the first slides beside each other, before the script has loaded and without script.
	 * @param bounds device → bound in px of the breakpoints that are on
	 */
	css(bounds: Readonly<Record<string, number>>): string;
}

/** A row of the builder's carousel module. */
interface Row {
	id: string;
	usual: SlidesPerView;
	settings: Readonly<Record<string, unknown>>;
	count: number;
}

const ONE: SlidesPerView = { desktop: 1, tablet: 1, mobile: 1 };
/** The number of slides that are visible at once, unless an editor sets it. */
const USUAL: Readonly<Record<string, SlidesPerView>> = {
	'media-carousel': { desktop: 3, tablet: 2, mobile_extra: 2, mobile: 1 },
	'testimonial-carousel': ONE,
	reviews: ONE,
};
const SMALL_PICTURES: SlidesPerView = { desktop: 5, tablet: 4, mobile: 3 };
const SMALL_NUMBER = /^slideshow_(?=slides_per_view)/;

/**
 * Without script a row can be scrolled and arrows have no effect, so they are hidden. The mark of pictures that the
 * library loads late is hidden as well, because they load at once.
 */
const STILL =
	'.swiper-lazy-preloader{display:none}@media (scripting:none){.swiper>.swiper-wrapper{overflow-x:auto}.elementor-swiper-button{display:none!important}}';

const NO_ROWS: SlideRows = { onStart() {}, css: () => '' };

/**
 * Finds the rows, and gives rows of an older builder the class names that our handlers and sheets use.
 * @param source the HTML of the page
 */
export function createSlideRows(edits: Edits, source: string): SlideRows {
	if (!source.includes('swiper-slide')) return NO_ROWS;
	const rows = new Map<string, Row>();
	let row: Row | null = null;
	let hasSlides = false;
	return {
		onStart(tag) {
			const { attributes, name } = tag;
			// The builder writes all parts of a row as this element.
			if (name !== 'div') return;
			const type = widgetType(tag);
			const usual = type && USUAL[type];
			if (usual) {
				row = { id: attributes.get('data-id') ?? '', usual, settings: settingsIn(tag), count: 0 };
				if (/^\w+$/.test(row.id)) rows.set(row.id, row);
			} else if (type?.endsWith('carousel') || type === 'slides') row = null;
			if (!attributes.get('class')?.includes('swiper')) return;
			if (tag.hasClass('swiper-container')) {
				const names = [...tag.classes, 'swiper', 'swiper-container-horizontal'];
				edits.setAttribute(tag, 'class', [...new Set(names)].join(' '));
			}
			if (tag.hasClass('elementor-thumbnails-swiper')) row = null;
			if (!tag.hasClass('swiper-slide')) return;
			hasSlides = true;
			if (row) row.count += 1;
		},
		css(bounds) {
			const rules = [...rows.values()].map((one) => rowRules(one, bounds)).join('');
			return hasSlides ? STILL + rules : '';
		},
	};
}

function rowRules(
	{ id, usual, settings, count }: Row,
	bounds: Readonly<Record<string, number>>,
): string {
	const slides = (box: string) =>
		`.elementor-element.elementor-element-${id} .${box}>.swiper-wrapper>.swiper-slide`;
	if (settings.skin === 'slideshow') {
		const small = Object.fromEntries(
			Object.entries(settings)
				.filter(([name]) => !name.startsWith('slides_per_view'))
				.map(([name, value]) => [name.replace(SMALL_NUMBER, ''), value]),
		);
		const box = 'elementor-thumbnails-swiper';
		const scrolls = `.elementor-element-${id} .${box}>.swiper-wrapper{overflow-x:auto;scrollbar-width:none}`;
		return scrolls + widthRules(slides(box), small, SMALL_PICTURES, count, bounds);
	}
	// Slides with another effect lie on each other.
	const isRow = settings.effect === undefined || settings.effect === 'slide';
	const box = 'elementor-main-swiper:not(.swiper-initialized)';
	return isRow ? widthRules(slides(box), settings, usual, count, bounds) : '';
}

function widthRules(
	selector: string,
	settings: ElementSettings,
	usual: SlidesPerView,
	count: number,
	bounds: Readonly<Record<string, number>>,
): string {
	const steps = slidesPerViewSteps(settings, breakpointsFromBounds(bounds), usual, count);
	return steps
		.map(({ minWidth, slides, spacing }) => {
			const width = `calc((100% - ${(slides - 1) * spacing}px)/${slides})`;
			const rule = `${selector}{width:${width};margin-inline-end:${spacing}px}`;
			return minWidth > 0 ? `@media (min-width:${minWidth}px){${rule}}` : rule;
		})
		.join('');
}
