import { fields } from '@outrigger/rules/atomic/envelope';
import { link } from '@outrigger/rules/atomic/values/link';
import { words } from '@outrigger/rules/atomic/values/scalars';
import { richText } from '@outrigger/rules/atomic/values/text';
import type { InferOutput } from 'valibot';
import { AtomicText } from '../../elements/atomic/atomic-text';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'p'] as const;
const KEPT: ReadonlySet<string> = new Set([
	...['b', 'strong', 'sup', 'sub', 's', 'em', 'i', 'u', 'a', 'del', 'span', 'br'],
]);

/** The settings of a heading. */
export const headingSettings = fields({
	title: richText('This is a title'),
	tag: words('h2'),
	link,
});

/** A heading; its link is inside of it. */
export function AtomicHeading({
	settings: { title = '', tag, link: target },
	attributes,
}: AtomicProps<InferOutput<typeof headingSettings>>) {
	return (
		<AtomicText
			html={title}
			kept={KEPT}
			as={TAGS.find((one) => one === tag) ?? 'div'}
			link={target}
			linkClass="e-heading-link-base"
			attributes={attributes}
		/>
	);
}
