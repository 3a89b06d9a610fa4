import { gsap } from '../gsap';
import type { Animation } from './animations';
import { type Pose, REST } from './pose';

const USUAL_EASE = 'sine.inOut';

/**
 * Returns an animation of the table as a paused GSAP timeline of one second. The timeline only changes the given pose:
 * the caller sets its speed and direction, and applies the pose.
 */
export function entranceTimeline(
	{ steps }: Animation,
	pose: Pose,
): ReturnType<typeof gsap.timeline> {
	const timeline = gsap.timeline({ paused: true });
	const poses = steps.map(({ at: _at, ease: _ease, ...own }) => ({ ...REST, ...own }));
	Object.assign(pose, poses[0]);
	for (const [index, { at, ease = USUAL_EASE }] of steps.entries()) {
		const [here, next] = [poses[index], poses[index + 1]];
		if (!here || !next) break;
		const duration = ((steps[index + 1]?.at ?? at) - at) / 100;
		timeline.fromTo(pose, here, { ...next, ease, duration, immediateRender: false }, at / 100);
	}
	return timeline;
}
