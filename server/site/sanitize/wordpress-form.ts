import type { Say } from '@outrigger/rules/texts/text';
import { ORIGINAL_PAGE_LINK, WORDPRESS_FORM } from '@outrigger/rules/wordpress/wordpress-form';
import {
	attributeOf,
	containsElement,
	createElement,
	type Element,
	markupOf,
	type Node,
} from './markup-tree';

/**
 * Addresses at which WordPress renders texts for the host. A plugin takes such an address for that of the page, and
 * writes it into the form.
 */
const RENDERED_AT = /^\/(?:index\.php\/?)?(?:graphql\/?$|wp-json(?:\/|$))/;
/** Addresses of WordPress that receive forms themselves. */
const TAKES_FORMS = /^\/wp-(?:comments-post|login|admin\/admin-ajax)\.php$/;
/** Classes of forms that have handlers of ours: those of the builder, of this host and of shops. */
const HANDLED = /(?:^|\s)(?:elementor-form|e-search-form|cart|woocommerce-[\w-]+|checkout)(?:\s|$)/;
/**
 * Classes of boxes that a plugin's script fills with a form (Ninja Forms and HubSpot), and of forms without a method.
 */
const SCRIPTED = /(?:^|\s)(?:nf-form-cont|frm-fluent-form|hs-form-frame)(?:\s|$)/;
/** Parts that work only with a script: the steps of WPForms, and tests that tell people from robots. */
const SCRIPTED_PART =
	/(?:^|\s)(?:wpforms-page-next|wpforms-recaptcha-container|g-recaptcha|ginput_recaptcha|h-captcha|cf-turnstile)(?:\s|$)/;
/** The button of Gravity Forms to the next step; with the type `button` it works only with a script. */
const NEXT_STEP = /(?:^|\s)gform_next_button(?:\s|$)/;
/** The script with which WPForms hides the box of its trap for robots. */
const TRAP = /#(wpforms-\d{1,9}-field_\d{1,9}-container)\s*\{\s*position:\s*absolute/;
/** The field for the answer of a service, which a script of Contact Form 7 fills. */
const SCRIPTED_FIELD = '_wpcf7_recaptcha_response';

/**
 * Changes a plugin's form so that a visitor can send it without the plugin's script: it posts to its own page, and the
 * host passes it on to WordPress. A form that needs its script becomes a link to the same page of WordPress.
 *
 * @param siteUrl public origin without a slash at the end
 * @returns the nodes that replace the element; null if it is no such form
 */
export function offerForm(element: Element, siteUrl: string, say: Say): Node[] | null {
	const classes = attributeOf(element, 'class') ?? '';
	const isSendable = element.tagName === 'form' && markForm(element, classes, siteUrl);
	if (isSendable && classes.includes('wpforms-form')) hideTrap(element);
	if (isSendable ? containsElement(element, needsScript) : SCRIPTED.test(classes)) {
		return [createElement('a', ORIGINAL_PAGE_LINK, say('form.onOriginalPage'))];
	}
	return null;
}

function needsScript(part: Element): boolean {
	const classes = attributeOf(part, 'class') ?? '';
	if (NEXT_STEP.test(classes)) return attributeOf(part, 'type') === 'button';
	return SCRIPTED_PART.test(classes) || attributeOf(part, 'name') === SCRIPTED_FIELD;
}

/** Hides the field that people must leave empty, since the script that hides it does not run. */
function hideTrap(form: Element): void {
	let trap: string | undefined;
	containsElement(form, (part) => {
		if (part.tagName === 'script') trap ??= TRAP.exec(markupOf(part))?.[1];
		return trap !== undefined;
	});
	if (trap === undefined) return;
	containsElement(form, (part) => {
		if (attributeOf(part, 'id') !== trap) return false;
		part.attrs.push({ name: 'hidden', value: '' });
		return true;
	});
}

/** Returns true if the host can pass the form on to WordPress. Marks the form. */
function markForm(form: Element, classes: string, siteUrl: string): boolean {
	const method = attributeOf(form, 'method') ?? '';
	if (method.trim().toLowerCase() !== 'post' || HANDLED.test(classes)) return false;
	const written = attributeOf(form, 'action') ?? '';
	if (!URL.canParse(written, `${siteUrl}/`)) return false;
	const { pathname, searchParams, hash } = new URL(written, `${siteUrl}/`);
	if (TAKES_FORMS.test(pathname)) return false;
	const others = form.attrs.filter(({ name }) => name !== WORDPRESS_FORM && name !== 'target');
	const isHere = RENDERED_AT.test(pathname) || searchParams.has('graphql');
	form.attrs = isHere ? others.filter(({ name }) => name !== 'action') : others;
	if (isHere && hash) form.attrs.push({ name: 'action', value: hash });
	form.attrs.push({ name: WORDPRESS_FORM, value: '' });
	return true;
}
