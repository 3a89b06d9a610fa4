import type { UrlActionSettings } from '@outrigger/rules/builder/url-action';
import type { ActionContext } from '../actions/run-actions';
import type { PageTools } from '../attach/handler';
import { closePopup, isClosedBy, openPopup, popupAround, popupState } from './dialog/popups';
import { disable } from './record';
import { popupsOfPage } from './registry';

/**
 * Opens a popup of this page, or closes it if the link toggles it. Returns false for a popup that is not on this page.
 */
export function runPopupOpen(
	page: PageTools,
	{ id, toggle }: UrlActionSettings<'popup:open'>,
	{ element, event }: ActionContext,
): boolean {
	if (!popupsOfPage().has(id)) return false;
	if (toggle && event && isClosedBy(event, id)) return true;
	if (toggle && popupState(id) === 'shown') closePopup(id, 'action');
	else openPopup(id, 'action', page, element);
	return true;
}

/** Closes the popup around the link, for good if the link has that setting. Returns false outside a popup. */
export function runPopupClose(
	{ do_not_show_again }: UrlActionSettings<'popup:close'>,
	{ element }: ActionContext,
): boolean {
	const id = popupAround(element);
	if (id === undefined) return false;
	if (do_not_show_again) disable(id);
	closePopup(id, 'action');
	return true;
}
