import { object } from 'valibot';
import { textControl } from '../control';
import { AT_ONCE_CLASS } from './lazy-css';

/**
 * The setting with which an editor makes a container fetch its backgrounds at once: the builder has a class for it, but
 * no control.
 */
export const LazySchema = object({
	css_classes: textControl('Fetch its backgrounds at once', {
		className: AT_ONCE_CLASS,
		usual: '',
	}),
});
