import { copyText } from './browser/clipboard';
import { hasNativeShare, shareNatively } from './browser/native-share';

/** The script of the page of a postcard: it copies the address, and opens the device's sheet for sharing. */

const address = document.querySelector<HTMLInputElement>('#address');
const status = document.querySelector('[role=status]');
const copy = document.querySelector<HTMLButtonElement>('[data-copy]');
const share = document.querySelector<HTMLButtonElement>('[data-share]');

if (address && copy) {
	copy.hidden = false;
	copy.addEventListener('click', async () => {
		const isCopied = await copyText(address.value);
		// If the browser refuses to copy, the address is selected so that the visitor can copy it.
		if (!isCopied) address.select();
		if (status) status.textContent = isCopied ? (copy.dataset.copy ?? '') : '';
	});
}
if (address && share && hasNativeShare()) {
	share.hidden = false;
	share.addEventListener('click', () =>
		shareNatively({ title: share.dataset.share ?? '', url: address.value }),
	);
}
