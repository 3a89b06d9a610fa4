import { compileLinear, MAX_PATTERN_LENGTH } from '@outrigger/rules/linear-pattern/compile';
import { joinPath } from './check-shape';
import type { PostSource } from './content-files';
import type { Report } from './report';

/**
 * Warns at the start about a popup whose URL rule is a pattern that can never run. Such a popup never appears, and its
 * author would not see why.
 */
export function warnAboutUrlRule(
	timing: Record<string, unknown>,
	source: PostSource,
	report: Report,
): void {
	if (timing.url !== 'yes' || timing.url_action !== 'regex') return;
	const pattern = timing.url_url;
	if (typeof pattern !== 'string') return;
	const fault = faultOf(pattern);
	if (fault === null) return;
	report.warn(
		source.file,
		joinPath(source.path, ['display_settings', 'timing', 'url_url']),
		`${fault}, so this popup is never shown`,
	);
}

function faultOf(pattern: string): string | null {
	if (pattern.length > MAX_PATTERN_LENGTH)
		return `the pattern is longer than ${MAX_PATTERN_LENGTH} characters`;
	return compileLinear(pattern)
		? null
		: 'the pattern cannot be compiled (or not run in linear time)';
}
