import type { References } from '@outrigger/rules/atomic/references';
import type { RenderContextValue } from '../context/render-context';

/** Makes the function that returns the CSS for a variable of the site that a value names. */
export function variableOf(variables: RenderContextValue['variables']): References['variable'] {
	return (id) => {
		const name = variables?.get(id)?.name;
		return name && `var(${name})`;
	};
}
