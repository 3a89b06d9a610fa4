import type { Unsubscribe } from './unsubscribe';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True while the visitor prefers reduced motion. */
export function isReducedMotion(): boolean {
	return matchMedia(QUERY).matches;
}

/** Calls back at once with the visitor's preference for reduced motion, and again whenever it changes. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): Unsubscribe {
	const query = matchMedia(QUERY);
	const listener = () => onChange(query.matches);
	query.addEventListener('change', listener);
	listener();
	return () => query.removeEventListener('change', listener);
}
