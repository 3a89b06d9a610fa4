import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { LAZY_ATTRIBUTE, lazyBackgroundCss } from '../../behaviours/lazy-background/lazy-css';
import { linkAttributes } from '../../ui/link';
import { useRender } from '../context/render-context';
import { useElement } from '../context/use-element';
import { containerCss } from '../styles/base-css';
import { CONTAINER_CONTROLS } from '../styles/container-controls';
import { BackgroundFilm } from './background-film';
import { Elements, type ParentElement } from './elements';
import { ItemBackground } from './item-background';
import { LazyWhenHidden } from './lazy-when-hidden';
import { MotionLayer } from './motion-layer';
import { ShapeDividers } from './shape-dividers';

/**
 * Tags that an editor may choose for a container. There is also `a`, which becomes a plain `div` if it has no address.
 */
const TAGS = ['div', 'header', 'footer', 'main', 'article', 'section', 'aside', 'nav'] as const;

/** Attributes that a widget sets on its inner container; a class is added to the container's own classes. */
export type ContainerAttributes = Readonly<Record<string, string | number | undefined>>;

/** A flex or grid container, boxed or full width. */
export function Container({
	element,
	inside,
	attributes: given = {},
}: {
	element: ElementNode;
	inside?: ParentElement;
	attributes?: ContainerAttributes;
}) {
	const { styles, lazyContainers } = useRender();
	styles.addCss('container', containerCss(styles.breakpoints), 'base');
	const lazyBelow = lazyContainers?.get(element);
	if (lazyBelow) styles.addCss(`lazy-${lazyBelow}`, lazyBackgroundCss(lazyBelow), 'base');
	const { settings, attributes: own } = useElement(element, CONTAINER_CONTROLS, (raw) => [
		raw.container_type === 'grid' ? 'e-grid' : 'e-flex',
		isBoxed(raw) ? 'e-con-boxed' : 'e-con-full',
		'e-con',
		inside?.elType === 'container' ? 'e-child' : 'e-parent',
	]);
	const attributes = {
		...own,
		...given,
		className: [own.className, given.className].filter(Boolean).join(' '),
		...(lazyBelow && { [LAZY_ATTRIBUTE]: lazyBelow }),
	};
	const link = settings.html_tag === 'a' ? linkAttributes(settings.link) : undefined;
	const children = (
		<LazyWhenHidden settings={settings}>
			<Elements nodes={element.children} inside={element} />
		</LazyWhenHidden>
	);
	const content = (
		<>
			<MotionLayer settings={settings} elType={element.elType} />
			<BackgroundFilm settings={settings} elType={element.elType} />
			<ItemBackground element={element} settings={settings} />
			<ShapeDividers settings={settings} />
			{isBoxed(settings) ? <div className="e-con-inner">{children}</div> : children}
		</>
	);
	if (link) {
		return (
			<a {...link} {...attributes}>
				{content}
			</a>
		);
	}
	const Tag = TAGS.find((tag) => tag === settings.html_tag) ?? 'div';
	return <Tag {...attributes}>{content}</Tag>;
}

function isBoxed(settings: ElementSettings): boolean {
	return settings.content_width !== 'full';
}
