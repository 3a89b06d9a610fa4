import type { ReactNode } from 'react';
import { Icon } from '../icon';
import type { CarouselOptions } from './options';

/** One slide. */
export interface CarouselSlide {
	key: string;
	content: ReactNode;
	/** Further class of the slide. */
	className?: string;
}

/** What `Carousel` is given. */
export interface CarouselProps {
	slides: readonly CarouselSlide[];
	options: CarouselOptions;
	/** What the carousel is, for those who hear it: "Stories". */
	label: string;
	/** The builder's icon values of the arrows. */
	previousIcon?: unknown;
	nextIcon?: unknown;
}

/**
 * Slides in a row. Without script the row is scrolled by hand, by key and by thumb, and snaps to its slides; the
 * handler (`attachCarousel`) makes a carousel of it, in the same place and size. Fewer than two slides stay a row.
 */
export function Carousel({ slides, options, label, previousIcon, nextIcon }: CarouselProps) {
	const { offsetSides, isRightToLeft } = options;
	const isCarousel = slides.length > 1;
	const classes = [
		'e-carousel',
		offsetSides !== 'none' && `offset-${offsetSides}`,
		options.hasArrows && isCarousel && 'e-carousel-has-arrows',
	];
	return (
		<section
			className={classes.filter(Boolean).join(' ')}
			aria-roledescription={isCarousel ? 'carousel' : undefined}
			aria-label={label}
			dir={isRightToLeft ? 'rtl' : undefined}
		>
			<div className="swiper">
				{/* A row that scrolls must be reachable by key; the carousel takes this away. */}
				<div className="swiper-wrapper" tabIndex={isCarousel ? 0 : undefined}>
					{slides.map(({ key, content, className }, index) => (
						// biome-ignore lint/a11y/useSemanticElements: the pattern of the APG names the group of a slide
						<div
							key={key}
							className={['swiper-slide', className].filter(Boolean).join(' ')}
							role="group"
							aria-roledescription="slide"
							aria-label={`${index + 1} of ${slides.length}`}
						>
							{content}
						</div>
					))}
				</div>
			</div>
			{isCarousel && <Controls options={options} previousIcon={previousIcon} nextIcon={nextIcon} />}
		</section>
	);
}

/** In their places from the start and not to be seen until they do something. */
function Controls({
	options: { hasArrows, pagination, autoplay },
	previousIcon = { value: 'fas fa-chevron-left' },
	nextIcon = { value: 'fas fa-chevron-right' },
}: Pick<CarouselProps, 'options' | 'previousIcon' | 'nextIcon'>) {
	return (
		<>
			{hasArrows && (
				<>
					<button
						type="button"
						className="elementor-swiper-button elementor-swiper-button-prev"
						aria-label="Previous slide"
					>
						<Icon icon={previousIcon} />
					</button>
					<button
						type="button"
						className="elementor-swiper-button elementor-swiper-button-next"
						aria-label="Next slide"
					>
						<Icon icon={nextIcon} />
					</button>
				</>
			)}
			{(pagination || autoplay) && (
				<div className="e-carousel-controls">
					{autoplay && (
						<button type="button" className="e-carousel-pause">
							<span className="e-carousel-pause-icon">
								<Icon icon={{ value: 'fas fa-pause' }} />
							</span>
							<span className="e-carousel-play-icon">
								<Icon icon={{ value: 'fas fa-play' }} />
							</span>
						</button>
					)}
					{pagination && <div className={`swiper-pagination swiper-pagination-${pagination}`} />}
				</div>
			)}
		</>
	);
}
