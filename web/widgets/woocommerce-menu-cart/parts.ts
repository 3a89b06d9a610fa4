/** The parts of a menu cart, which the builder's public class names identify. */
export interface MenuCartParts {
	element: HTMLElement;
	/** Opens the panel; without script it leads to the cart page. */
	toggle: HTMLAnchorElement;
	/** The layer over the page. */
	container: HTMLElement;
	/** The panel itself. */
	main: HTMLElement;
	closeButton: HTMLElement | null;
}

/** Finds the parts in our markup and in the builder's own; null if a part is missing. */
export function findParts(element: HTMLElement): MenuCartParts | null {
	const find = <Part extends HTMLElement>(selector: string) =>
		element.querySelector<Part>(selector);
	const toggle = find<HTMLAnchorElement>('.elementor-menu-cart__toggle a');
	const container = find('.elementor-menu-cart__container');
	const main = find('.elementor-menu-cart__main');
	if (!toggle || !container || !main) return null;
	const closeButton = find('.elementor-menu-cart__close-button');
	return { element, toggle, container, main, closeButton };
}
