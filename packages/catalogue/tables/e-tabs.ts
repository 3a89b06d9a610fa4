import { atom, colour, plain, rich, typed } from '../atomic';
import type { CataloguePage } from '../page';

const HOURS = [
	['Morning', 'No wind, no sound, and the water as flat as a table.'],
	['Noon', 'Lunch at anchor; the sun is where it wants to be.'],
	['Evening', 'The light comes from the side, and everybody is beautiful.'],
] as const;

const SELECTED = [
	{
		state: 'e--selected' as const,
		props: {
			color: colour('#ffffff'),
			background: typed('background', { color: colour('#063f44') }),
		},
	},
];

function tabs(settings: Record<string, unknown>, looks: typeof SELECTED | [] = []) {
	const titles = HOURS.map(([title]) =>
		atom('e-tab', {}, looks, [atom('e-paragraph', { paragraph: rich(title), tag: plain('span') })]),
	);
	const panels = HOURS.map(([, words]) =>
		atom('e-tab-content', {}, {}, [atom('e-paragraph', { paragraph: rich(words) })]),
	);
	return atom('e-tabs', settings, {}, [
		atom('e-tabs-menu', {}, {}, titles),
		atom('e-tabs-content-area', {}, {}, panels),
	]);
}

export const page: CataloguePage = {
	title: 'Tabs of version 4',
	purpose: 'sections',
	picture: 'H f f/t/t/s',
	kind: 'version-4',
	sentence: 'Titles that choose which panel is shown; without script all panels are open.',
	variations: {
		'As they come': tabs({}),
		'The second is open, the chosen title has a ground of its own': tabs(
			{ 'default-active-tab': plain(1) },
			SELECTED,
		),
	},
};
