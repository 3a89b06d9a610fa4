/** The switches of carousels that are on by default. */
const SWITCHES = [
	'autoplay',
	'infinite',
	'loop',
	'pause_on_hover',
	'pause_on_interaction',
	'arrows',
	'show_arrows',
	'pagination',
];

/**
 * Corrects settings from the builder's own markup: there, `data-settings` omits a switch that is off, while the host's
 * own markup omits default values; and there is a gap between pictures only if an editor chose one. Settings from the
 * host's own markup, and missing settings, stay unchanged.
 */
export function asWritten<Settings extends object>(
	element: HTMLElement,
	settings: Settings,
): Settings {
	const { settings: written } = element.dataset;
	if (written === undefined || element.querySelector('.e-carousel')) return settings;
	const off = SWITCHES.filter((name) => name in settings && !written.includes(`"${name}":`));
	const values: [string, unknown][] = off.map((name) => [name, name === 'pagination' ? '' : false]);
	const hasGap = 'image_spacing' in settings && written.includes('"image_spacing_custom":');
	if (hasGap) values.push(['image_spacing', 'custom']);
	return { ...settings, ...Object.fromEntries(values) };
}
