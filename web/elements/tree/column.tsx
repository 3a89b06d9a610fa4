import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { useElement } from '../context/use-element';
import { COLUMN_CONTROLS } from '../styles/column-controls';
import { numberOf } from '../styles/values';
import { Elements, type ParentElement } from './elements';
import { MotionLayer } from './motion-layer';

const TAGS = ['div', 'header', 'footer', 'main', 'article', 'section', 'aside', 'nav'] as const;

/** A column of a legacy section. */
export function Column({ element, inside }: { element: ElementNode; inside?: ParentElement }) {
	const { settings, attributes } = useElement(element, COLUMN_CONTROLS, (own) => [
		'elementor-column',
		`elementor-col-${numberOf(own._column_size) ?? 100}`,
		inside?.isInner ? 'elementor-inner-column' : 'elementor-top-column',
	]);
	const Tag = TAGS.find((tag) => tag === settings.html_tag) ?? 'div';
	const populated = element.children.length > 0 && ' elementor-element-populated';
	return (
		<Tag {...attributes}>
			<div className={`elementor-widget-wrap${populated || ''}`}>
				{populated && <MotionLayer settings={settings} elType={element.elType} />}
				<Elements nodes={element.children} inside={element} />
			</div>
		</Tag>
	);
}
