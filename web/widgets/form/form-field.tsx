import { allowedEndings } from '@outrigger/rules/forms/allowed-endings';
import { autofillOf } from '@outrigger/rules/forms/autofill';
import { isCaptcha } from '@outrigger/rules/forms/captcha';
import { type FormField as Field, fieldName } from '@outrigger/rules/forms/form-field';
import { iconNamed } from '../../elements/settings/icon';
import { Icon } from '../../ui/icon';
import { InlineMarkup } from '../../ui/inline-markup';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { CaptchaField } from './captcha-field';
import { ChoiceGroup } from './choice-group';
import { labelClasses, widthClasses } from './field-classes';
import { FieldMessage, messageId } from './field-message';
import type { FieldProps } from './field-props';
import { requestArgOf } from './request-arg';

/** One field with its label and, if the field has an error, its message. */
export function FormField(props: FieldProps) {
	const { field, settings, error } = props;
	if (field.type === 'hidden') return <Control {...props} />;
	if (isCaptcha(field.type)) return <CaptchaField {...props} />;
	const isGroup = field.type === 'radio' || field.type === 'checkbox';
	const hasLabel = field.label !== '' && field.type !== 'html' && field.type !== 'honeypot';
	return (
		<div className={groupClasses(props)}>
			{hasLabel && !isGroup && (
				<InlineMarkup
					as="label"
					className={labelClasses(settings)}
					htmlFor={props.controlId}
					html={field.label}
				/>
			)}
			{isGroup ? <ChoiceGroup {...props} /> : <Control {...props} />}
			{error && <FieldMessage id={messageId(props)} text={error} />}
		</div>
	);
}

function groupClasses({ field, settings, error }: FieldProps): string {
	const type = field.type === 'honeypot' ? 'text' : field.type;
	return [
		`elementor-field-type-${type}`,
		'elementor-field-group',
		'elementor-column',
		`elementor-field-group-${field.id}`,
		...widthClasses(field.row),
		field.type === 'honeypot' && 'elementor-screen-only',
		field.isRequired && 'elementor-field-required',
		field.isRequired && settings.mark_required && 'elementor-mark-required',
		field.type === 'select' && field.isMultiple && 'elementor-field-type-select-multiple',
		error && 'elementor-error',
	]
		.filter(Boolean)
		.join(' ');
}

function Control(props: FieldProps) {
	const say = useTexts();
	const { field, settings, controlId, value, error } = props;
	const { row } = field;
	const writtenText = (name: string) => (typeof row[name] === 'string' ? row[name] : undefined);
	const described = error ? messageId(props) : undefined;
	const shared = {
		id: controlId,
		name: fieldName(field),
		className: ['elementor-field', `elementor-size-${settings.input_size}`, extraClasses(field)]
			.filter(Boolean)
			.join(' '),
		required: field.isRequired || undefined,
		'aria-invalid': error ? true : undefined,
		'aria-describedby': described,
		...(field.label === '' && { 'aria-label': field.placeholder || field.id }),
	};
	const typed = {
		...shared,
		defaultValue: value ?? field.value,
		placeholder: field.placeholder || undefined,
		'data-request-arg': requestArgOf(field),
		...autofillOf(field),
	};
	switch (field.type) {
		case 'textarea':
			return <textarea {...typed} rows={Number(row.rows) > 0 ? Number(row.rows) : 4} />;
		case 'select':
			return <Select {...props} attributes={shared} />;
		case 'acceptance':
			return <Acceptance {...props} attributes={shared} />;
		case 'html':
			return <Markup html={writtenText('field_html') ?? ''} />;
		case 'hidden':
			return (
				<input
					type="hidden"
					id={controlId}
					name={fieldName(field)}
					defaultValue={field.value}
					data-request-arg={requestArgOf(field)}
				/>
			);
		case 'honeypot':
			return (
				<input
					type="text"
					id={controlId}
					name={fieldName(field)}
					className="elementor-field"
					tabIndex={-1}
					autoComplete="off"
					aria-hidden
				/>
			);
		case 'upload':
			return (
				<input
					{...shared}
					type="file"
					multiple={field.isMultiple || undefined}
					accept={allowedEndings(field)
						.map((ending) => `.${ending}`)
						.join(',')}
					data-maxsize={writtenText('file_sizes') || undefined}
				/>
			);
		case 'number':
			return (
				<input
					{...typed}
					type="number"
					step="any"
					min={bound(row.field_min)}
					max={bound(row.field_max)}
				/>
			);
		case 'date':
			return <input {...typed} type="date" min={bound(row.min_date)} max={bound(row.max_date)} />;
		case 'tel':
			return <input {...typed} type="tel" pattern="[0-9()#&+*\-=. ]+" title={say('form.phone')} />;
		case 'text':
		case 'email':
		case 'url':
		case 'time':
		case 'password':
			return <input {...typed} type={field.type} />;
		default:
			return null;
	}
}

const bound = (stored: unknown) =>
	typeof stored === 'number' || (typeof stored === 'string' && stored !== '')
		? String(stored)
		: undefined;

function extraClasses({ type, row }: Field): string {
	const own = typeof row.css_classes === 'string' ? row.css_classes.trim() : '';
	const kind: Partial<Record<Field['type'], string>> = {
		upload: 'elementor-upload-field',
		date: 'elementor-field-textual elementor-date-field elementor-use-native',
		time: 'elementor-field-textual elementor-time-field elementor-use-native',
		acceptance: 'elementor-acceptance-field',
	};
	return `${kind[type] ?? 'elementor-field-textual'} ${own}`.trim();
}

interface WithAttributes extends FieldProps {
	attributes: {
		id: string;
		name: string;
		className: string;
		required: true | undefined;
	};
}

function Select({ field, value, settings, attributes }: WithAttributes) {
	const { isMultiple, options, row } = field;
	const chosen = (value ?? field.value)
		.split(value === undefined ? ',' : '\n')
		.map((one) => one.trim())
		.filter((one) => options.some((option) => option.value === one));
	const size = Math.max(2, Number(row.select_size) || options.length || 2);
	return (
		<div className="elementor-field elementor-select-wrapper remove-before">
			{!isMultiple && (
				<span className="select-caret-down-wrapper" aria-hidden>
					<Icon icon={iconNamed('eicon-caret-down')} />
				</span>
			)}
			<select
				{...attributes}
				className={`elementor-field-textual elementor-size-${settings.input_size}`}
				multiple={isMultiple || undefined}
				size={isMultiple ? size : undefined}
				defaultValue={isMultiple ? chosen : chosen[0]}
			>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	);
}

function Acceptance({ field, value, attributes }: WithAttributes) {
	const { row } = field;
	const text = typeof row.acceptance_text === 'string' ? row.acceptance_text : '';
	const isOn = row.checked_by_default === 'yes' || row.checked_by_default === true;
	return (
		<div className="elementor-field-subgroup">
			<span className="elementor-field-option">
				<input
					{...attributes}
					type="checkbox"
					value="on"
					defaultChecked={value === undefined ? isOn : value !== ''}
				/>
				{text !== '' && <InlineMarkup as="label" htmlFor={attributes.id} html={text} />}
			</span>
		</div>
	);
}
