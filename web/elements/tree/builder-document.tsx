import type { ElementNode, ElementSettings } from '@outrigger/rules/builder/element-tree';
import { MOST_ELEMENTS, TooLargeToRender } from '@outrigger/rules/templates/rendering-limit';
import type { ReactNode } from 'react';
import { lazyContainers } from '../../behaviours/lazy-background/lazy-containers';
import { type DocumentInfo, RenderProvider, useRender } from '../context/render-context';
import { mediaIdsOf } from '../media/media-ids';
import { BASE_CSS, BUILDER_CSS } from '../styles/base-css';
import { addDocumentStyles } from '../styles/document-styles';
import { addPopupStyles } from '../styles/popup-styles';
import { addStickyDocumentStyles } from '../styles/sticky';
import { Elements } from './elements';

export interface BuilderDocumentProps {
	document: DocumentInfo;
	nodes: readonly ElementNode[];
	/** The builder's page settings: background, margin, padding, custom CSS. */
	pageSettings?: ElementSettings;
	/** The settings of the document that the browser needs (a popup's triggers and timing). */
	browserSettings?: ElementSettings;
	/** The tag of the element around the document, `div` by default. */
	as?: 'div' | 'header' | 'footer' | 'main' | 'article' | 'section' | 'nav' | 'aside';
	classes?: readonly string[];
	/** Stands before the elements. */
	children?: ReactNode;
}

/** The id of the documents that replace a site's missing templates. */
const DEFAULT_TEMPLATE = 0;

/**
 * Documents that are above the end of the first screen, or that open over it: their backgrounds load without waiting.
 */
const AT_ONCE = new Set(['header', 'popup']);

/**
 * One document of the builder: a page, a header, a popup.
 * @throws TooLargeToRender where it holds more elements than are rendered
 */
export function BuilderDocument({
	document,
	nodes,
	pageSettings = {},
	browserSettings = {},
	as: Tag = 'div',
	classes = [],
	children,
}: BuilderDocumentProps) {
	checkSize(document, nodes);
	const render = useRender();
	render.noteDocument?.(document);
	render.styles.addCss('base', BASE_CSS, 'base');
	if (document.databaseId !== DEFAULT_TEMPLATE) {
		render.styles.addCss('document-builder', BUILDER_CSS, 'base');
	}
	render.styles.keepOrder(document.databaseId, nodes);
	const addStyles = document.type === 'popup' ? addPopupStyles : addDocumentStyles;
	addStyles(render.styles, document.databaseId, pageSettings);
	addStickyDocumentStyles(render.styles, document, nodes, pageSettings);
	const mayLazyLoadBackgrounds =
		(render.mayLazyLoadBackgrounds ?? false) && !AT_ONCE.has(document.type);
	const value = {
		...render,
		document,
		nodes,
		mediaIds: mediaIdsOf(nodes),
		// A footer is below the first screen: an early picture in it would take bandwidth from the pictures of the
		// first screen.
		...(document.type === 'footer' && { images: undefined }),
		mayLazyLoadBackgrounds,
		lazyContainers: mayLazyLoadBackgrounds
			? lazyContainers(nodes, render.styles.breakpoints)
			: undefined,
	};
	const hasSettings = Object.keys(browserSettings).length > 0;
	return (
		<Tag
			className={['elementor', `elementor-${document.databaseId}`, ...classes].join(' ')}
			data-elementor-type={document.type}
			data-elementor-id={document.databaseId}
			data-elementor-settings={hasSettings ? JSON.stringify(browserSettings) : undefined}
		>
			<RenderProvider value={value}>
				{children}
				<Elements nodes={nodes} />
			</RenderProvider>
		</Tag>
	);
}

function checkSize({ databaseId, type }: DocumentInfo, nodes: readonly ElementNode[]): void {
	const elements = countOf(nodes);
	if (elements <= MOST_ELEMENTS) return;
	throw new TooLargeToRender(
		`The document ${databaseId} (${type}) holds ${elements} elements, and no more than ${MOST_ELEMENTS} are rendered. Visitors would wait, and so would everybody else. Split it into several pages.`,
	);
}

function countOf(nodes: readonly ElementNode[]): number {
	return nodes.reduce((sum, { children }) => sum + 1 + countOf(children), 0);
}
