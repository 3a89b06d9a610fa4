import { fields } from '@outrigger/rules/atomic/envelope';
import { mediaSource } from '@outrigger/rules/atomic/values/image';
import { link } from '@outrigger/rules/atomic/values/link';
import type { InferOutput } from 'valibot';
import { AtomicLink } from '../../elements/atomic/atomic-link';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { useInlineSvg } from './inline-svg';

/** The settings of a drawing. */
export const svgSettings = fields({ svg: mediaSource, link });

/**
 * A drawing in the colour of the text, whose markup is in the page. If only the address of the drawing is known, it is
 * shown as a picture. Its link is the outer element.
 */
export function AtomicSvg({
	settings: { svg, link: target },
	element,
	attributes,
}: AtomicProps<InferOutput<typeof svgSettings>>) {
	const drawing = useInlineSvg(element.atomic?.drawing ?? null, svg);
	return <AtomicLink link={target} attributes={attributes} fallback="div" html={drawing} />;
}
