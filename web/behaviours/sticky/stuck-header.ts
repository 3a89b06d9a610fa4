/*
 * The features that nearly every stuck header needs beside sticking, in one file: its look, the room that it covers,
 * the moments at which it leaves the view, and boxes that would cut it off.
 */
export { clipBoxes } from './clip-boxes';
export { watchExit } from './exit';
export { watchLook } from './look';
export { joinRoom, updateRoom } from './scroll-room';
