import type { Unsubscribe } from './unsubscribe';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asks for less motion just now. */
export function isReducedMotion(): boolean {
	return matchMedia(QUERY).matches;
}

/** Says at once whether the visitor asked for less motion, and again whenever that changes. */
export function watchReducedMotion(onChange: (isReduced: boolean) => void): Unsubscribe {
	const query = matchMedia(QUERY);
	const listener = () => onChange(query.matches);
	query.addEventListener('change', listener);
	listener();
	return () => query.removeEventListener('change', listener);
}
