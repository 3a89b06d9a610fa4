import { onPageRestored } from './browser/page-lifecycle';
import { createAttacher } from './elements/attach';
import { replayInput } from './elements/replay-input';
import { handlers } from './handlers';

const elements = createAttacher(handlers);
replayInput(elements.want);
elements.attach(document);
// A handler whose fetch was cut off by leaving the page gets another try.
onPageRestored(() => elements.attach(document));
