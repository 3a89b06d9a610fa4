import type { FlatElement } from '../builder/element-tree';
import { withoutAtomicForms } from './atomic-forms';
import { withoutMetForms } from './met-forms';

/** The same elements with the forms of version 4 and of MetForm, which are many elements each, as widgets `form`. */
export function withKnownForms<T extends FlatElement>(
	flat: readonly T[],
): readonly (T | FlatElement)[] {
	return withoutMetForms(withoutAtomicForms(flat));
}
