import { fields } from '@outrigger/rules/atomic/envelope';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

/** No settings: a divider has only classes. */
export const dividerSettings = fields({});

/** A line. */
export function AtomicDivider({ attributes }: AtomicProps<object>) {
	return <hr {...attributes} />;
}
