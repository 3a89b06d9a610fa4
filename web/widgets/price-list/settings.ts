import { type InferOutput, object } from 'valibot';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { repeaterSetting } from '../../elements/settings/repeater';
import { titleTagSetting } from '../../elements/settings/tag';
import { textSetting } from '../../elements/settings/text';

export const PriceListSettings = object({
	price_list: repeaterSetting(
		{
			/** Title and description may hold inline HTML. */
			title: textSetting(),
			item_description: textSetting(),
			price: textSetting(),
			image: mediaSetting(),
			link: linkSetting(),
		},
		[
			{ title: 'First item on the list', price: '$20' },
			{ title: 'Second item on the list', price: '$9' },
			{ title: 'Third item on the list', price: '$32' },
		],
	),
	...imageSizeSettings('image_size', 'thumbnail'),
	title_tag: titleTagSetting('span'),
	description_tag: titleTagSetting('p'),
});
export type PriceListSettings = InferOutput<typeof PriceListSettings>;

/** One line of the list. */
export type PriceListItem = PriceListSettings['price_list'][number];
