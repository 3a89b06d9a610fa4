import type { SiteContent } from '@outrigger/formats/model/records';

const FONT = 'typography_font_family';
const WEIGHT = 'typography_font_weight';

/** A system type style under the builder's control names. */
const style = (id: string, title: string, family: string, weight: string) => ({
	_id: id,
	title,
	typography_typography: 'custom',
	[FONT]: family,
	[WEIGHT]: weight,
});

/** The kit that the builder sets up with a new site. A site without a kit of its own has this look. */
export const FRESH_KIT_SETTINGS: SiteContent['kit']['settings'] = {
	system_colors: [
		{ _id: 'primary', title: 'Primary', color: '#6EC1E4' },
		{ _id: 'secondary', title: 'Secondary', color: '#54595F' },
		{ _id: 'text', title: 'Text', color: '#7A7A7A' },
		{ _id: 'accent', title: 'Accent', color: '#61CE70' },
	],
	system_typography: [
		style('primary', 'Primary', 'Roboto', '600'),
		style('secondary', 'Secondary', 'Roboto Slab', '400'),
		style('text', 'Text', 'Roboto', '400'),
		style('accent', 'Accent', 'Roboto', '500'),
	],
};
