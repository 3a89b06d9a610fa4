import { useRender } from '../../elements/context/render-context';
import css from './quiet-buttons.css?inline';

/** Puts the looks of the buttons that take things out of a cart behind the kit's, which dresses every button. */
export function useQuietButtons(): void {
	useRender().styles.addCss('shop-quiet-buttons', css, 'kit');
}
