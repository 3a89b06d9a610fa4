import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { useRender } from '../context/render-context';
import { useElement } from '../context/use-element';
import { sectionCss } from '../styles/base-css';
import { SECTION_CONTROLS } from '../styles/section-controls';
import { keywordOf } from '../styles/values';
import { BackgroundFilm } from './background-film';
import { Elements, type ParentElement } from './elements';
import { MotionLayer } from './motion-layer';
import { ShapeDividers } from './shape-dividers';

const TAGS = ['section', 'div', 'header', 'footer', 'main', 'article', 'aside', 'nav'] as const;

/** A legacy section: a row of columns. */
export function Section({ element, inside }: { element: ElementNode; inside?: ParentElement }) {
	const { styles } = useRender();
	styles.addCss('section', sectionCss(styles.breakpoints), 'base');
	const { settings, attributes } = useElement(element, SECTION_CONTROLS, (own) => [
		'elementor-section',
		inside ? 'elementor-inner-section' : 'elementor-top-section',
		`elementor-section-${own.layout === 'full_width' ? 'full_width' : 'boxed'}`,
		own.stretch_section === 'section-stretched' && 'elementor-section-stretched',
		own.reverse_order_mobile === 'reverse-mobile' && 'elementor-reverse-mobile',
		own.reverse_order_tablet === 'reverse-tablet' && 'elementor-reverse-tablet',
		`elementor-section-height-${classWord(own.height, 'default')}`,
	]);
	const Tag = TAGS.find((tag) => tag === settings.html_tag) ?? 'section';
	return (
		<Tag {...attributes}>
			<MotionLayer settings={settings} elType={element.elType} />
			<BackgroundFilm settings={settings} elType={element.elType} />
			<ShapeDividers settings={settings} />
			<div
				className={`elementor-container elementor-column-gap-${classWord(settings.gap, 'default')}`}
			>
				<Elements
					nodes={element.children}
					inside={{ elType: 'section', isInner: inside !== undefined }}
				/>
			</div>
		</Tag>
	);
}

function classWord(value: unknown, fallback: string): string {
	return keywordOf(value)?.replaceAll(' ', '-') ?? fallback;
}
