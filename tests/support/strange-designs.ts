import { MOVING_DESIGNS } from './strange-motion';
import { OTHERS_DESIGNS } from './strange-others';
import { container, MEDIA, PICTURE, type StrangeDesign, widget } from './strange-values';

/** A length in its stored forms: a slider, a slider with numerals, a bare number. */
const LENGTHS: Readonly<Record<string, unknown>> = {
	'a slider': { unit: 'px', size: 36, sizes: [] },
	'a slider with numerals': { unit: 'px', size: '36', sizes: [] },
	'a slider without a unit': { size: 36 },
	'a bare number': 36,
};

/** Gaps as they are stored. */
const GAPS: Readonly<Record<string, object>> = {
	'a slider': { unit: 'px', size: 12, sizes: [] },
	'gaps with numerals': { unit: 'px', row: '12', column: '12', isLinked: true, size: 12 },
	'gaps with numbers': { unit: 'px', row: 12, column: 12 },
};

const backgrounds: StrangeDesign[] = Object.entries(MEDIA).flatMap(([age, image]) => [
	{
		name: `a background picture ${age} shows`,
		elements: [container({ background_background: 'classic', background_image: image })],
		css: [`background-image:url("${PICTURE}")`],
	},
	{
		name: `a background picture ${age} gives way to another on phones`,
		elements: [
			container({
				background_background: 'classic',
				background_image: image,
				background_image_mobile: { ...image, url: `${PICTURE}?mobile` },
			}),
		],
		css: [/max-width:767px\)\{[^}]*url\("[^"]*\?mobile"\)/],
	},
	{
		name: `an overlay ${age} shows`,
		elements: [
			container({ background_overlay_background: 'classic', background_overlay_image: image }),
		],
		css: [`url("${PICTURE}")`],
	},
]);

const lengths: StrangeDesign[] = Object.entries(LENGTHS).map(([form, size]) => ({
	name: `a size that is ${form} counts`,
	elements: [widget('icon', { selected_icon: { value: 'fas fa-seedling' }, size })],
	html: ['<svg'],
	css: ['font-size:36px'],
}));

const gaps: StrangeDesign[] = Object.entries(GAPS).map(([form, flex_gap]) => ({
	name: `the gap of a container that is ${form} counts`,
	elements: [container({ flex_gap })],
	css: [/:12px(?: 12px)?[;}]/],
}));

/** A container is 100 % wide unless it has another width. */
const margins: StrangeDesign[] = [
	{
		name: 'a container with margins at its sides stays inside what holds it',
		elements: [
			container({
				margin: { unit: 'px', top: '0', right: '10', bottom: '0', left: '10' },
				margin_mobile: { unit: 'px', top: '8', right: '0', bottom: '0', left: '-4' },
			}),
		],
		css: ['max-width:calc(100% - 10px - 10px)', /max-width:767px\)\{[^}]*max-width:100%/],
	},
	{
		name: 'a container that is drawn out of its place by its margins is not held back',
		elements: [container({ margin: { unit: 'px', top: '5', right: '-20', bottom: '', left: '' } })],
		css: ['margin:5px -20px 0 0'],
		never: /calc\(100% -/,
	},
];

const pictures: StrangeDesign[] = [
	[{ width: '', height: '60' }, /width:auto;height:60px;object-fit:contain/],
	[{ width: 68, height: '' }, /width:68px;height:auto/],
	[{ width: '300', height: '375' }, /aspect-ratio:300\/375/],
].map(([image_custom_dimension, css]) => ({
	name: `a picture cut to ${JSON.stringify(image_custom_dimension)} has that size`,
	elements: [
		widget('image', {
			image: MEDIA['with an empty id'],
			image_size: 'custom',
			image_custom_dimension,
		}),
	],
	css: [css as RegExp],
}));

const columns: StrangeDesign[] = [
	{
		name: 'a column of old is as narrow on phones as it says',
		elements: [
			{ id: 's', elType: 'section' },
			{
				id: 'c',
				parentId: 's',
				elType: 'column',
				settings: { _column_size: 33, screen_sm: 'custom', screen_sm_width: '50' },
			},
		],
		css: [/max-width:767px\)\{[^}]*\{width:50%/],
	},
	{
		name: 'a column of old stands where it says',
		elements: [
			{ id: 's', elType: 'section' },
			{ id: 'c', parentId: 's', elType: 'column', settings: { vertical_align: 'middle' } },
		],
		css: ['align-content:center'],
	},
];

