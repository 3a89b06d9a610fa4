import { useId } from 'react';
import { useTexts } from '../../ui/texts';

/** One thing to go to. */
export interface ChoiceOption {
	key: string | number;
	value: string;
	label: string;
}

/**
 * A list to choose one address from. WordPress follows a choice at once, which surprises visitors who look through a
 * list by keyboard. Here a button follows it, also without script.
 */
export function ChoiceForm({
	label,
	name,
	first,
	options,
	action = '/',
}: {
	/** The label of the choice; only screen readers read it. */
	label: string;
	/** The query variable in the address of the page at `action`. */
	name: string;
	/** The text before a choice. */
	first: string;
	options: readonly ChoiceOption[];
	/** Own path to which the form goes; the front page if absent. */
	action?: string;
}) {
	const say = useTexts();
	const id = useId();
	return (
		<form className="e-wp-choice" action={action} method="get">
			<label className="screen-reader-text elementor-screen-only" htmlFor={id}>
				{label}
			</label>
			<select className="postform" id={id} name={name} required defaultValue="">
				<option value="">{first}</option>
				{options.map(({ key, value, label: text }) => (
					<option key={key} value={value}>
						{text}
					</option>
				))}
			</select>
			<button type="submit">{say('wordpress.go')}</button>
		</form>
	);
}
