import { container, section, text, untitled, widget } from '../elements';
import type { CataloguePage } from '../page';
import { action, gap, link, px, sides } from '../values';

type Pages = Readonly<Record<string, CataloguePage>>;

/** Returns a page with an address that alone decides about its popup. */
function rule(databaseId: number, title: string, sentence: string): CataloguePage {
	return { title, stored: { databaseId }, sentence, space: 'wide' };
}

/** A page on which a visitor does something. */
function trigger(databaseId: number, title: string, sentence: string): CataloguePage {
	const variations = {
		'Further down': section({ min_height: px(1400) }, [
			text('Room to scroll: the popup belongs to what the visitor does here.'),
		]),
		'The end': untitled([text('<p id="last-word">The end of the page.</p>')]),
	};
	return { ...rule(databaseId, title, sentence), variations };
}

function listOf(pages: Pages) {
	const links = Object.entries(pages).map(
		([slug, { title }]) => `<li><a href="/widgets/popups/${slug}/">${title}</a></li>`,
	);
	return text(`<ul>${links.join('')}</ul>`);
}

const triggers: Pages = {
	'page-load': trigger(3200, 'Page load', 'Opens by itself two seconds after the page was ready.'),
	scrolling: trigger(3201, 'Scrolling', 'Opens once half of the page has been scrolled past.'),
	'scrolling-up': trigger(3202, 'Scrolling up', 'Opens at the first step back up the page.'),
	'scrolling-to': trigger(
		3203,
		'Scrolling to an element',
		'Opens once the last paragraph of this page comes into view.',
	),
	click: trigger(3204, 'Clicks', 'Opens at the third click anywhere on the page.'),
	inactivity: trigger(
		3205,
		'Inactivity',
		'Opens after thirty seconds in which nobody touched the page.',
	),
	'exit-intent': trigger(
		3206,
		'Exit intent',
		'Opens when the pointer leaves the window at its upper edge, and on a touch screen at a fast scroll back up.',
	),
	'adblock-detection': trigger(
		3207,
		'Ad blocker',
		'Opens in browsers that hide advertisements, a second after the page was ready.',
	),
};

const rules: Pages = {
	'page-views': rule(
		3208,
		'Page views',
		'Shown from the third page view after the first visit to this page on.',
	),
	sessions: rule(
		3209,
		'Sessions',
		'Shown from the second session after the first visit to this page on. A session is a browser tab.',
	),
	times: rule(3210, 'Times', 'Shown at most twice a week.'),
	'times-session': rule(3485, 'Once a session', 'Shown once in each browser tab.'),
	'times-day': rule(3486, 'Once a day', 'Shown once in 24 hours.'),
	'times-month': rule(
		3487,
		'Once a month',
		'Shown once in a month, as the builder counts one: 2,628,288 seconds.',
	),
	'times-ever': rule(3488, 'Once ever', 'Shown once, and never again.'),
	'times-close': rule(3489, 'Until it is closed', 'Shown again until it has been closed once.'),
	url: rule(
		3211,
		'Address of origin',
		'Shown to visitors who come from an address that matches a pattern: ?from=news or ?from=mail.',
	),
	'url-text': rule(
		3480,
		'Text in the address of origin',
		'Shown to visitors who come from an address with ?from=club in it.',
	),
	'url-hide': rule(
		3481,
		'Not from this address',
		'Hidden from visitors who come from an address with ?from=club in it.',
	),
	sources: rule(3212, 'Kind of origin', 'Shown to visitors who come from this site itself.'),
	'sources-search': rule(3482, 'From a search', 'Shown to visitors who come from a search engine.'),
	'sources-external': rule(
		3483,
		'From elsewhere',
		'Shown to visitors who come from another site, or directly.',
	),
	'logged-in': rule(
		3213,
		'Logged in',
		'Shown to everybody but visitors who are logged in as an administrator.',
	),
	'logged-in-all': rule(3484, 'Nobody who is logged in', 'Hidden from everybody who is logged in.'),
	devices: rule(3214, 'Devices', 'Shown on phones only.'),
	browsers: rule(3215, 'Browsers', 'Shown in Firefox only.'),
	schedule: rule(3216, 'Schedule', 'Shown in July 2027 by the clock of the site.'),
	'schedule-visitor': rule(
		3490,
		'Schedule by the visitor’s clock',
		'Shown until half past two in the night of 28 March 2027, wherever the visitor is.',
	),
	several: rule(
		3217,
		'Several popups',
		'Two popups want to open here by themselves. The second one avoids to be one of several, so it stays away once the first has shown.',
	),
};

