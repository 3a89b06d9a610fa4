import { templateInQuery, wayToShow } from '@outrigger/rules/templates/template-view';
import { scrollPageBy } from './smooth-scroll';

/** Scrolls to the template that the address previews: `?theme_template_id=7` shows `.elementor-7`. */
export function showTemplate(): void {
	const id = templateInQuery(location.search);
	const template = id && document.querySelector(`.elementor-${id}`);
	if (!template) return;
	// If a header has no box of its own, its first element gives the place.
	const boxed =
		getComputedStyle(template).display === 'contents' ? template.firstElementChild : template;
	const { top, height } = (boxed ?? template).getBoundingClientRect();
	scrollPageBy(wayToShow(top, height, innerHeight));
}
