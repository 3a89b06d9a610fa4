import { fields } from '@outrigger/rules/atomic/envelope';
import { link } from '@outrigger/rules/atomic/values/link';
import { words } from '@outrigger/rules/atomic/values/scalars';
import type { InferOutput } from 'valibot';
import { AtomicLink } from '../../elements/atomic/atomic-link';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

/** The tags that the builder offers, and the tags that it accepts from an import. */
const TAGS = ['div', 'header', 'section', 'article', 'aside', 'footer', 'main', 'nav'] as const;

/** The settings of every container of version 4. */
export const containerSettings = fields({ tag: words('div'), link });

/** A box. If it has an address, the box itself is the link. */
export function AtomicContainer({
	settings: { tag, link: target },
	attributes,
	children,
}: AtomicProps<InferOutput<typeof containerSettings>>) {
	const Tag = TAGS.find((one) => one === tag) ?? 'div';
	return (
		<AtomicLink link={target} attributes={attributes} fallback={Tag}>
			{children}
		</AtomicLink>
	);
}
