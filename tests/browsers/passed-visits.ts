import { BUILDER_FORMS, MOVING, POPUP } from 'outrigger/site/through/testing/builder-forms';
import { STICKY_HEADER } from 'outrigger/site/through/testing/builder-moving-widgets';
import { builderPage } from 'outrigger/site/through/testing/builder-page';
import { BUILDER_WIDGETS } from 'outrigger/site/through/testing/builder-widgets';
import type { FakeSite } from 'outrigger/site/through/testing/fake-site';
import { STOCK_MARKUP } from '../e2e/support/stock-markup';
import { builderDocument, inContainers } from '../support/passed-site';
import { DESK, PHONE, type Visit } from './visits';

const LIGHTBOX = 'dialog.elementor-lightbox';
const CAROUSEL = '.elementor-widget-image-carousel';
const POPUP_WORDS = '.elementor-location-popup p';

/** The builder's answer to a form. */
const SENT = { success: true, data: { message: 'Thank you, Ann.', data: [] } };

/** The pages of the visits, in the builder's own markup. */
export function fillPassedSite({ origin, pages }: FakeSite): void {
	const page = (content: string, footer = '') => builderPage({ origin, content, footer });
	pages.set('/', page(builderDocument(inContainers(Object.values(BUILDER_WIDGETS), 'cc000'))));
	const forms = [...Object.values(BUILDER_FORMS), POPUP.link];
	pages.set('/sends/', page(builderDocument(inContainers(forms, 'cc100')), POPUP.markup));
	pages.set('/wp-admin/admin-ajax.php', (request, response) => {
		request.resume().on('end', () => {
			response.writeHead(200, { 'content-type': 'application/json' });
			response.end(JSON.stringify(SENT));
		});
	});
	const room = '<div style="height:1500px"></div>';
	const moving = builderDocument(inContainers(MOVING, 'cc200'));
	pages.set('/moves/', page(STICKY_HEADER + room + moving + room));
	pages.set('/panels/', page(`<h1>Bay</h1>${STOCK_MARKUP}`));
}

const byText = (css: string, words: string) =>
	`[...document.querySelectorAll(${JSON.stringify(css)})].find((one) => one.textContent.includes(${JSON.stringify(words)}))`;

