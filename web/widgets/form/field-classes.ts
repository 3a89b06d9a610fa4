import type { FieldProps } from './field-props';

/** A hidden label is for visitors who do not see the placeholder. */
export function labelClasses({ show_labels }: FieldProps['settings']): string {
	return `elementor-field-label${show_labels ? '' : ' elementor-screen-only'}`;
}

/** Returns the classes of the widths that the sheet knows, for example `elementor-col-50 elementor-sm-100`. */
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
