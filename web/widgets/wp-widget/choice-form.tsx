import { useId } from 'react';
import { useTexts } from '../../ui/texts';

/** One target that the visitor can choose. */
export interface ChoiceOption {
	key: string | number;
	value: string;
	label: string;
}

/**
 * A form to choose one address from a list. WordPress follows a choice at once, which surprises visitors who look
 * through a list by keyboard. Here a button follows it, also without script.
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
	/** The text of the option that is shown before the visitor chooses. */
	first: string;
	options: readonly ChoiceOption[];
	/** The path of this site to which the form leads; the front page if absent. */
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