/** The parts of a passed page that visitors touch most, in the builder's markup. */
export const PASSED_VISITS: Readonly<Record<string, Visit>> = {
	'a passed page: a carousel goes on by its arrow, by mouse and by key': {
		size: DESK,
		async run({ open, click, press, until, evaluate }) {
			await open('/');
			await evaluate(`document.querySelector('${CAROUSEL}').scrollIntoView({ block: 'center' })`);
			const next = { css: `${CAROUSEL} [role=button], ${CAROUSEL} button`, words: 'Next' };
			const inBox = (name: string) =>
				`(() => { const box = document.querySelector('${CAROUSEL} .swiper').getBoundingClientRect(); return [...document.querySelectorAll('${CAROUSEL} img[alt=${name}]')].some((one) => { const { left, right } = one.getBoundingClientRect(); return left > box.left - 2 && right < box.right + 2; }); })()`;
			// The page's sheet has no widths of slides, so the box changes its height, and the arrow its place.
			await until(
				'the slides have their widths',
				`document.querySelector('${CAROUSEL} .swiper-initialized') !== null`,
			);
			await until('the first picture is in the box', inBox('one'));
			await click(next);
			await until('the third picture is in the box', inBox('three'));
			await press('Enter');
			await until('the fourth picture is in the box', inBox('four'));
		},
	},
	'a passed page: accordion, tabs and alert by mouse and by keys': {
		size: DESK,
		async run({ open, click, press, sees, seesNo, until }) {
			await open('/');
			await click({ css: '.elementor-accordion .elementor-tab-title', words: 'Crew?' });
			await sees({
				css: '.elementor-accordion .elementor-tab-content p',
				words: 'Answer to Crew?',
			});
			await seesNo({
				css: '.elementor-accordion .elementor-tab-content p',
				words: 'Answer to Fuel?',
			});
			await click({ css: '.e-n-tabs [role=tab]', words: 'Motor' });
			await sees({ css: '.e-n-tabs p', words: 'Motor boats.' });
			await press('Home');
			await until(
				'the first tab has the focus',
				`document.activeElement.textContent.includes('Sail')`,
			);
			await click({ css: '.elementor-alert button' });
			await seesNo({ css: '.elementor-alert' });
		},
	},
	'a passed page: numbers, bars and clocks reach their final values': {
		size: DESK,
		async run({ open, until, evaluate }) {
			await open('/');
			const reach = async (css: string, is: string) => {
				await evaluate(`document.querySelector('${css}').scrollIntoView({ block: 'center' })`);
				await until(`${css} ${is}`, `document.querySelector('${css}').${is}`);
			};
			await reach('.elementor-counter-number', 'textContent === "1,234"');
			await reach('.elementor-progress-bar', 'getBoundingClientRect().width > 100');
			await reach('.elementor-countdown-days', 'textContent.length > 2');
			await reach('.elementor-headline', 'innerText.includes("bays")');
		},
	},
	'a passed page: a lightbox, the next picture by key, Escape': {
		size: DESK,
		async run({ open, click, press, sees, seesNo, until, evaluate }) {
			await open('/');
			const item = `document.querySelector('.elementor-gallery-item')`;
			await evaluate(`${item}.scrollIntoView({ block: 'center' })`);
			// The stand-in for the builder's sheet gives pictures no height.
			await until('the pictures have a place', `${item}.clientHeight > 100`);
			await click({ css: '.elementor-gallery-item' });
			await sees({ css: LIGHTBOX });
			const shows = (name: string) =>
				`document.querySelector('${LIGHTBOX} img')?.currentSrc.includes('/${name}.png')`;
			await until('the first picture', shows('one'));
			await press('ArrowRight');
			await until('the next picture', shows('two'));
			await press('Escape');
			await seesNo({ css: LIGHTBOX });
			await until('the link has the focus again', 'document.activeElement.matches("a")');
		},
	},
	'a passed page: a form is sent, and a popup opens and closes': {
		size: DESK,
		async run({ open, click, type, press, sees, seesNo, until }) {
			await open('/sends/');
			await type({ css: 'form.elementor-form [type=email]' }, 'ann@example.org');
			await click({ css: 'form.elementor-form button' });
			await sees({ css: 'form.elementor-form .elementor-message', words: 'Thank you, Ann.' });
			await click({ css: 'a', words: 'Open the letter' });
			await sees({ css: POPUP_WORDS, words: 'Join the letter.' });
			await press('Escape');
			await seesNo({ css: POPUP_WORDS, words: 'Join the letter.' });
			await until(
				'the link has the focus again',
				`document.activeElement === ${byText('a', 'Open the letter')}`,
			);
		},
	},
	'a passed page: a header stays, and an entrance ends visible': {
		size: DESK,
		async run({ open, evaluate, until, sees }) {
			await open('/moves/');
			await evaluate(`${byText('h2', 'Comes in')}.scrollIntoView({ block: 'center' })`);
			await sees({ css: 'h2', words: 'Comes in' });
			await until(
				'the entrance has ended',
				`getComputedStyle(${byText('h2', 'Comes in')}.closest('.elementor-widget')).opacity === '1'`,
			);
			await until(
				'the header is at its offset',
				`Math.abs(document.querySelector('[data-id=d100001]').getBoundingClientRect().top - 10) < 1`,
			);
		},
	},
	'a passed page: the menu of a phone, an off-canvas panel': {
		size: PHONE,
		async run({ open, click, press, sees, seesNo, until }) {
			await open('/panels/');
			await click({ css: '.elementor-menu-toggle' });
			await sees({ css: 'nav.elementor-nav-menu--dropdown a', words: 'Contact' });
			await press('Escape');
			await until(
				'the menu is shut',
				`document.querySelector('.elementor-menu-toggle').ariaExpanded === 'false'`,
			);
			await click({ css: 'a', words: 'Open the log' });
			await sees({ css: '.e-off-canvas p', words: 'What was seen.' });
			await press('Escape');
			await seesNo({ css: '.e-off-canvas p', words: 'What was seen.' });
		},
	},
};
