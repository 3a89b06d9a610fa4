import type { References } from '@outrigger/rules/atomic/references';
import type { RenderContextValue } from '../context/render-context';

/** How a variable of the site is written where a value names it. */
export function variableOf(variables: RenderContextValue['variables']): References['variable'] {
	return (id) => {
		const name = variables?.get(id)?.name;
		return name && `var(${name})`;
	};
}
