import type { WindowSize } from './remote';
import type { Visitor } from './visitor';

/** A visit to the demonstration. */
export interface Visit {
	size: WindowSize;
	run(visitor: Visitor): Promise<void>;
}

const DESK = { width: 1280, height: 860 };
const PHONE = { width: 420, height: 780 };

const ITEMS = 'document.querySelectorAll("main .e-loop-item").length';
const LIGHTBOX = 'dialog.elementor-lightbox';
const POPUP = 'dialog.elementor-popup-modal';
const FORM = 'form[name="Ask for a day"]';
const PICTURE = `document.querySelector('${LIGHTBOX} img')`;

/** The parts of the demonstration that visitors touch most. */
export const VISITS: Readonly<Record<string, Visit>> = {
	'the start page: its heading, its pictures, a link of its menu': {
		size: DESK,
		async run({ open, sees, until, click }) {
			await open('/');
			await sees({ css: 'main h1' });
			await until(
				'the first picture is decoded',
				'[...document.images].some((one) => one.complete && one.naturalWidth > 0)',
			);
			await click({ css: 'header a[href="/stories/"]' });
			await until('the stories', 'location.pathname === "/stories/"');
			await sees({ css: 'main h1' });
		},
	},
	'the fleet: a filter by mouse, back, a filter by keys': {
		size: DESK,
		async run({ open, until, click, evaluate, press }) {
			const tender = { css: 'main button[data-filter]', words: 'Tender' };
			await open('/fleet/');
			const all = await evaluate(ITEMS);
			await click(tender);
			await until('the address says it', 'location.search.includes("boat_type=tender")');
			await until('fewer boats', `${ITEMS} > 0 && ${ITEMS} < ${all}`);
			await until(
				'the button is pressed',
				'document.querySelector("main button[data-filter=tender]").ariaPressed === "true"',
			);
			await evaluate('history.back()');
			await until('all boats', `${ITEMS} === ${all} && location.search === ""`);
			await until(
				'the button is let go',
				'!document.querySelector("main button[aria-pressed=true][data-filter=tender]")',
			);
			await evaluate('document.querySelector("main button[data-filter=tender]").focus()');
			await press('Enter');
			await until('the address says it again', 'location.search.includes("boat_type=tender")');
			await until('fewer boats by key', `${ITEMS} > 0 && ${ITEMS} < ${all}`);
		},
	},
	'the gallery: a filter, a picture, the next by button and by key, Escape': {
		size: DESK,
		async run({ open, until, click, press, sees, seesNo, evaluate }) {
			await open('/gallery/');
			await click({ css: 'main .elementor-gallery-title', words: 'The coast' });
			await seesNo({ css: 'main a[data-e-gallery-tags="0"]' });
			await click({ css: 'main a[data-e-gallery-tags="3"]' });
			await sees({ css: LIGHTBOX });
			const isShown = `${PICTURE}?.complete && ${PICTURE}.naturalWidth > 0`;
			await until('a picture', isShown);
			let last = await evaluate(`${PICTURE}.currentSrc`);
			const isNext = () => `${isShown} && ${PICTURE}.currentSrc !== ${JSON.stringify(last)}`;
			await click({ css: `${LIGHTBOX} button`, words: 'Next' });
			await until('the next picture by button', isNext());
			last = await evaluate(`${PICTURE}.currentSrc`);
			await press('ArrowRight');
			await until('the next picture by key', isNext());
			await press('Escape');
			await seesNo({ css: LIGHTBOX });
			await until('the link has the focus again', 'document.activeElement.matches("main a")');
		},
	},
	'the form: refused while it lacks something, then sent': {
		size: DESK,
		async run({ open, until, click, type, sees, evaluate }) {
			const send = { css: `${FORM} button[type=submit]` };
			await open('/contact/');
			await click(send);
			await until(
				'the field that lacks has the focus',
				`document.activeElement.matches('${FORM} :invalid')`,
			);
			// Each browser has its own keys for a day.
			await evaluate(
				`(() => { const day = document.querySelector('${FORM} [type=date]'); day.value = (new Date().getFullYear() + 1) + '-06-12'; day.dispatchEvent(new Event('input', { bubbles: true })); return day.value; })()`,
			);
			await click({ css: `${FORM} label[for]`, words: 'A boat that needs no licence' });
			await type({ css: `${FORM} [name="form_fields[name]"]` }, 'A guest');
			await type({ css: `${FORM} [type=email]` }, 'guest@example.com');
			await click(send);
			await sees({ css: `${FORM} .elementor-message-success` });
		},
	},
	'a popup: it comes at the end of a page and closes': {
		size: DESK,
		async run({ open, press, until, click, seesNo }) {
			await open('/stories/');
			await press('End');
			await until('the popup', `document.querySelector('${POPUP}')?.open`);
			await click({ css: `${POPUP} button`, words: 'Close' });
			await seesNo({ css: POPUP });
		},
	},
	'the menu of a phone: it opens and leads on': {
		size: PHONE,
		async run({ open, click, sees, until }) {
			await open('/contact/');
			await click({ css: 'header summary[aria-label="Menu: Main"]' });
			await click({ css: 'header a', words: 'Stories' });
			await until('the stories', 'location.pathname === "/stories/"');
			await sees({ css: 'main h1' });
		},
	},
};
