import type { ElementSettings } from '../../builder/element-tree';
import { BUTTON_BOX, WHOLE, WIDGET_BOX } from './boxes';
import type { Clues, Kind } from './guess-kind';
import { alignmentOf, type PartLooks, renamedParts } from './looks';
import { DESCRIPTION, TITLE } from './parts';
import { tagOf } from './title-tag';

const TITLE_OR_NAME: PartLooks = {
	part: /title|heading|name/,
	color: 'title_color',
	typography: 'title',
};
const WORDS: PartLooks = {
	part: /desc|content|text|job|position|designation|sub/,
	color: 'description_color',
	typography: 'description',
};
const ICON: PartLooks = { part: /icon/, color: 'primary_color' };
const BOX: PartLooks = { part: WHOLE, box: WIDGET_BOX };

/**
 * Chooses a widget of the builder by the parts that the settings fill: a picture or an icon with text, only text, or
 * only a button; null if the settings fill no part.
 */
export function kindOfParts({ settings, own }: Pick<Clues, 'settings' | 'own'>): Kind | null {
	const { title, subtitle, text, button, link, image, icon } = own;
	const align = alignmentOf(settings);
	const words = [subtitle, text].filter(Boolean).join('<br>');
	const box = { title_text: title, description_text: words, link: link ?? { url: '' } };
	const looks = renamedParts(settings, [BOX, TITLE_OR_NAME, WORDS, ICON]);
	if (image && (title !== '' || words !== '')) {
		return {
			widgetType: 'image-box',
			settings: {
				...box,
				image,
				thumbnail_size: 'full',
				image_size: { unit: '%', size: 100, sizes: [] },
				text_align: align,
				...looks,
			},
		};
	}
	if (icon && (title !== '' || words !== '')) {
		return {
			widgetType: 'icon-box',
			settings: { ...box, selected_icon: icon, text_align: align, ...looks },
		};
	}
	if (title === '' && words === '' && button !== '')
		return buttonKind(settings, button, link, icon);
	if (title !== '' && words === '' && button === '') {
		return {
			widgetType: 'heading',
			settings: {
				title,
				link: link ?? { url: '' },
				header_size: tagOf(settings),
				align,
				...renamedParts(settings, [{ ...TITLE_OR_NAME, typography: '' }]),
			},
		};
	}
	if (title === '' && text !== '' && button === '') {
		return {
			widgetType: 'text-editor',
			settings: {
				editor: words,
				align,
				...renamedParts(settings, [{ part: DESCRIPTION, color: 'text_color', typography: '' }]),
			},
		};
	}
	if (title !== '' && button !== '') {
		return {
			widgetType: 'call-to-action',
			settings: {
				title,
				description: words,
				button,
				link,
				alignment: align,
				...looks,
			},
		};
	}
	if (title !== '') return headingWithText(settings, { title, subtitle, text, align });
	if (image)
		return {
			widgetType: 'image',
			settings: { image, image_size: 'full', align, link_to: link ? 'custom' : 'none', link },
		};
	if (icon)
		return {
			widgetType: 'icon',
			settings: { selected_icon: icon, link, align, ...renamedParts(settings, [ICON]) },
		};
	return null;
}

/** Uses ElementsKit's heading, which has all the parts: a line above the title, the title, a text below it. */
function headingWithText(
	settings: ElementSettings,
	{
		title,
		subtitle,
		text,
		align,
	}: { title: string; subtitle: string; text: string; align: string | undefined },
): Kind {
	return {
		widgetType: 'elementskit-heading',
		settings: {
			ekit_heading_title: title,
			ekit_heading_title_tag: tagOf(settings),
			ekit_heading_sub_title_show: subtitle === '' ? '' : 'yes',
			ekit_heading_sub_title: subtitle,
			ekit_heading_section_extra_title_show: text === '' ? '' : 'yes',
			ekit_heading_extra_title: text,
			ekit_heading_show_seperator: '',
			...(align && { ekit_heading_title_align: `text_${align}` }),
			...renamedParts(settings, [
				{
					part: /sub/,
					color: 'ekit_heading_sub_title_color',
					typography: 'ekit_heading_sub_title',
				},
				{
					part: DESCRIPTION,
					color: 'ekit_heading_extra_title_color',
					typography: 'ekit_heading_extra_title',
				},
				{
					part: TITLE,
					color: 'ekit_heading_title_color',
					typography: 'ekit_heading_title',
				},
			]),
		},
	};
}

function buttonKind(
	settings: ElementSettings,
	text: string,
	link: unknown,
	icon: ElementSettings | undefined,
): Kind {
	return {
		widgetType: 'button',
		settings: {
			text,
			link,
			align: alignmentOf(settings),
			...(icon && { selected_icon: icon }),
			...renamedParts(settings, [
				{
					part: /btn|button|text|^bg|^background/,
					color: 'button_text_color',
					typography: '',
					background: 'background_color',
					box: BUTTON_BOX,
				},
			]),
		},
	};
}
