import { container, type DesignElement, MEDIA, widget } from './strange-values';

/**
 * A design of a depth and with a number of headings: containers in each other, the headings spread over them in turn.
 * @param depth containers in a row, at least 1
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
