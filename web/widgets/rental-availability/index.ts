import { color, type StyleControl, typography } from '../../elements/styles/factories';
import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import { RentalAvailability } from './rental-availability';
import css from './rental-availability.css?inline';
import { RentalAvailabilitySettings } from './settings';

const rentalAvailabilityStyles: readonly StyleControl[] = [
	color('label_color', ' :is(label, legend)'),
	...typography('label_typography', ' :is(.e-rental__field > label, legend)'),
	color('answer_color', ' .e-rental__sentence'),
	...typography('answer_typography', ' .e-rental__sentence'),
	color('way_color', ' .e-rental__chart', '--rental-way'),
];

export const rentalAvailability = defineWidget({
	types: ['rental-availability'],
	settings: RentalAvailabilitySettings,
	Markup: RentalAvailability,
	needsRental: true,
	styles: rentalAvailabilityStyles,
	partsCss: { button: buttonCss },
	css,
});
