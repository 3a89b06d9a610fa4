import {
	readTextShape,
	TEXT_SHAPES,
	type TextShape,
	textStart,
} from '@outrigger/rules/layout/text-path';
import { defineHandler } from '../../attach/handler';
import { TextPathBrowserSettings } from './browser-settings';
import { drawText } from './draw-text';

/** The address of the builder's own shapes; their names are the same as ours. */
const BUILDERS_SHAPE = /\/svg-paths\/(\w+)\.svg$/;

/**
 * Lets a text follow the shape that an editor uploaded, and draws the text of the builder's own markup, which is empty
 * until then. If a shape cannot be fetched or read, our text stays straight, and the builder's text is plain text.
 */
export const attach = defineHandler(TextPathBrowserSettings, (element, settings) => {
	const root = element.querySelector<HTMLElement>('.e-text-path[data-url]');
	if (!root) return () => {};
	const ended = new AbortController();
	let undo = () => {};
	const show = (shape: TextShape | undefined) => {
		if (ended.signal.aborted) return;
		undo = root.querySelector('svg')
			? follow(root, shape)
			: drawText(root, shape ?? TEXT_SHAPES.line, {
					isRightToLeft: isRightToLeft(element, settings.text_path_direction),
					offset: (isRtl) => textStart(settings.start_point, isRtl),
				});
	};
	shapeAt(root.dataset.url ?? '', ended.signal).then(show, () => show(undefined));
	return () => {
		ended.abort();
		undo();
	};
});

/** Bends the text that the markup already contains. */
function follow(root: HTMLElement, shape: TextShape | undefined): () => void {
	const svg = root.querySelector('svg');
	const path = svg?.querySelector('path');
	if (!shape || !svg || !path) return () => {};
	const [viewBox, d] = [svg.getAttribute('viewBox') ?? '', path.getAttribute('d') ?? ''];
	const set = (box: string, data: string) => {
		svg.setAttribute('viewBox', box);
		path.setAttribute('d', data);
	};
	set(shape.viewBox, shape.d);
	return () => set(viewBox, d);
}

async function shapeAt(address: string, signal: AbortSignal): Promise<TextShape | undefined> {
	const [, name = ''] = BUILDERS_SHAPE.exec(address) ?? [];
	if (Object.hasOwn(TEXT_SHAPES, name)) return TEXT_SHAPES[name as keyof typeof TEXT_SHAPES];
	// The address may name the host of a WordPress behind this site; this site serves its uploads as well.
	const { pathname, search } = new URL(address, document.baseURI);
	const answer = await fetch(pathname + search, { signal });
	return answer.ok ? readTextShape(await answer.text()) : undefined;
}

function isRightToLeft(element: HTMLElement, wanted: '' | 'ltr' | 'rtl'): boolean {
	return (wanted || (element.closest<HTMLElement>('[dir]')?.dir ?? '')) === 'rtl';
}
