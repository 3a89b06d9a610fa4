import type { PageTools } from './attach/handler';
import { watchDevice } from './browser/device';
import { watchRemovals } from './browser/removals';

/** What goes on as long as the page is open, and nothing has to wait for. */
export function keepPage({ attach, detach }: PageTools): void {
	// The builder's own attribute, for editors' CSS and scripts.
	watchDevice((device) => {
		document.body.dataset.elementorDeviceMode = device;
	});
	// Foreign script takes elements away without a word.
	watchRemovals(detach, attach);
}
