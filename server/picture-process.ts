import { servePictures } from '@outrigger/media/picture-child';

servePictures();
