import { createRoot } from 'react-dom/client';
import { Inspector } from './view/inspector';

/** The entry of the editor's view. No visitor's page loads it. */
const container = document.getElementById('inspector');
if (container) {
	const { title = '', path = '/', frame = '' } = container.dataset;
	createRoot(container).render(<Inspector title={title} path={path} address={frame} />);
}
