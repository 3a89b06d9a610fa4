import { container, type DesignElement, MEDIA, widget } from './strange-values';

/**
 * A design with a depth and a number of headings: nested containers, to which the headings are given in turn.
 * @param depth the number of nested containers, at least 1
 */
export function nestedDesign(depth: number, headings: number): DesignElement[] {
	const chain = Array.from({ length: depth }, (_, at) => ({
		...container({ background_background: 'classic', background_image: MEDIA['since 3.23'] }),
		id: `c${at}`,
		parentId: at === 0 ? null : `c${at - 1}`,
	}));
	const leaves = Array.from({ length: headings }, (_, at) => ({
		...widget('heading', { title: `Heading ${at}` }),
		id: `h${at}`,
		parentId: `c${at % depth}`,
	}));
	return [...chain, ...leaves];
}
