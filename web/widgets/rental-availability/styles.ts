import { color, type StyleControl, typography } from '../../elements/styles/factories';

export const rentalAvailabilityStyles: readonly StyleControl[] = [
	color('label_color', ' :is(label, legend)'),
	...typography('label_typography', ' :is(.e-rental__field > label, legend)'),
	color('answer_color', ' .e-rental__sentence'),
	...typography('answer_typography', ' .e-rental__sentence'),
	color('way_color', ' .e-rental__chart', '--rental-way'),
];
