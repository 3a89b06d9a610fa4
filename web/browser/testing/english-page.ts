import { ENGLISH } from '@outrigger/rules/texts/english';

// A page contains the texts of its handlers. A test's page contains all texts, in English.
if ('document' in globalThis) document.body.dataset.texts = JSON.stringify(ENGLISH);
