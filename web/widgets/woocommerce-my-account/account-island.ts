import { defineIsland } from '../../elements/island/define-island';
import { Account, type AccountProps } from './account';

export const accountIsland = defineIsland<AccountProps>({ Component: Account });
