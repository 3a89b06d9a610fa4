import { defineHandler } from '../../attach/handler';
import { AlertBrowserSettings } from './settings';

/** Takes the whole alert away when a visitor dismisses it. */
export const attach = defineHandler(AlertBrowserSettings, (element) => {
	const button = element.querySelector('.elementor-alert-dismiss');
	const dismiss = () => {
		element.style.display = 'none';
	};
	button?.addEventListener('click', dismiss);
	return () => button?.removeEventListener('click', dismiss);
});
