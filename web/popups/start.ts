import type { PageTools } from '../attach/handler';
import { reportFault } from '../attach/report-fault';
import { onActivated } from '../browser/activation';
import { currentAddress } from '../browser/address';
import { whenFirstUsed } from '../browser/first-input';
import { whenIdle } from '../browser/idle';
import { armPopup } from './armed';
import { isStillAllowed } from './decide';
import type { rememberClicks } from './early-clicks';
import { watchOpenSelectors } from './open-selectors';
import type { PopupDialogs } from './popup-dialogs';
import { type PagePopup, popupsOfPage } from './registry';
import { countVisit } from './visits';

/** The triggers that can fire before a visitor's first input. */
const UNTOUCHED = ['page_load', 'scrolling_to', 'adblock_detection'] as const;

/**
 * Starts the popups of this page, once: counts the visit, evaluates the rules, and arms the triggers of the popups that
 * may show. On a prerendered page it starts when the page is shown.
 *
 * @param takeClicks returns the elements that were clicked before, and ends the remembering.
 * @param loadDialogs fetches the module that opens popups. The page calls it in an idle moment, or after the first
 *   input if no trigger can fire before that input, and at the latest when a popup opens.
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
		// An editor who previews a popup does not count as a visitor.
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
				armPopup(popup, fire, () =>
					UNTOUCHED.some((trigger) => popup.triggers?.[trigger])
						? fetchIdle()
						: whenFirstUsed(fetchIdle),
				);
			}
		}
	});
}

/** Returns true for `?popup-debug`, if the site allows it. */
function mayDebug(): boolean {
	return 'popupDebug' in document.body.dataset && currentAddress().search.includes('popup-debug');
}

/** Returns a function that fetches the module once; after a failed fetch the next call fetches it again. */
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
