import { defineIsland } from '../../elements/island/define-island';
import { AddToCartForm, type AddToCartProps } from './add-to-cart-form';

export const addToCartIsland = defineIsland<AddToCartProps>({ Component: AddToCartForm });
