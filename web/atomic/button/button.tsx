import { fields } from '@outrigger/rules/atomic/envelope';
import { link } from '@outrigger/rules/atomic/values/link';
import { richText } from '@outrigger/rules/atomic/values/text';
import type { InferOutput } from 'valibot';
import { AtomicLink } from '../../elements/atomic/atomic-link';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useInlineHtml } from '../../elements/atomic/inline-html';
import { wordNow } from '../../elements/settings/word';

const KEPT: ReadonlySet<string> = new Set([
	...['b', 'strong', 'sup', 'sub', 's', 'em', 'i', 'u', 'del', 'span', 'br'],
]);

/** The settings of a button. */
export const buttonSettings = fields({ text: richText(() => wordNow('button.clickHere')), link });

/** A button, or a link that looks like one. */
export function AtomicButton({
	settings: { text = '', link: target },
	attributes,
}: AtomicProps<InferOutput<typeof buttonSettings>>) {
	const html = useInlineHtml(text, KEPT);
	return <AtomicLink link={target} attributes={attributes} fallback={PlainButton} html={html} />;
}

function PlainButton(attributes: object) {
	return <button type="button" {...attributes} />;
}
