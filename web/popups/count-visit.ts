import { onActivated } from '../browser/page-lifecycle';
import { countVisit } from './visits';

/** Counts this page view on a page that has no popup itself, for the rules of those on other pages. */
export function countPageVisit(): void {
	onActivated(countVisit);
}
