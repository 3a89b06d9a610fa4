import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { imageSizeSettings } from '../../elements/settings/image-size';
import { mediaSetting } from '../../elements/settings/media';
import { textSetting } from '../../elements/settings/text';

/**
 * The editor's texts of the form and its answer, with values in braces. `{date}`, `{people}`, `{place}`, `{name}`,
 * `{seats}`, `{half}`, `{day}`, `{legs}`, `{licence}`, `{from}`, `{to}`, `{keys}`, `{back}`, `{minutes}`, `{knots}` and
 * `{count}` are known.
 */
const texts = {
	day_label: textSetting('Which day'),
	people_label: textSetting('How many of you'),
	driver_label: textSetting('Who drives'),
	licence_option: textSetting('One of us has a licence'),
	none_option: textSetting('None of us has one'),
	place_label: textSetting('Where to'),
	button_text: textSetting('Answer'),
	yes_text: textSetting(
		'Yes. On {date} you can have {name}: {seats} seats for {people}, {legs} to {place}, {half} for half a day or {day} for a day, and {licence}.',
	),
	no_text: textSetting('Not like this.'),
	list_text: textSetting('For {people} to {place} on {date}: {count}.'),
	item_text: textSetting(
		'{seats} seats, {legs}, {half} for half a day or {day} for a day; {licence}.',
	),
	list_none_text: textSetting(
		'Nothing fits. Fewer people, another place or a licence would change that.',
	),
	leg_text: textSetting('{minutes} minutes at {knots} knots'),
	legs_separator: textSetting(', '),
	not_needed_text: textSetting('no licence is needed'),
	yours_text: textSetting('one of you brings a licence'),
	ours_text: textSetting('one of us drives'),
	always_ours_text: textSetting('one of us drives, as always'),
	hours_text: textSetting('Keys from {keys}, back by {back}.'),
	enquiry_text: textSetting('Ask for {name}'),
	day_unreadable_text: textSetting('Choose a day.'),
	day_past_text: textSetting('That day is over.'),
	day_out_of_season_text: textSetting('The season goes from {from} to {to}.'),
	people_unreadable_text: textSetting('Say how many come, in figures.'),
	people_too_many_text: textSetting('There are {seats} seats.'),
	place_unknown_text: textSetting('Choose one of the places.'),
	licence_missing_text: textSetting('{name} needs a licence.'),
	failed_text: textSetting('The answer did not come. Please try again.'),
};

/** Only the texts, which the browser gets as well. */
export const RentalWords = object(texts);
export type RentalWords = InferOutput<typeof RentalWords>;

export const RentalAvailabilitySettings = object({
	...texts,
	/** The content that the form is about: the content of the page, or everything that the site rents out. */
	source_type: choiceSetting(['current_post', 'all'], 'current_post'),
	/** The chart on which the places are marked; without a chart they are shown as a list. */
	image: mediaSetting(),
	...imageSizeSettings('image', 'full'),
	/** The anchor of the enquiry on the page of the rented content, for example `#ask`; empty for none. */
	enquiry_anchor: textSetting(''),
});
export type RentalAvailabilitySettings = InferOutput<typeof RentalAvailabilitySettings>;
