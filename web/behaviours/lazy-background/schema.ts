import { object } from 'valibot';
import { textControl } from '../control';
import { AT_ONCE_CLASS } from './lazy-css';

/** What an editor may say of a container whose backgrounds wait: the builder has a class for it and no control. */
export const LazySchema = object({
	css_classes: textControl('Fetch its backgrounds at once', {
		className: AT_ONCE_CLASS,
		usual: '',
	}),
});
