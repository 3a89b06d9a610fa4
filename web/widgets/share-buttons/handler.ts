import { isShareNetwork, shareAddress } from '@outrigger/rules/address/share-networks';
import { defineHandler } from '../../attach/handler';
import { goToAddress } from '../../browser/address';
import { hasNativeShare, shareNatively } from '../../browser/native-share';
import { openSmallWindow } from '../../browser/open-window';
import { isPlainClick } from '../../browser/plain-click';
import { printPage } from '../../browser/print-page';
import { ShareBrowserSettings } from './browser-settings';
import { createLinkCopier } from './copy-link';
import { pageValues } from './page-values';

const BUTTON = '.elementor-share-btn';
/** The button for the device's own share dialog; it is shown if the device has such a dialog. */
const NATIVE = '.elementor-share-btn_native';

/**
 * Opens a network's page for sharing in a small window, with the page's current address, title and picture; prints the
 * page, copies its address, or opens the device's share dialog. It works on our links and on the builder's buttons,
 * which have no address and no keyboard support.
 */
export const attach = defineHandler(ShareBrowserSettings, (element, settings) => {
	const copier = createLinkCopier(element);
	const nativeItem = element.querySelector<HTMLElement>(NATIVE)?.closest('li');
	if (nativeItem && hasNativeShare()) nativeItem.hidden = false;

	const press = (event: Event) => {
		const button = (event.target as Element).closest<HTMLElement>(BUTTON);
		if (!button || !element.contains(button)) return;
		event.preventDefault();
		const name = nameOf(button);
		const values = pageValues(settings);
		if (name === 'native') shareNatively({ url: values.url, title: values.title });
		else if (name === 'copy-link') copier.copy(button, values.url);
		else if (name === 'print') printPage();
		else if (isShareNetwork(name)) open(shareAddress(name, values));
	};
	const onClick = (event: MouseEvent) => isPlainClick(event) && press(event);
	const onKey = (event: KeyboardEvent) => {
		// The builder's older markup lacks even the role of a button.
		const isOfBuilder = (event.target as Element).matches(`${BUTTON}:is([role="button"], div)`);
		if (isOfBuilder && (event.key === 'Enter' || event.key === ' ')) press(event);
	};
	element.addEventListener('click', onClick);
	element.addEventListener('keydown', onKey);
	return () => {
		element.removeEventListener('click', onClick);
		element.removeEventListener('keydown', onKey);
		copier.end();
		if (nativeItem) nativeItem.hidden = true;
	};
});

/** Returns the network's name in the class: `facebook` of `elementor-share-btn_facebook`. */
function nameOf({ className }: Element): string {
	return /\belementor-share-btn_([a-z-]+)/.exec(className)?.[1] ?? '';
}

/** Opens a share address: an e-mail in the visitor's own program, everything else in a small window. */
function open(address: string | null): void {
	if (address?.startsWith('https:')) openSmallWindow(address);
	else if (address) goToAddress(address);
}
