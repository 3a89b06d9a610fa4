import type { Variable } from '@outrigger/rules/atomic/variables';

/**
 * Colours with more contrast than the builder's own (docs/decisions/0135): texts reach 4.5 to 1 on their background,
 * lines 3 to 1, dots of carousels are 24 px apart, and titles of galleries are 44 px high. The sheets of alerts,
 * buttons, links, ratings, carousels, galleries, share buttons and progress bars use these colours, with the builder's
 * values as fallbacks. Links in running text are underlined, because their colour is not enough to distinguish them.
 * The text of a counter wraps to another line if a narrow page has no room beside the number.
 */
const VALUES = {
	'--e-info': '#1b6a92',
	'--e-info-text': '#12425c',
	'--e-info-ground': '#e2f1f9',
	'--e-info-edge': '#2f8ab8',
	'--e-success': '#23743f',
	'--e-success-text': '#174a29',
	'--e-success-ground': '#e3f4e8',
	'--e-success-edge': '#2f8f50',
	'--e-warning': '#8a5a00',
	'--e-warning-text': '#5a3d00',
	'--e-warning-ground': '#fdf3dc',
	'--e-warning-edge': '#c07f00',
	'--e-danger': '#b3261e',
	'--e-danger-text': '#6d1812',
	'--e-danger-ground': '#fbe6e4',
	'--e-danger-edge': '#c43a31',
	'--e-link': '#a8244f',
	'--e-button-text': '#fff',
	'--e-button-ground': '#2448d8',
	'--e-dots-block': '9px',
	'--e-dots-gap': '9px',
	'--e-flip': '#0f766e',
	'--e-post': '#0b66a8',
	'--e-share': '#c02d1d',
	'--e-gallery-title': '44px',
	'--e-counter-wrap': 'wrap',
	'--e-thumbnail-mark': 'block',
	'--e-twitter': '#0f6fad',
	'--e-slides-least': 'min-content',
	'--e-review-title': '#5d6b75',
	'--e-cta-ground': '#10222f',
	'--e-cta-overlay': 'rgb(0 0 0 / 50%)',
	'--e-star': '#c98500',
	'--e-star-empty': '#c9ced3',
};

/** These values as the variables of a sheet. A page's sheet contains only the variables that it uses. */
export const ACCESSIBLE_VARIABLES: readonly Variable[] = Object.entries(VALUES).map(
	([name, css]) => ({ name, css, aliases: [] }),
);

/** The further styles of pages with accessible defaults. */
export const ACCESSIBLE_DEFAULTS =
	'.elementor{overflow-wrap:break-word}main p a:where(:not([class])){text-decoration:underline}';
