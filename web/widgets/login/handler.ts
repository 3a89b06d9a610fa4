import { defineHandler } from '../../attach/handler';
import { say } from '../../browser/page-words';
import { isPassedPage } from '../../browser/passed-page';
import { viewerName } from '../../wordpress/viewer-roles';
import { LoginBrowserSettings } from './settings';

/**
 * Replaces the form by a message and a link to log out if the visitor is logged in; it works on our markup and on the
 * builder's. If the site gives no answer, the form stays.
 */
export const attach = defineHandler(LoginBrowserSettings, (element, settings) => {
	const form = element.querySelector('form');
	let isAttached = true;
	let message: HTMLElement | null = null;
	// A real WordPress puts the message into its own markup.
	if (form && settings.show_logged_in_message && !isPassedPage()) {
		viewerName().then((name) => {
			if (!isAttached || name === null) return;
			message = messageFor(name, form.dataset.logout ?? '/wp-login.php?action=logout');
			form.before(message);
			form.hidden = true;
		});
	}
	return () => {
		isAttached = false;
		message?.remove();
		if (message && form) form.hidden = false;
	};
});

/** A mark in the text at the place of the link; no name contains it. */
const LINK = '\n';

function messageFor(name: string, logout: string): HTMLElement {
	const message = document.createElement('p');
	message.className = 'elementor-login elementor-login__logged-in-message';
	const link = document.createElement('a');
	link.href = logout;
	link.textContent = say('common.logOut');
	const [before = '', after = ''] = say('login.loggedIn', { name, link: LINK }).split(LINK);
	message.append(before, link, after);
	return message;
}
