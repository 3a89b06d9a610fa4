import { useRender } from '../../elements/context/render-context';
import css from './quiet-buttons.css?inline';

/**
 * Adds the styles of the buttons that remove things from a cart after the kit's styles, because the kit styles every
 * button.
 */
export function useQuietButtons(): void {
	useRender().styles.addCss('shop-quiet-buttons', css, 'kit');
}
