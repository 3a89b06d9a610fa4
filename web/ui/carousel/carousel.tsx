import type { ReactNode } from 'react';
import { hasIcon, Icon } from '../icon';
import { useTexts } from '../texts';
import type { CarouselOptions } from './options';

/** One slide. */
export interface CarouselSlide {
	key: string;
	content: ReactNode;
	/** For links to the slide. */
	id?: string;
	/** Further class of the slide. */
	className?: string;
}

/** The places of arrows and dots. */
export interface CarouselPlaces {
	/** True if the arrows are beside the slides instead of over their edges. */
	hasArrowsOutside?: boolean;
	/** True if the dots are over the lower edge of the slides instead of below them. */
	hasDotsInside?: boolean;
}

export interface CarouselProps extends CarouselPlaces {
	slides: readonly CarouselSlide[];
	options: CarouselOptions;
	/** The name of the carousel for visitors with a screen reader: "Stories". */
	label: string;
	/** The builder's icon values of the arrows. */
	previousIcon?: unknown;
	nextIcon?: unknown;
	/** The builder's classes of the box that hides overflowing slides, and of the row that moves. */
	boxClass?: string;
	rowClass?: string;
	/** The entrance animation of the text on the slides, for the handler. */
	animation?: string;
	/**
	 * True if something inside the slides moves by itself: then the visitor can stop it even if the slides do not move.
	 */
	holdsMotion?: boolean;
	/** The pictures below the slides; a press on one shows its slide. */
	thumbnails?: ReactNode;
}

/**
 * Slides in a row. Without script the visitor scrolls the row by touch, keyboard and scrollbar, and it snaps to its
 * slides; the handler (`attachCarousel`) turns it into a carousel with the same place and size. Fewer than two slides
 * stay a row. For the keyboard the button that stops the slides comes first, as the ARIA Authoring Practices (APG)
 * require; CSS shows it below the slides. Arrows and dots follow the slides, as in the builder.
 */
export function Carousel({
	slides,
	options,
	label,
	boxClass,
	rowClass,
	thumbnails,
	animation,
	...controls
}: CarouselProps) {
	const say = useTexts();
	const { offsetSides, isRightToLeft } = options;
	const isCarousel = slides.length > 1;
	return (
		<section
			className={classes(
				'e-carousel',
				offsetSides !== 'none' && `offset-${offsetSides}`,
				options.hasArrows && isCarousel && 'e-carousel-has-arrows',
				controls.hasArrowsOutside && 'e-carousel-arrows-outside',
				controls.hasDotsInside && 'e-carousel-inside',
			)}
			aria-roledescription={isCarousel ? say('carousel.role') : undefined}
			aria-label={label}
			dir={isRightToLeft ? 'rtl' : undefined}
		>
			{isCarousel && (options.autoplay || controls.holdsMotion) && <Pause />}
			<div className={classes(boxClass, 'swiper')} data-animation={animation || undefined}>
				{/* A row that scrolls must be reachable by key; the carousel takes this away. */}
				<div className={classes(rowClass, 'swiper-wrapper')} tabIndex={isCarousel ? 0 : undefined}>
					{slides.map(({ key, content, id, className }, index) => (
						// biome-ignore lint/a11y/useSemanticElements: the pattern of the APG names the group of a slide
						<div
							key={key}
							id={id}
							className={classes('swiper-slide', className)}
							role="group"
							aria-roledescription={say('carousel.slide')}
							aria-label={say('common.place', { number: index + 1, count: slides.length })}
						>
							{content}
						</div>
					))}
				</div>
			</div>
			{isCarousel && <Controls options={options} {...controls} />}
			{isCarousel && thumbnails}
		</section>
	);
}

/** The button that stops the slides and lets them continue. */
function Pause() {
	return (
		<button type="button" className="e-plain e-carousel-pause">
			<span className="e-carousel-pause-icon">
				<Icon icon={{ value: 'lucide lucide-pause' }} />
			</span>
			<span className="e-carousel-play-icon">
				<Icon icon={{ value: 'lucide lucide-play' }} />
			</span>
		</button>
	);
}

/** The controls have their places from the start, but are invisible until they have an effect. */
function Controls({
	options: { hasArrows, pagination },
	previousIcon,
	nextIcon,
}: Pick<CarouselProps, 'options' | 'previousIcon' | 'nextIcon'>) {
	const say = useTexts();
	return (
		<>
			{hasArrows && (
				<>
					<Arrow way="prev" name={say('carousel.previous')} icon={previousIcon} usual="left" />
					<Arrow way="next" name={say('carousel.next')} icon={nextIcon} usual="right" />
				</>
			)}
			{pagination && (
				<div className={`e-carousel-controls e-carousel-${pagination}`}>
					<div className={`swiper-pagination swiper-pagination-${pagination}`} />
				</div>
			)}
		</>
	);
}

interface ArrowProps {
	way: 'prev' | 'next';
	name: string;
	/** The icon that an editor chose; if there is none, it is the chevron. */
	icon: unknown;
	usual: 'left' | 'right';
}

function Arrow({ way, name, icon, usual }: ArrowProps) {
	return (
		<button
			type="button"
			className={`e-plain elementor-swiper-button elementor-swiper-button-${way}`}
			aria-label={name}
		>
			<Icon icon={hasIcon(icon) ? icon : { value: `eicon-chevron-${usual}` }} />
		</button>
	);
}

function classes(...names: (string | false | null | undefined)[]): string {
	return names.filter(Boolean).join(' ');
}
