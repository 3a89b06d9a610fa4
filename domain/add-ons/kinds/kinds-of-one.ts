import type { ElementSettings } from '../../builder/element-tree';
import { WHOLE, WIDGET_BOX } from './boxes';
import { flipBox } from './flip-box';
import { formOf } from './form-kind';
import type { Clues, Kind } from './guess-kind';
import { kindOfParts } from './kind-of-parts';
import { renamedParts } from './looks';
import { JOB, REVIEW } from './parts';
import { priceTable } from './price-table';

/**
 * Recognises widgets with a single content: by their name if it is clear, otherwise by the roles that their settings
 * fill.
 */
export function kindOfOne(clues: Clues): Kind | null {
	const { name, settings, own, rows } = clues;
	const form = formOf(name, settings);
	if (form) return form;
	if (/count-?down|timer/.test(name) && own.date !== '') return countdown(own.date);
	if (/progress|skill|bar-?chart/.test(name) && own.number !== '') return progress(clues);
	if (/pric/.test(name)) {
		const plan = own.price === '' ? rows.find(({ price }) => price !== '') : own;
		if (plan) return priceTable(settings, plan, plan === own ? rows : []);
	}
	if (/counter|fun-?fact|stat|odometer|number|count/.test(name) && own.number !== '')
		return counter(clues);
	if (/flip/.test(name)) return flipBox(settings);
	const call = phoneOf(name, settings);
	if (call) return call;
	if (own.film !== '') return video(own.film, own.image);
	if (/testimonial|review|quote/.test(name) && own.text !== '') return testimonial(clues);
	if (/divider|separator/.test(name) && own.title === '' && own.text === '') {
		return { widgetType: 'divider', settings: {} };
	}
	return kindOfParts(clues);
}

/** Recognises a team member: a portrait, a name, a job and a short text. */
export function person({ name, settings, own }: Clues): Kind | null {
	if (!/team|member|person|staff|profile/.test(name) || !own.image) return null;
	return kindOfParts({ settings, own });
}

function countdown(date: string): Kind {
	return {
		widgetType: 'countdown',
		settings: { countdown_type: 'due_date', due_date: date.replace('T', ' ').slice(0, 16) },
	};
}

function progress({ settings, own }: Clues): Kind {
	return {
		widgetType: 'progress',
		settings: {
			title: own.title,
			percent: { unit: '%', size: Number.parseFloat(own.number), sizes: [] },
			display_percentage: 'show',
			...renamedParts(settings, [
				{ part: /title|label/, color: 'title_color', typography: '' },
				{ part: /track|line|fill|prline/, background: 'bar_color', color: 'bar_color' },
				{ part: /bar/, background: 'bar_bg_color' },
			]),
		},
	};
}

function counter({ settings, own }: Clues): Kind {
	return {
		widgetType: 'counter',
		settings: {
			ending_number: Number.parseFloat(own.number.replace(/[,\s]/g, '')),
			prefix: own.prefix,
			suffix: own.suffix,
			title: own.title || own.text,
			...renamedParts(settings, [
				{ part: WHOLE, box: WIDGET_BOX },
				{ part: /title|text|label/, color: 'title_color', typography: 'typography_title' },
				{
					part: /number|count|value|digit/,
					color: 'number_color',
					typography: 'typography_number',
				},
			]),
		},
	};
}

function video(film: string, poster: ElementSettings | undefined): Kind {
	const service = /vimeo/.test(film) ? 'vimeo' : /youtu/.test(film) ? 'youtube' : 'hosted';
	return {
		widgetType: 'video',
		settings: {
			video_type: service,
			...(service === 'hosted'
				? { hosted_url: { url: film, id: '' } }
				: { [`${service}_url`]: film }),
			...(poster && { show_image_overlay: 'yes', image_overlay: poster }),
		},
	};
}

function testimonial({ settings, own }: Clues): Kind {
	return {
		widgetType: 'testimonial',
		settings: {
			testimonial_content: own.text,
			testimonial_name: own.title,
			testimonial_job: own.subtitle,
			testimonial_image: own.image ?? { url: '' },
			...renamedParts(settings, [
				{ part: WHOLE, box: WIDGET_BOX },
				{ part: /name|author|title/, color: 'name_text_color', typography: 'name' },
				{ part: JOB, color: 'job_text_color', typography: 'job' },
				{ part: REVIEW, color: 'content_content_color', typography: 'content' },
			]),
		},
	};
}

/** Shows a phone number as a button. */
function phoneOf(name: string, settings: ElementSettings): Kind | null {
	if (!/phone|call-?(?:button|now)|whats-?app/.test(name)) return null;
	const number = Object.values(settings).find(
		(value) => typeof value === 'string' && /^\+?[\d\s()./-]{5,20}$/.test(value),
	);
	return typeof number === 'string'
		? {
				widgetType: 'button',
				settings: { text: number, link: { url: `tel:${number.replace(/[^\d+]/g, '')}` } },
			}
		: null;
}
