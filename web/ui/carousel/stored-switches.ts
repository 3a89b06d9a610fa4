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
 * Settings as the builder's own markup means them: it leaves a switch that is off out of `data-settings`, where ours
 * leaves out the usual values. A gap between pictures stands there only where an editor chose one. On our markup, and where no settings were written, they stay as they are.
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
