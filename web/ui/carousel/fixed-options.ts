import type { SwiperOptions } from 'swiper/types';

/** Options of Swiper that every carousel has. */
export const FIXED_OPTIONS = {
	direction: 'horizontal',
	// A second press counts even while the first press still moves the row.
	loopPreventsSliding: false,
	watchSlidesProgress: true,
	watchOverflow: false,
	grabCursor: true,
	// A link in a slide keeps the focus, and its click still works.
	preventClicks: true,
	threshold: 5,
} satisfies SwiperOptions;

/** Options that no carousel and no effect changes, so Swiper's default applies to each. */
export const UNUSED_OPTIONS = [
	...['allowTouchMove', 'autoHeight', 'breakpointsBase', 'centerInsufficientSlides'],
	...['centeredSlides', 'centeredSlidesBounds', 'createElements', 'cssMode', 'edgeSwipeDetection'],
	...['edgeSwipeThreshold', 'enabled', 'followFinger', 'freeMode', 'grid', 'height', 'init'],
	...['lazyPreload', 'lazyPreloadPrevNext', 'longSwipes', 'longSwipesMs', 'longSwipesRatio'],
	...['loopAddBlankSlides', 'loopAdditionalSlides', 'maxBackfaceHiddenSlides', 'nested'],
	...['normalizeSlideIndex', 'noSwiping', 'noSwipingSelector', 'observer', 'on', 'onAny'],
	...['oneWayMovement', 'preventClicksPropagation', 'preventInteractionOnTransition'],
	...['resizeObserver', 'rewind', 'roundLengths', 'runCallbacksOnInit', 'setWrapperSize'],
	...['shortSwipes', 'simulateTouch', 'slidesOffsetAfter', 'slidesOffsetBefore'],
	...['slidesPerGroupAuto', 'slidesPerGroupSkip', 'snapToSlideEdge', 'swipeHandler'],
	...['touchAngle', 'touchEventsTarget', 'touchMoveStopPropagation', 'touchRatio'],
	...['touchReleaseOnEdges', 'touchStartForcePreventDefault', 'touchStartPreventDefault'],
	...['updateOnWindowResize', 'userAgent', 'virtual', 'width'],
] as const;
