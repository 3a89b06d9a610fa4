import { watchDismissals } from '../../ui/disclosure/dismissals';

/**
 * Shows the text of tabs at the edge under the pointer and with the focus. On a touch screen the first tap shows the
 * text, and the second tap follows the link.
 * @returns a function that ends this
 */
export function expandTabs(root: HTMLElement): () => void {
	if (!root.matches('.e-contact-buttons-var-10')) return () => {};
	const links = [...root.querySelectorAll<HTMLElement>('a')];
	const open = (link: HTMLElement | null) => {
		for (const one of links) {
			if (one === link) one.dataset.state = 'open';
			else delete one.dataset.state;
		}
	};
	const onClick = (event: MouseEvent) => {
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		if (!link || link.dataset.state === 'open' || !isTouch(event)) return;
		event.preventDefault();
		open(link);
	};
	root.addEventListener('click', onClick);
	const stop = watchDismissals(
		{
			isOpen: () => links.some(({ dataset }) => dataset.state === 'open'),
			parts: () => [root],
			by: ['outside', 'escape', 'focus-out'],
		},
		() => open(null),
	);
	return () => {
		root.removeEventListener('click', onClick);
		stop();
		open(null);
	};
}

function isTouch(event: MouseEvent): boolean {
	return 'pointerType' in event && event.pointerType === 'touch';
}
