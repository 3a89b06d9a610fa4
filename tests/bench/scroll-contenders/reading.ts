import { looksAt, show, wayOf } from './looks';
import { offerContender } from './page';

/**
 * The way of builders: a listener for each element that reads its box from the layout, then
 * writes.
 */
offerContender((elements) => {
	for (const element of elements) {
		const update = () => {
			const { top, height } = (element.parentElement as HTMLElement).getBoundingClientRect();
			show(element, looksAt(wayOf(top, height)));
		};
		addEventListener('scroll', update, { passive: true });
		update();
	}
});
