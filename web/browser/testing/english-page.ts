import { ENGLISH } from '@outrigger/rules/texts/english';

// A page brings the words of its handlers along; those of tests have all of them, in English.
if ('document' in globalThis) document.body.dataset.texts = JSON.stringify(ENGLISH);
