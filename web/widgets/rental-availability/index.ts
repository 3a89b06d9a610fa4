import { defineWidget } from '../../elements/tree/define-widget';
import buttonCss from '../../ui/button.css?inline';
import { RentalAvailability } from './rental-availability';
import css from './rental-availability.css?inline';
import { RentalAvailabilitySettings } from './settings';
import { rentalAvailabilityStyles } from './styles';

export const rentalAvailability = defineWidget({
	types: ['rental-availability'],
	settings: RentalAvailabilitySettings,
	Markup: RentalAvailability,
	needsRental: true,
	styles: rentalAvailabilityStyles,
	partsCss: { button: buttonCss },
	css,
});
