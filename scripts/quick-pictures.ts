import type { ImageFormat } from '@outrigger/media/image-format';
import type { PictureJob, PictureWork } from '@outrigger/media/picture-work';
import { picturesHere } from '@outrigger/media/pictures-here';
import { loadContent } from '@outrigger/mock/content/load-content';
import { openPictureMaker } from '@outrigger/mock/media/create-media';
import type { Upload } from '@outrigger/mock/media/find-upload';
import { warmMedia } from '@outrigger/mock/media/warm-media';
import { createStore } from '@outrigger/mock/store/create-store';
import sharp from 'sharp';

/** The largest width of a picture in a `srcset`, in pixels. */
const WIDEST = 2048;
/**
 * The settings for AVIF files of low quality. The tests' browser loads WebP from a host; only exports have AVIF, and no
 * test looks at the pixels of these files.
 */
const ROUGH_AVIF = { quality: 10, effort: 0, chromaSubsampling: '4:2:0' } as const;

/**
 * Makes WebP as a host does, and encodes the same pixels as JPEG. All AVIF files of one size contain the same picture,
 * which saves a third of the time.
 */
function quickPictures(): PictureWork {
	const here = picturesHere();
	const drawn = new Map<string, Promise<Uint8Array>>();
	const bySize = new Map<string, Promise<Uint8Array>>();

	function draw(job: PictureJob): Promise<Uint8Array> {
		const key = JSON.stringify([job.source, job.size]);
		const found = drawn.get(key) ?? here.make({ ...job, format: 'webp' });
		drawn.set(key, found);
		return found;
	}

	function roughAvif(job: PictureJob): Promise<Uint8Array> {
		const { source, size } = job;
		const key =
			size.of === 'upload' ? `${size.width}x${size.height}` : JSON.stringify([source, size]);
		const found =
			bySize.get(key) ?? draw(job).then((webp) => sharp(webp).avif(ROUGH_AVIF).toBuffer());
		bySize.set(key, found);
		return found;
	}

	return {
		...here,
		async make(job) {
			if (job.format === 'avif') return roughAvif(job);
			const webp = await draw(job);
			if (job.format === 'webp') return webp;
			const picture = sharp(webp);
			return job.mimeType === 'image/png' ? picture.png().toBuffer() : picture.jpeg().toBuffer();
		},
	};
}

/**
 * Returns true if a page, a dialog or an export requests the picture. If a test requests another one, its host makes
 * it.
 */
function isNeeded({ size, media }: Upload, format: ImageFormat): boolean {
	// A dialog may show any picture in any size, so all WebP files are needed.
	if (format === 'webp') return true;
	if (format === 'avif') return size.width <= WIDEST;
	return size.width === media.width || (size.width >= 640 && size.width <= 1024);
}

/**
 * Fills the picture cache of a data folder for tests. Without it the hosts and exports of the tests would make the
 * demonstration's pictures while a visitor waits. It keeps existing pictures.
 */
export async function warmQuickly(dataDir: string): Promise<void> {
	const store = createStore(await loadContent('content'));
	const maker = openPictureMaker({ dataDir, pictures: quickPictures() });
	const formats = ['avif', 'webp', 'original'] as const;
	await warmMedia({ store, maker, formats, isWanted: isNeeded });
}
