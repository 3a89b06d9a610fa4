import { plainObjectOf } from '../../../domain/plain-object';

/** What an editor's call has beside a visitor's. */
export interface EditMode {
	fields: Record<string, unknown>;
	headers: Record<string, string>;
}

/** The editor's own proof for REST calls; WordPress gives it to a login alone. */
const NONCE_ADDRESS = '/wp-admin/admin-ajax.php?action=rest-nonce';

/**
 * Prepares a call from `?elementor-preview`. The editor around the page leaves a widget's unsaved state as JSON in
 * `data-model`; without it the stored settings count. The header is only sent where there is a nonce.
 */
export async function editMode(element: HTMLElement, signal: AbortSignal): Promise<EditMode> {
	const response = await fetch(NONCE_ADDRESS, { signal, credentials: 'same-origin' });
	const nonce = response.ok ? (await response.text()).trim() : '';
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
		headers: nonce && nonce !== '0' ? { 'x-wp-nonce': nonce } : {},
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