const looks: Pages = {
	dialog: {
		title: 'The dialog',
		stored: { databaseId: 3221 },
		sentence:
			'How popups open and close, what they look like, and what the keyboard does in them. Without script each of these buttons leads to a page that shows its popup.',
		space: 'wide',
		variations: {
			'Opening and closing': container(
				{ flex_direction: 'row', flex_wrap: 'wrap', flex_gap: gap(16), padding: sides(0) },
				[
					widget('button', {
						text: 'Plain',
						link: link(action('popup:open', { id: '3230', toggle: false })),
					}),
					widget('button', {
						text: 'Toggle the corner',
						link: link(action('popup:open', { id: '3232', toggle: true })),
					}),
					widget('button', {
						text: 'Stubborn',
						link: link(action('popup:open', { id: '3233', toggle: false })),
					}),
					widget('button', {
						text: 'Timed',
						link: link(action('popup:open', { id: '3236', toggle: false })),
					}),
					widget('button', {
						text: 'Once only',
						link: link(action('popup:open', { id: '3237', toggle: false })),
					}),
					widget('button', {
						text: 'Call and open',
						link: link(action('popup:open', { id: '3231', toggle: false })),
						_css_classes: 'contact-button',
					}),
				],
			),
			Looks: container(
				{ flex_direction: 'row', flex_wrap: 'wrap', flex_gap: gap(16), padding: sides(0) },
				[
					widget('button', {
						text: 'Tall',
						link: link(action('popup:open', { id: '3234', toggle: false })),
					}),
					widget('button', {
						text: 'Moving',
						link: link(action('popup:open', { id: '3235', toggle: false })),
					}),
					widget('button', {
						text: 'Styled, by selector',
						_css_classes: 'open-by-selector',
						link: link(''),
					}),
				],
			),
			'Ways of writing a link': section({ min_height: px(1400) }, [
				text(
					'<ul><li><a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjMyMzAiLCJ0b2dnbGUiOmZhbHNlfQ%3D%3D">Encoded</a></li><li><a href="#elementor-action:action=popup:open&settings=eyJpZCI6MzIzMCwidG9nZ2xlIjpmYWxzZX0=">Not encoded</a></li><li><a href="%23elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjMyMzAiLCJ0b2dnbGUiOmZhbHNlfQ%3D%3D">With an encoded sign</a></li><li><a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6Ijk5OTk5OSIsInRvZ2dsZSI6ZmFsc2V9">A popup that is not there</a></li><li><a href="#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3Djunk">Broken</a></li><li><a href="#elementor-action%3Aaction%3Dreload-page%26settings%3De30%3D">Reload this page</a></li><li><a href="#elementor-action%3Aaction%3Doff_canvas%3Atoggle%26settings%3DeyJpZCI6IjBmZjBmZjAiLCJkaXNwbGF5TW9kZSI6InRvZ2dsZSJ9">Toggle an off-canvas panel</a></li></ul>',
				),
				text('The rest of this page is here so that it can be scrolled behind a popup.'),
			]),
		},
	},
};

export const page: CataloguePage = {
	title: 'Popups',
	purpose: 'calls',
	picture: 'f/r/x b2 x',
	kind: 'behaviour',
	sentence: 'A page for each trigger and each rule of popups.',
	space: 'wide',
	variations: {
		'What opens a popup': listOf(triggers),
		'Who sees it, and how often': listOf(rules),
		'How it opens, closes and looks': listOf(looks),
	},
	children: { ...triggers, ...rules, ...looks },
};
