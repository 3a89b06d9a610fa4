import type { References } from '@outrigger/rules/atomic/references';
import type { RenderContextValue } from '../context/render-context';

/** Returns the CSS of a variable of the site where a value names it. */
export function variableOf(variables: RenderContextValue['variables']): References['variable'] {
	return (id) => {
		const name = variables?.get(id)?.name;
		return name && `var(${name})`;
	};
}
