import { plainObjectOf } from '@outrigger/rules/values/plain-object';
import { restNonce } from '../../wordpress/rest-nonce';

/** The additional fields and headers of a call that an editor sends. */
export interface EditMode {
	fields: Record<string, unknown>;
	headers: Record<string, string>;
}

/**
 * Prepares a call from `?elementor-preview`. The editor around the page leaves a widget's unsaved state as JSON in
 * `data-model`; without that attribute the stored settings count. The header is sent only if there is a nonce.
 */
export async function editMode(element: HTMLElement, signal: AbortSignal): Promise<EditMode> {
	const nonce = await restNonce(signal);
	const [widgetType = ''] = (element.dataset.widget_type ?? '').split('.');
	return {
		fields: {
			is_edit_mode: true,
			widget_model: {
				id: element.dataset.id,
				elType: 'widget',
				widgetType,
				...modelOf(element.dataset.model),
			},
		},
		headers: nonce ? { 'x-wp-nonce': nonce } : {},
	};
}

function modelOf(text: string | undefined): object {
	try {
		const model: unknown = JSON.parse(text ?? '{}');
		return plainObjectOf(model);
	} catch {
		return {};
	}
}
