import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

/** Lists of posts whose pictures have a ratio that an editor chose. */
export interface PostPictures {
	onStart(tag: StartTag): void;
	/** @param css of the page, with the pictures' ratio */
	finish(edits: Edits, css: () => string): void;
}

interface Picture {
	box: StartTag;
	/** Height divided by width, from the markup; null if the markup has no measures. */
	ratio: number | null;
}

/**
 * Gives lists of posts the classes that the builder's script would give them: with `elementor-has-item-ratio` its sheet
 * puts pictures into boxes of the ratio that an editor chose, and with `elementor-fit-height` a picture that is flatter
 * than its box becomes as high as the box. The sheet of a page contains the ratio in the `content` of the widget's
 * `:after`.
 */
export function createPostPictures(source: string): PostPictures {
	const lists: { tag: StartTag; id: string; pictures: Picture[] }[] = [];
	let id = '';
	const hasLists = /\belementor-posts-container\b/.test(source);
	return {
		onStart(tag) {
			if (!hasLists) return;
			const { attributes, name } = tag;
			if (attributes.has('data-widget_type')) id = attributes.get('data-id') ?? '';
			if (tag.hasClass('elementor-posts-container')) lists.push({ tag, id, pictures: [] });
			const list = lists.at(-1);
			if (list?.id !== id) return;
			if (tag.hasClass('elementor-post__thumbnail')) {
				list.pictures.push({ box: tag, ratio: null });
			}
			const picture = list.pictures.at(-1);
			if (name !== 'img' || !picture || picture.ratio !== null) return;
			const ratio = Number(attributes.get('height')) / Number(attributes.get('width'));
			if (ratio > 0 && Number.isFinite(ratio)) picture.ratio = ratio;
		},
		finish(edits, css) {
			if (lists.length === 0) return;
			const ratios = ratiosIn(css());
			for (const { tag, id, pictures } of lists) {
				const wanted = ratios.get(id);
				if (wanted === undefined) continue;
				edits.addClass(tag, 'elementor-has-item-ratio');
				for (const { box, ratio } of pictures) {
					if (ratio !== null && ratio < wanted) edits.addClass(box, 'elementor-fit-height');
				}
			}
		},
	};
}

const RATIO =
	/\.elementor-element-([\w-]{1,40})::?after\s*\{\s*content\s*:\s*["'](\d?\.?\d{1,9})["']/g;

/** Ratios by the id of their widget. The first rule counts: it is the rule for wide screens. */
function ratiosIn(css: string): ReadonlyMap<string, number> {
	const found = new Map<string, number>();
	for (const [, id = '', ratio = ''] of css.matchAll(RATIO)) {
		if (Number(ratio) > 0 && !found.has(id)) found.set(id, Number(ratio));
	}
	return found;
}
