import { CAPTCHA_PATH, CAPTCHAS, isCaptcha } from '@outrigger/rules/forms/captcha';
import { useCurrentPage } from '../../elements/context/current-page';
import { useRender } from '../../elements/context/render-context';
import { RichText, useTexts } from '../../ui/texts';
import { FieldMessage, messageId } from './field-message';
import type { FieldProps } from './field-props';

/**
 * The place of a captcha service, with a notice about the service. The browser loads nothing from the service until the
 * visitor touches the form and consents. Renders nothing for a service without keys.
 */
export function CaptchaField(props: FieldProps) {
	const say = useTexts();
	const { field, controlId, error } = props;
	const { captchas = [] } = useRender();
	const { site } = useCurrentPage();
	const { type, row } = field;
	if (!isCaptcha(type) || !captchas.includes(type)) return null;
	const { name, privacy, terms, isInvisible } = CAPTCHAS[type];
	const look = new URLSearchParams({ lang: site.language });
	if (row.recaptcha_style === 'dark') look.set('theme', 'dark');
	if (row.recaptcha_size === 'compact') look.set('size', 'compact');
	return (
		<div
			className={`elementor-field-type-${type} elementor-field-group elementor-column elementor-field-group-${field.id} elementor-col-100${error ? ' elementor-error' : ''}`}
		>
			<div
				className="elementor-field e-form__captcha"
				id={controlId}
				data-captcha={type}
				data-consent-purpose="captcha"
				data-frame-src={`${CAPTCHA_PATH}${type}?${look}`}
			>
				<p className="e-form__captcha-note">
					<RichText
						text={isInvisible ? 'form.captchaUnseen' : 'form.captcha'}
						service={name}
						privacy={<a href={privacy}>{say('form.privacy')}</a>}
						terms={<a href={terms}>{say('form.terms')}</a>}
					/>
				</p>
				<noscript>
					<p>{say('form.captchaNoScript')}</p>
				</noscript>
			</div>
			{error && <FieldMessage id={messageId(props)} text={error} />}
		</div>
	);
}
