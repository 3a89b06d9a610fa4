import { island } from '../../elements/island/hydrate-island';
import { menuCartIsland } from './menu-cart-island';

/** Hydrates the content of the panel; the code loads when a visitor opens the panel for the first time. */
export const attachContents = island(menuCartIsland);
