import { fields } from '@outrigger/rules/atomic/envelope';
import { link } from '@outrigger/rules/atomic/values/link';
import { words } from '@outrigger/rules/atomic/values/scalars';
import { richText } from '@outrigger/rules/atomic/values/text';
import type { InferOutput } from 'valibot';
import { AtomicText } from '../../elements/atomic/atomic-text';
import type { AtomicProps } from '../../elements/atomic/define-atomic';

const KEPT: ReadonlySet<string> = new Set([
	...['b', 'strong', 'sup', 'sub', 's', 'em', 'i', 'u', 'a', 'del', 'span', 'br'],
]);
/**
 * Block elements that a paragraph's text may contain. HTML allows them only in a `div`, so a paragraph with such a text
 * becomes a `div`.
 */
const BLOCKS = ['ul', 'ol', 'li', 'blockquote'];
const KEPT_WITH_BLOCKS: ReadonlySet<string> = new Set([...KEPT, ...BLOCKS]);

/** The settings of a paragraph. */
export const paragraphSettings = fields({
	paragraph: richText('Type your paragraph here'),
	tag: words('p'),
	link,
});

/** A paragraph; its link is inside of it. */
export function AtomicParagraph({
	settings: { paragraph = '', tag, link: target },
	attributes,
}: AtomicProps<InferOutput<typeof paragraphSettings>>) {
	const hasBlocks = BLOCKS.some((name) => paragraph.includes(`<${name}`));
	return (
		<AtomicText
			html={paragraph}
			kept={hasBlocks ? KEPT_WITH_BLOCKS : KEPT}
			as={tag === 'span' ? 'span' : hasBlocks ? 'div' : 'p'}
			link={target}
			linkClass="e-paragraph-link-base"
			attributes={attributes}
		/>
	);
}