const icons: StrangeDesign[] = [
	{ icon: 'fa fa-map-marker' },
	{ selected_icon: { value: 'fas fa-circle-notch', library: 'fa-solid' } },
	{ selected_icon: { value: 'fa-solid fa-seedling', library: 'fa-solid' } },
	{ selected_icon: { value: 'fab fa-google-plus-g', library: 'fa-brands' } },
	{ selected_icon: { value: 'icon icon-auction-hall', library: 'ekiticons' } },
].map((settings) => ({
	name: `the icon ${JSON.stringify(settings)} draws`,
	elements: [widget('icon-box', { ...settings, title_text: 'Moorings' })],
	html: [/<svg class="e-icon"[^>]*><(?:path|circle|g)/, 'Moorings'],
}));

const parts: StrangeDesign[] = [
	{
		name: 'the radius of an image box is one length',
		elements: [
			widget('image-box', {
				image: MEDIA['with an empty id'],
				image_border_radius: { unit: '%', size: 50, sizes: [] },
			}),
		],
		css: ['border-radius:50%'],
	},
	{
		name: 'the sheet of an html widget holds, its script does not run',
		elements: [
			widget('html', { html: '<style>.deck{color:#123456}</style><p class="deck">Deck</p>' }),
		],
		html: ['Deck'],
		css: ['.deck{color:#123456}'],
	},
	{
		name: 'what is set for other visitors stays away',
		elements: [
			{
				...container({
					e_display_conditions: ['[[{"condition":"login_status","status":"logged_in"}]]'],
				}),
				id: 'c',
			},
			{ ...widget('heading', { title: 'Members' }), parentId: 'c' },
		],
		never: /Members/,
	},
	{
		name: 'tabs to come show what is in them, below their titles',
		elements: [
			{
				...widget('nested-decks', { items: [{ item_title: 'Fuel' }, { item_title: 'Rain' }] }),
				id: 't',
			},
			{ ...container({}), id: 'a', parentId: 't' },
			{ ...widget('heading', { title: 'Settled later' }), parentId: 'a' },
			{ ...container({}), id: 'b', parentId: 't' },
			{ ...widget('heading', { title: 'We wait' }), parentId: 'b' },
		],
		html: [/Fuel.*Settled later.*Rain.*We wait/],
	},
	{
		name: 'the words of an add-on survive, its choices do not show',
		elements: [
			widget('x-team', {
				x_team_name: 'Ada Reef',
				x_team_designation: 'Skipper',
				x_team_style: 'overlay-Left',
				x_team_description: '<p>Knows each rock.</p>',
				x_team_popup_close: { value: 'fas fa-times', library: 'fa-solid' },
			}),
		],
		html: ['Ada Reef', 'Skipper', 'Knows each rock.'],
		never: /overlay-Left|fa-times/,
	},
];

/** Rows of repeaters that a script wrote: they have no `_id`. */
const rowsWithoutIds: StrangeDesign[] = [
	{
		name: 'slides without ids have their own colours',
		elements: [
			widget('slides', {
				slides: [
					{ heading: 'Out', background_color: '#1A1A1A' },
					{ _id: '', heading: 'Home', background_color: '#833ca3' },
				],
			}),
		],
		html: [/elementor-repeater-item-row-1\b/, /elementor-repeater-item-row-2\b/],
		css: [
			/elementor-repeater-item-row-1 \.swiper-slide-bg\{background-color:#1a1a1a/,
			/elementor-repeater-item-row-2 \.swiper-slide-bg\{background-color:#833ca3/,
		],
	},
	{
		name: 'marks without ids stand in their own places',
		elements: [
			widget('hotspot', {
				image: { url: PICTURE },
				hotspot: [
					{
						hotspot_label: 'Bow',
						hotspot_horizontal: 'left',
						hotspot_offset_x: { unit: '%', size: 30 },
					},
					{
						hotspot_label: 'Stern',
						hotspot_horizontal: 'left',
						hotspot_offset_x: { unit: '%', size: 70 },
					},
				],
			}),
		],
		css: [
			/elementor-repeater-item-row-1[^}]*left:30%/,
			/elementor-repeater-item-row-2[^}]*left:70%/,
		],
	},
];

/** Every form of a design that exists in exports of other authors and that once failed here. */
export const STRANGE_DESIGNS: readonly StrangeDesign[] = [
	...backgrounds,
	...lengths,
	...gaps,
	...margins,
	...pictures,
	...columns,
	...icons,
	...parts,
	...MOVING_DESIGNS,
	...OTHERS_DESIGNS,
	...rowsWithoutIds,
];
