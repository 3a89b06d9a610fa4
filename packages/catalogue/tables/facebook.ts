import { text, widget } from '../elements';
import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Facebook',
	purpose: 'calls',
	picture: 'u H3/t/d t4',
	kind: 'handler',
	sentence:
		'Buttons, comments, posts and pages of Facebook. The page sends nothing to it before a visitor presses, or allows it for good; every one is a link without script.',
	space: 'close',
	variations: {
		Page: [
			widget('facebook-page', { url: 'https://www.facebook.com/facebook' }),
			widget('facebook-page', {
				url: 'https://www.facebook.com/facebook',
				tabs: ['timeline', 'events'],
				height: px(300),
				small_header: 'yes',
				show_cover: '',
				show_facepile: '',
			}),
		],
		'Post, film and comment': [
			widget('facebook-embed', {
				type: 'post',
				post_url: 'https://www.facebook.com/facebook/posts/10153231379946729',
			}),
			widget('facebook-embed', {
				type: 'video',
				video_url: 'https://www.facebook.com/facebook/videos/10153231379946729/',
			}),
			widget('facebook-embed', {
				type: 'comment',
				comment_url:
					'https://www.facebook.com/zuck/posts/10102735452532991?comment_id=1070233703036185',
			}),
		],
		Comments: widget('facebook-comments', { comments_number: 5, order_by: 'time' }),
		Button: [
			widget('facebook-button'),
			widget('facebook-button', { type: 'recommend', layout: 'button_count' }),
			widget('facebook-button', { layout: 'box_count' }),
			widget('facebook-button', {
				layout: 'button',
				size: 'large',
				url_type: 'custom',
				url: 'https://example.org/fleet/',
			}),
		],
		'A post of X in a text':
			text(`<p>What X and WordPress give out to be embedded stays the quotation that it is, until somebody wants to see it as X shows it.</p>
<blockquote class="twitter-tweet"><p lang="en" dir="ltr">Wind from the west at ten, none at eleven. We left at eleven.</p>&mdash; Sette Nodi (@settenodi) <a href="https://twitter.com/settenodi/status/1234567890123456789?ref_src=twsrc%5Etfw">May 4, 2026</a></blockquote>
<script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>`),
		'What is not at Facebook is not shown': widget('facebook-page', {
			url: 'https://example.org/',
		}),
	},
};
