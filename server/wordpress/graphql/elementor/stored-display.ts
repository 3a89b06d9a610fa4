import type { StoredSettings } from './read-setting';
import { withoutSecrets } from './secrets';

/** A popup's triggers and rules as they are stored, what is switched off among them. */
export function storedDisplay(
	stored: { triggers: StoredSettings; timing: StoredSettings } | undefined,
): Record<'triggers' | 'timing', Record<string, unknown>> {
	return {
		triggers: withoutSecrets(stored?.triggers ?? {}, null),
		timing: withoutSecrets(stored?.timing ?? {}, null),
	};
}
