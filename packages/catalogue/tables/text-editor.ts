import { container } from '../elements';
import type { CataloguePage } from '../page';
import { gap, px, sides, size } from '../values';

const opening = {
	drop_cap: 'yes',
	editor:
		'<p>The harbour opens at six. Whoever leaves before the sun has the first hour for themselves: no wake but your own, and a sea like <em>poured glass</em>.</p><p>By noon the wind is up. Then it pays to know <a href="/destinations/">where the lee is</a>: behind the island, under the cape, and in every cove that looks to the east.</p>',
};

export const page: CataloguePage = {
	title: 'Text editor',
	purpose: 'words',
	picture: 't/t/s/x/t/t/s',
	kind: 'markup',
	sentence: 'Running text with everything that the toolbar of the editor can do.',
	space: 'close',
	variations: {
		'Paragraphs, lists and a quotation': {
			editor:
				'<p>The harbour opens at six. Whoever leaves before the sun has the first hour for themselves: no wake but your own, and a sea like <em>poured glass</em>.</p><p>By noon the wind is up. Then it pays to know <a href="/destinations/">where the lee is</a>: behind the island, under the cape, and in every cove that looks to the east.</p><h3>What is on board</h3><ul><li>Life jackets for everybody, children too</li><li>An anchor with thirty metres of line</li><li>A cool box, empty</li></ul><ol><li>Cast off astern.</li><li>Then the bow.</li><li>Then nothing for a while.</li></ol><blockquote><p>One knot is enough, if it is the right one.</p></blockquote>',
		},
		'A table': {
			editor:
				'<table><caption>Distances from Porto Sereno</caption><thead><tr><th scope="col">To</th><th scope="col">Nautical miles</th><th scope="col">At 20 knots</th></tr></thead><tbody><tr><td>Cala Ventosa</td><td>4</td><td>12 min</td></tr><tr><td>Isola Bruna</td><td>9</td><td>27 min</td></tr><tr><td>Capo Sole</td><td>14</td><td>42 min</td></tr></tbody></table>',
		},
		Columns: {
			editor:
				'<p>The harbour opens at six. Whoever leaves before the sun has the first hour for themselves: no wake but your own, and a sea like <em>poured glass</em>.</p><p>By noon the wind is up. Then it pays to know <a href="/destinations/">where the lee is</a>: behind the island, under the cape, and in every cove that looks to the east.</p><p>The harbour opens at six. Whoever leaves before the sun has the first hour for themselves: no wake but your own, and a sea like <em>poured glass</em>.</p>',
			text_columns: '3',
			text_columns_tablet: '2',
			text_columns_mobile: '1',
			column_gap: px(40),
		},
		'Dropped first letter': container(
			{ padding: sides(0), flex_gap: gap(32), flex_direction: 'row', flex_wrap: 'wrap' },
			[
				container(
					{
						padding: sides(0),
						flex_gap: gap(32),
						width: size(31.33, '%'),
						width_mobile: size(100, '%'),
					},
					[opening],
				),
				container(
					{
						padding: sides(0),
						flex_gap: gap(32),
						width: size(31.33, '%'),
						width_mobile: size(100, '%'),
					},
					[{ ...opening, drop_cap_view: 'stacked', drop_cap_primary_color: '#0A6E77' }],
				),
				container(
					{
						padding: sides(0),
						flex_gap: gap(32),
						width: size(31.33, '%'),
						width_mobile: size(100, '%'),
					},
					[{ ...opening, drop_cap_view: 'framed', drop_cap_primary_color: '#9E1B16' }],
				),
			],
		),
		Alignment: [
			{
				editor: '<p>Set left. The chart says five metres, the colour of the water says three.</p>',
				align: 'left',
			},
			{
				editor:
					'<p>Set center. The chart says five metres, the colour of the water says three.</p>',
				align: 'center',
			},
			{
				editor: '<p>Set right. The chart says five metres, the colour of the water says three.</p>',
				align: 'right',
			},
			{
				editor:
					'<p>Set justify. The chart says five metres, the colour of the water says three.</p>',
				align: 'justify',
			},
		],
		'Colour and type': [
			{
				editor:
					'<p>By noon the wind is up. Then it pays to know <a href="/destinations/">where the lee is</a>: behind the island, under the cape, and in every cove that looks to the east.</p>',
				text_color: '#4A2A5C',
				link_color: '#0A6E77',
				link_hover_color: '#9E1B16',
				typography_typography: 'custom',
				typography_font_size: px(22),
				typography_line_height: size(1.5, 'em'),
			},
			{
				editor:
					'<p>The harbour opens at six. Whoever leaves before the sun has the first hour for themselves: no wake but your own, and a sea like <em>poured glass</em>.</p><p>By noon the wind is up. Then it pays to know <a href="/destinations/">where the lee is</a>: behind the island, under the cape, and in every cove that looks to the east.</p>',
				paragraph_spacing: px(40),
			},
		],
		'A long word': {
			editor:
				'<p>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesentwurfsbeilage, which no boat is called.</p>',
		},
		'Without a text': [{ editor: '<p>Nothing stands below.</p>' }, { editor: '' }],
	},
};
