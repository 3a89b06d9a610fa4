/*
 * The features that nearly every stuck header needs beside sticking, in one file: its look, the room that it covers,
 * and the moments at which it leaves the view.
 */
export { watchLook } from './look';
export { joinRoom, updateRoom } from './scroll-room';
