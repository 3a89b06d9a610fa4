import type { FieldProps } from './field-props';

/** Hidden labels serve visitors who do not see the placeholder. */
export function labelClasses({ show_labels }: FieldProps['settings']): string {
	return `elementor-field-label${show_labels ? '' : ' elementor-screen-only'}`;
}

/** `elementor-col-50 elementor-sm-100`: the widths that the sheet knows. */
export function widthClasses(row: Readonly<Record<string, unknown>>, control = 'width'): string[] {
	const width = (suffix: string) => {
		const stored = String(row[`${control}${suffix}`] ?? '');
		return /^\d{1,3}$/.test(stored) ? stored : '';
	};
	const tablet = width('_tablet');
	const phone = width('_mobile');
	return [
		`elementor-col-${width('') || '100'}`,
		tablet && `elementor-md-${tablet}`,
		phone && `elementor-sm-${phone}`,
	].filter((name) => name !== '');
}
