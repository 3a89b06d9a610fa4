import type { PageTools } from '../attach/handler';
import { reportFault } from '../attach/report-fault';
import { onActivated } from '../browser/activation';
import { currentAddress } from '../browser/address';
import { whenIdle } from '../browser/idle';
import { armPopup } from './armed';
import { isStillAllowed } from './decide';
import type { rememberClicks } from './early-clicks';
import { watchOpenSelectors } from './open-selectors';
import type { PopupDialogs } from './popup-dialogs';
import { type PagePopup, popupsOfPage } from './registry';
import { countVisit } from './visits';

/**
 * Starts the popups of this page, once: counts the visit, asks the rules, and arms the triggers of those popups
 * that may show. Of a page that was rendered ahead, when it is shown.
 *
 * @param takeClicks gives what was clicked before, and ends the remembering.
 * @param loadDialogs fetches what opens popups; called when something is armed and the page is idle, at the latest
 * when a popup opens.
 */
export function startPopups(
	page: PageTools,
	takeClicks: ReturnType<typeof rememberClicks>,
	loadDialogs = () => importDialogs(page),
): void {
	onActivated(() => {
		const dialogs = fetchOnce(loadDialogs);
		const open = (...args: Parameters<PopupDialogs['openPopup']>) =>
			dialogs().then(({ openPopup }) => openPopup(...args), reportLate);
		const pagePopups = [...popupsOfPage().values()];
		const isPreview = ({ template }: PagePopup) => 'popupPreview' in template.dataset;
		// An editor in the preview of a popup is no visitor.
		if (!pagePopups.some(isPreview)) countVisit();
		const isWatched = watchOpenSelectors(
			pagePopups.map(({ popup }) => popup),
			takeClicks(),
			(id, opener) => open(id, 'selector', opener),
		);
		const fetchIdle = () => whenIdle(() => void dialogs().catch(reportLate));
		if (isWatched) fetchIdle();
		if (mayDebug()) {
			import('./debug/panel').then(({ showDebugPanel }) => showDebugPanel(page), reportLate);
		}
		for (const pagePopup of pagePopups) {
			const { popup } = pagePopup;
			if (isPreview(pagePopup)) open(popup.id, 'preview');
			else {
				const fire = () => isStillAllowed(popup) && open(popup.id, 'trigger');
				armPopup(popup, fire, fetchIdle);
			}
		}
	});
}

/** `?popup-debug`, where the site's people allow it. */
function mayDebug(): boolean {
	return 'popupDebug' in document.body.dataset && currentAddress().search.includes('popup-debug');
}

/** A fetch that failed is tried again the next time. */
function fetchOnce(load: () => Promise<PopupDialogs>): () => Promise<PopupDialogs> {
	let asked: Promise<PopupDialogs> | undefined;
	return () => {
		asked ??= load();
		asked.catch(() => {
			asked = undefined;
		});
		return asked;
	};
}

async function importDialogs(page: PageTools): Promise<PopupDialogs> {
	const { popupDialogs } = await import('./dialog/popups');
	return popupDialogs(page);
}

const reportLate = (error: unknown) => reportFault('popups', error);
