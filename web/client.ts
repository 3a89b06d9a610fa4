import { onPageRestored, onParsed } from './browser/page-lifecycle';
import { createAttacher } from './elements/attach';
import { replayInput } from './elements/replay-input';
import { handlers } from './handlers';

const elements = createAttacher(handlers);
const attachAll = () => elements.attach(document);

replayInput(elements.want);
onParsed(attachAll);
// A handler whose fetch was cut off by leaving the page gets another try.
onPageRestored(attachAll);
