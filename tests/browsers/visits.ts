import type { WindowSize } from './remote';
import type { Visitor } from './visitor';

/** A visit to a site. */
export interface Visit {
	size: WindowSize;
	run(visitor: Visitor): Promise<void>;
}

/** The windows of a desk and of a phone. */
export const DESK = { width: 1280, height: 860 };
export const PHONE = { width: 420, height: 780 };

const ITEMS = 'document.querySelectorAll("main .e-loop-item").length';
const LIGHTBOX = 'dialog.elementor-lightbox';
const POPUP = 'dialog.elementor-popup-modal';
const FORM = 'form[name="Ask for a day"]';
const PICTURE = `document.querySelector('${LIGHTBOX} img')`;

const SUN = '.pull input[type=range]';
const SENTENCE = 'document.querySelector(".e-rental__sentence").innerText';

/** An expression that sets a field's value in the same way as typing does, and returns the value. */
const typed = (css: string, value: string) =>
	`(() => { const field = document.querySelector(${JSON.stringify(css)}); const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value'); set.call(field, ${JSON.stringify(value)}); for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true })); return field.value; })()`;

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
			// The first touch fetches the script of the cart and leaves the page; Firefox must not report the fetch
			// that is cut off.
			await click({ css: 'header a[href="/stories/"]' });
			await until('the stories', 'location.pathname === "/stories/"');
			await sees({ css: 'main h1' });
		},
	},
	'the sun of the start page: no dead handle where a browser cannot read its place': {
		size: DESK,
		async run({ open, sees, seesNo, evaluate, until }) {
			await open('/');
			await sees({ css: 'main h1' });
			// The page's attribute for a browser with that feature (decision 225).
			const mark =
				'CSS.supports("(animation-timeline: view()) and (interpolate-size: allow-keywords)")';
			if (!(await evaluate(mark))) return seesNo({ css: SUN });
			await evaluate(`document.querySelector('${SUN}').focus()`);
			await sees({ css: SUN });
			await until('it has the focus', `document.activeElement.matches('${SUN}')`);
		},
	},
	'a boat: three choices are answered in a sentence': {
		size: DESK,
		async run({ open, evaluate, until, click }) {
			await open('/fleet/marlin/');
			await evaluate('document.querySelector(".e-rental").scrollIntoView()');
			await until('the island', 'document.querySelector(".e-rental--live")');
			const year = new Date().getFullYear() + 1;
			// Each browser has other keys for a date field and a number field, so the values are set by script.
			await evaluate(typed('.e-rental [name="rental-day"]', `${year}-07-03`));
			await evaluate(typed('.e-rental [name="rental-people"]', '5'));
			await until('eight seats for five', `${SENTENCE}.includes("8 seats for 5")`);
			await click({ css: '.e-rental label', words: 'Isola Bruna' });
			await until('the way there', `${SENTENCE}.includes("14 minutes at 22 knots")`);
			await evaluate(typed('.e-rental [name="rental-people"]', '9'));
			await until(
				'the refusal',
				'document.querySelector(".e-rental").innerText.includes("She has 8 seats")',
			);
		},
	},
	'a postcard: written on the back of a picture, sent, and read': {
		size: DESK,
		async run({ open, click, type, until, evaluate, sees }) {
			await open('/gallery/');
			await click({ css: 'main a[data-e-gallery-tags="3"]' });
			await until('a picture', `${PICTURE}?.complete && ${PICTURE}.naturalWidth > 0`);
			await click({ css: `${LIGHTBOX} button`, words: 'Write on the back' });
			await type({ css: `${LIGHTBOX} textarea` }, 'Come soon');
			await click({ css: `${LIGHTBOX} button`, words: 'Make the card' });
			const address = `document.querySelector('${LIGHTBOX} .elementor-lightbox__back input[readonly]')?.value`;
			await until('the address', `${address}?.includes("/postcards/")`);
			await open(new URL(String(await evaluate(address))).pathname);
			await sees({ css: 'h1', words: 'Come soon' });
			await until('its picture', `document.querySelector('figure img')?.naturalWidth > 0`);
		},
	},
	'a voucher: seen while it is written, then in the cart': {
		size: DESK,
		async run({ open, type, until, evaluate, click, sees }) {
			await open('/product/boathouse-voucher/');
			await evaluate('document.querySelector("form.cart").scrollIntoView()');
			await type({ css: 'form.cart input[type=text]' }, 'Ida');
			await until(
				'the card',
				'document.querySelector(".add-on-preview").innerText.includes("Ida")',
			);
			await evaluate(typed('form.cart select', '€250'));
			await until(
				'the sum',
				'document.querySelector(".add-on-preview").innerText.includes("€250")',
			);
			await click({ css: 'form.cart button', words: 'Add to cart' });
			await sees({ css: 'form.cart [role=status]', words: '“Boathouse voucher” has been added' });
			await evaluate('scrollTo(0, 0)');
			await until(
				'the bar of the shop has counted',
				'document.querySelector(".shop-bar .elementor-button-icon-qty").dataset.counter === "1"',
			);
			await open('/cart/');
			await sees({ css: '.cart_item' });
			await until(
				'the words',
				'document.querySelector(".cart_item").innerText.includes("For: Ida")',
			);
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
			// Each browser has other keys for a date field, so the value is set by script.
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
