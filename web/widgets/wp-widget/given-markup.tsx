import { useRender } from '../../elements/context/render-context';
import { Markup } from '../../ui/markup';

/** What WordPress alone can make (feeds of other sites, the old link manager): its markup, or nothing and a log line. */
export function GivenMarkup({ type, html }: { type: string; html: string | null }) {
	const { warn } = useRender();
	if (!html) {
		warn(`WordPress sent no markup for the widget "${type}", which it alone can make`);
		return null;
	}
	return <Markup html={html} />;
}
