import type { Unsubscribe } from '../../browser/unsubscribe';
import { hasModifier } from '../disclosure/press';
import type { MenuPanel } from './menu-panel';

/**
 * Lets the first tap on an item open its submenu, and the second follow its link. A link that leads nowhere only opens
 * and closes. For the keyboard there is an opener beside the link, so a key press follows the link.
 *
 * @param isEveryPointer true if a mouse's first click opens as well, as in a folded menu
 */
export function openOnFirstTap(
	link: HTMLAnchorElement,
	panel: MenuPanel,
	isEveryPointer: boolean,
): Unsubscribe {
	let pointer = '';
	const onDown = (event: PointerEvent) => {
		pointer = event.pointerType;
	};
	const onClick = (event: MouseEvent) => {
		if (event.defaultPrevented || hasModifier(event)) return;
		const href = link.getAttribute('href');
		const isPlaceholder = href === null || href === '#';
		// Some browsers send a plain mouse event as the click. They have sent the kind of pointer with an event before
		// it.
		const type = (event as PointerEvent).pointerType || pointer;
		const isByPointer = event.detail > 0 && (isEveryPointer || type === 'touch' || type === 'pen');
		if (!isPlaceholder && (!isByPointer || panel.isOpen())) return;
		event.preventDefault();
		panel.set(!panel.isOpen(), 'press');
	};
	link.addEventListener('pointerdown', onDown);
	link.addEventListener('click', onClick);
	return () => {
		link.removeEventListener('pointerdown', onDown);
		link.removeEventListener('click', onClick);
	};
}
