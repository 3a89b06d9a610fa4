import type { BaseRule } from './define-atomic';

/**
 * The base rules of links inside of a type: they look like the text around them. The builder also removes their focus
 * ring; here the ring stays.
 *
 * @param name the class of the link, `e-heading-link-base`
 */
export function linkBase(name: string, body = 'all:unset;cursor:pointer'): BaseRule[] {
	return [
		{ name, body },
		{ name, more: ':focus-visible', body: 'outline:2px solid;outline-offset:2px' },
	];
}
