import { looksAt, show, wayOf } from './looks';
import { offerContender } from './page';

/** The method of builders: each element has a listener that reads the element's box from the layout and then writes. */
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
