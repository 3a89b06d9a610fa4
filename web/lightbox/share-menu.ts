import {
	isShareNetwork,
	SHARE_NETWORKS,
	shareAddress,
} from '@outrigger/rules/address/share-networks';
import { currentAddress } from '../browser/address';
import { say } from '../browser/page-words';
import { printPage } from '../browser/print-page';
import { make } from './build';
import type { Slide } from './slides';

/** Fills the menu with the networks of the kit, in the kit's order; a film has no download. */
export function fillShareMenu(menu: HTMLElement, slide: Slide, networks: readonly string[]): void {
	menu.replaceChildren(
		...networks.flatMap((name) => {
			const entry = entryOf(name, slide);
			return entry ? [entry] : [];
		}),
	);
}

function entryOf(name: string, slide: Slide): HTMLElement | null {
	const isPicture = slide.kind === 'picture';
	if (name === 'download') {
		return isPicture ? link(say('lightbox.download'), slide.src, { download: '' }) : null;
	}
	if (!isShareNetwork(name)) return null;
	const { title } = SHARE_NETWORKS[name];
	const address = shareAddress(name, {
		url: shareUrl(slide),
		title: slide.title || slide.name,
		text: slide.description,
		image: isPicture ? slide.src : '',
	});
	if (address !== null)
		return link(say('share.on', { network: title }), address, { target: '_blank' });
	const button = make('button', 'share-entry');
	button.type = 'button';
	button.textContent = name === 'print' ? say('share.printShort') : title;
	button.addEventListener('click', printPage);
	return button;
}

/**
 * The address of the page with the action that opens this slide. If the link has no action, the visitor shares the
 * link's own address.
 */
function shareUrl({ link: opener, src }: Slide): string {
	const hash = opener.getAttribute('data-e-action-hash');
	if (!hash) return src;
	const page = currentAddress();
	return new URL(hash, new URL(page.pathname + page.search, page)).href;
}

function link(text: string, href: string, attributes: { target?: string; download?: string }) {
	const entry = make('a', 'share-entry');
	return Object.assign(entry, { href, textContent: text, rel: 'noopener', ...attributes });
}
