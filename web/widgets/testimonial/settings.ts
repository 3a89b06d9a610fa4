import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { linkSetting } from '../../elements/settings/link';
import { mediaSetting } from '../../elements/settings/media';
import { textSetting } from '../../elements/settings/text';

export const TestimonialSettings = object({
	/** May hold inline HTML. */
	testimonial_content: textSetting(),
	testimonial_image: mediaSetting(),
	...imageSizeSettings('testimonial_image', 'full'),
	testimonial_name: textSetting('John Doe'),
	testimonial_job: textSetting('Designer'),
	link: linkSetting(),
	testimonial_image_position: choiceSetting(['aside', 'top'], 'aside'),
	testimonial_alignment: choiceSetting(['left', 'center', 'right', 'start', 'end'], 'center'),
});
export type TestimonialSettings = InferOutput<typeof TestimonialSettings>;
