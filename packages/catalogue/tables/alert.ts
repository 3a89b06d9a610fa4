import { text } from '../elements';
import type { CataloguePage } from '../page';
import { px } from '../values';

export const page: CataloguePage = {
	title: 'Alert',
	purpose: 'words',
	picture: 'i H4/x t4/x s4',
	kind: 'handler',
	sentence: 'A note that stands out from the text around it.',
	space: 'close',
	variations: {
		Kinds: [
			{
				alert_type: 'info',
				alert_title: 'Harbour closed on Sunday',
				alert_description: 'The regatta starts at nine; boats leave again from one o’clock.',
			},
			{
				alert_type: 'success',
				alert_title: 'Calm until the evening',
				alert_description: 'Less than a knot of wind, all the way to the islands.',
			},
			{
				alert_type: 'warning',
				alert_title: 'Wind from the north-west',
				alert_description: 'Stay in the lee of the cape and be back <strong>by four</strong>.',
			},
			{
				alert_type: 'danger',
				alert_title: 'Gale warning',
				alert_description: 'No boat leaves today. <a href="/contact/">Ask us</a> about tomorrow.',
			},
		],
		'Title or description alone': [
			{ alert_title: 'Only a title' },
			{ alert_description: 'Only a description, which is a sentence and a half long.' },
		],
		'Colours of its own': {
			alert_title: 'Golden hour',
			alert_description: 'The light is best from six to seven.',
			background: '#F7C873',
			border_color: '#9E1B16',
			title_color: '#2A1608',
			description_color: '#2A1608',
			'border_left-width': px(10),
		},
		'A long one': {
			alert_type: 'info',
			alert_title:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor',
			alert_description:
				'From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor. From Porto Sereno to the outer islands and back again before the wind comes up, with time for a swim in every cove that has room for an anchor.',
		},
		'Without a text': [text('Nothing stands below.'), { alert_title: '', alert_description: '' }],
	},
};
