import type { ElementSettings } from '../../builder/element-tree';
import type { BagRoles } from './bag-roles';
import { WHOLE } from './boxes';
import type { Clues, Kind } from './guess-kind';
import { alignmentOf, renamedParts } from './looks';
import { BUTTON, DESCRIPTION, JOB, PERSON, REVIEW, TITLE } from './parts';

/** The position of the row serves as its id, because rows of add-ons may have no id. */
const idOf = (at: number) => `row-${at + 1}`;
const WORDLESS = /logo|brand|client|partner/;
const MOVES = /carousel|slid|swiper|marquee/;

/** Recognises widgets whose texts or pictures are rows of a repeater. */
export function kindOfList(clues: Clues): Kind | null {
	const { name, settings } = clues;
	const rows = clues.rows.filter(saysSomething);
	if (rows.length === 0) return null;
	if (/form|contact|newsletter|mailchimp/.test(name)) return null;
	if (/pric/.test(name) && [clues.own, ...rows].some(({ price }) => price !== '')) return null;
	const isTitled = rows.every(({ title }) => title !== '');
	const hasText = rows.some(({ text }) => text !== '');
	if (/accordion|faq|toggle|collapse/.test(name) && isTitled && hasText)
		return panels('accordion', clues, rows);
	if (/tabs?(?:-|$)/.test(name) && isTitled) return panels('tabs', clues, rows);
	if (/testimonial|review|quote|feedback/.test(name)) return testimonials(settings, rows);
	if (/social|follow/.test(name) && rows.some(({ icon }) => icon)) return socialIcons(rows);
	if (/(?:^|-)list(?:-|$)/.test(name) && !rows.some(({ image }) => image)) {
		return iconList(settings, rows);
	}
	if (/team|member|person|staff/.test(name)) return testimonials(settings, rows);
	const pictures = rows.filter(({ image }) => image);
	const isWordless = rows.every(
		({ title, text, button }) => title === '' && text === '' && button === '',
	);
	if (pictures.length > 0 && (isWordless || WORDLESS.test(name))) {
		return gallery(
			MOVES.test(name) || WORDLESS.test(name) ? 'image-carousel' : 'image-gallery',
			pictures,
		);
	}
	if (/gallery|portfolio|lightbox/.test(name) && pictures.length === rows.length) {
		return gallery('image-gallery', pictures);
	}
	if (/slid/.test(name) && isTitled) return slides(settings, rows);
	if (isTitled && hasText && pictures.length === 0) return panels('accordion', clues, rows);
	return pictures.length === 0 || !isTitled ? iconList(settings, rows) : slides(settings, rows);
}

function saysSomething({ title, text, image, icon, button }: BagRoles): boolean {
	return title !== '' || text !== '' || button !== '' || image !== undefined || icon !== undefined;
}

function panels(
	widgetType: 'accordion' | 'tabs',
	{ settings }: Clues,
	rows: readonly BagRoles[],
): Kind {
	return {
		widgetType,
		settings: {
			tabs: rows.map(({ title, text }, at) => ({
				_id: idOf(at),
				tab_title: title,
				tab_content: text,
			})),
			...renamedParts(settings, [
				{ part: /content|desc|answer/, color: 'content_color', typography: 'content' },
				{
					part: /title|heading|tab|question|acc/,
					color: widgetType === 'tabs' ? 'tab_color' : 'title_color',
					typography: widgetType === 'tabs' ? 'tab' : 'title',
				},
			]),
		},
	};
}

function testimonials(settings: ElementSettings, rows: readonly BagRoles[]): Kind {
	return {
		widgetType: 'testimonial-carousel',
		settings: {
			slides: rows.map(({ title, subtitle, text, image }, at) => ({
				_id: idOf(at),
				content: text,
				name: title,
				title: subtitle,
				...(image && { image }),
			})),
			...renamedParts(settings, [
				{ part: WHOLE, box: { background: 'slide_background', padding: 'slide_padding' } },
				{ part: PERSON, color: 'name_color', typography: 'name' },
				{ part: JOB, color: 'title_color', typography: 'title' },
				{ part: REVIEW, color: 'content_color', typography: 'content' },
			]),
		},
	};
}

function socialIcons(rows: readonly BagRoles[]): Kind {
	return {
		widgetType: 'social-icons',
		settings: {
			social_icon_list: rows.flatMap(({ icon, link }, at) =>
				icon ? [{ _id: idOf(at), social_icon: icon, link }] : [],
			),
		},
	};
}

function gallery(widgetType: 'image-carousel' | 'image-gallery', rows: readonly BagRoles[]): Kind {
	const pictures = rows.map(({ image }) => image);
	return {
		widgetType,
		settings:
			widgetType === 'image-carousel'
				? {
						carousel: pictures,
						thumbnail_size: 'full',
						slides_to_show: `${Math.min(5, pictures.length)}`,
					}
				: { wp_gallery: pictures },
	};
}

function slides(settings: ElementSettings, rows: readonly BagRoles[]): Kind {
	return {
		widgetType: 'slides',
		settings: {
			slides: rows.map(({ title, subtitle, text, button, link, image }, at) => ({
				_id: idOf(at),
				heading: title,
				description: [subtitle, text].filter(Boolean).join('<br>'),
				button_text: button,
				link,
				...(image && { background_image: image, background_size: 'cover' }),
			})),
			...renamedParts(settings, [
				{ part: TITLE, color: 'heading_color', typography: 'heading' },
				{ part: DESCRIPTION, color: 'description_color', typography: 'description' },
				{ part: BUTTON, color: 'button_color', typography: 'button' },
			]),
		},
	};
}

function iconList(settings: ElementSettings, rows: readonly BagRoles[]): Kind {
	return {
		widgetType: 'icon-list',
		settings: {
			icon_list: rows.map(({ title, subtitle, text, icon, link, price }, at) => ({
				_id: idOf(at),
				text: [title, subtitle, text, price].filter(Boolean).join(title && text ? ' – ' : ' '),
				selected_icon: icon ?? { value: '', library: '' },
				link,
			})),
			icon_align: alignmentOf(settings),
			...renamedParts(settings, [
				{ part: /icon/, color: 'icon_color' },
				{ part: /title|text|item|list|label/, color: 'text_color', typography: 'icon' },
			]),
		},
	};
}
