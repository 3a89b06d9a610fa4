import type { LoginSettings } from './settings';

/** The field for name or password, with its label. A hidden label is for visitors who do not see the placeholder. */
export function LoginField({
	id,
	name,
	label,
	placeholder,
	autoComplete,
	settings,
}: {
	id: string;
	name: 'log' | 'pwd';
	label: string;
	placeholder: string;
	autoComplete: 'username' | 'current-password';
	settings: Pick<LoginSettings, 'show_labels' | 'input_size'>;
}) {
	return (
		<div className="elementor-field-type-text elementor-field-group elementor-column elementor-col-100 elementor-field-required">
			<label
				className={`elementor-field-label${settings.show_labels ? '' : ' elementor-screen-only'}`}
				htmlFor={id}
			>
				{label}
			</label>
			<input
				className={`elementor-field elementor-field-textual elementor-size-${settings.input_size}`}
				type={name === 'pwd' ? 'password' : 'text'}
				id={id}
				name={name}
				placeholder={placeholder || undefined}
				autoComplete={autoComplete}
				autoCapitalize="off"
				spellCheck={false}
				required
			/>
		</div>
	);
}
