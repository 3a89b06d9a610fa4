import type { UrlActionSettings } from '@outrigger/rules/builder/url-action';
import { type OffCanvasAction, offCanvasRunner } from './actions/off-canvas';
import { type ActionTable, createActionRunner } from './actions/run-actions';
import type { Attacher } from './attach/attach';
import { goBack, printPage, reloadPage } from './browser/page-commands';

const popupActions = () => import('./popups/popup-actions');

/** An action without settings that works on every page. */
const command = (run: () => void) => async () => () => {
	run();
	return true;
};

/** Returns the actions of this page's links. */
export function urlActions(page: Attacher) {
	const offCanvas = async ({ id }: UrlActionSettings<OffCanvasAction>) =>
		offCanvasRunner(page.want, id);
	const table: ActionTable = {
		'popup:open': async () => {
			const { runPopupOpen } = await popupActions();
			return (settings, context) => runPopupOpen(page, settings, context);
		},
		'popup:close': async () => (await popupActions()).runPopupClose,
		'off_canvas:open': offCanvas,
		'off_canvas:close': offCanvas,
		'off_canvas:toggle': offCanvas,
		lightbox: async () => (await import('./lightbox/run-lightbox')).runLightbox,
		'reload-page': command(reloadPage),
		'history:back': command(goBack),
		'page:print': command(printPage),
	};
	return createActionRunner(table);
}
