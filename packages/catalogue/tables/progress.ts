import { section } from '../elements';
import type { CataloguePage } from '../page';
import { color, px, size } from '../values';

export const page: CataloguePage = {
	title: 'Progress bar',
	purpose: 'proof',
	picture: 's/b4 f2/s/b2 f4',
	kind: 'handler',
	sentence: 'A bar that says how much of something there is. The figures are samples.',
	space: 'close',
	variations: {
		'How full': [
			{ title: 'Fuel', percent: size(80, '%') },
			{ title: 'Fresh water', percent: size(50, '%') },
			{ title: 'Ice in the cool box', percent: size(12, '%') },
			{ title: 'Wind', percent: size(0, '%') },
			{ title: 'Sun', percent: size(100, '%') },
		],
		Kinds: [
			{ title: 'Batteries', percent: size(64, '%'), progress_type: 'info' },
			{ title: 'Engine hours', percent: size(90, '%'), progress_type: 'success' },
			{ title: 'Fuel', percent: size(30, '%'), progress_type: 'warning' },
			{ title: 'Anchor line', percent: size(22, '%'), progress_type: 'danger' },
		],
		'With a text in it': [
			{ title: 'The way to Isola Bruna', percent: size(65, '%'), inner_text: 'Six of nine miles' },
			{
				title: 'The way back',
				percent: size(40, '%'),
				inner_text: 'Not yet',
				display_percentage: 'hide',
			},
		],
		'Without a title': { percent: size(55, '%'), inner_text: 'Half way' },
		'Colours, height and corners': [
			{
				title: 'Depth',
				percent: size(70, '%'),
				bar_color: '#1557C0',
				bar_bg_color: '#DCE7F0',
				bar_height: px(44),
				nullradius: px(22),
				bar_inline_color: '#FFFFFF',
				title_color: '#1557C0',
			},
			{
				title: 'As a thin line',
				percent: size(35, '%'),
				bar_height: px(6),
				display_percentage: 'hide',
				title_tag: 'h3',
				bar_color: '#9E1B16',
			},
		],
		'On a dark ground': section(
			{
				css_classes: 'hour hour-dusk',
				background_background: 'classic',
				__globals__: { background_color: color('ground') },
			},
			[
				{
					title: 'Fuel',
					percent: size(80, '%'),
					inner_text: 'For two hours',
					__globals__: { bar_inline_color: color('ground') },
				},
				{ title: 'Ice', percent: size(12, '%') },
			],
		),
		'A long text': {
			title:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
			percent: size(75, '%'),
			inner_text: 'As far as the lighthouse',
		},
	},
};
