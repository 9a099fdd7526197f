// Photos of products: their limits, and the keys of the original and of the sizes that are shown.
const photosFolder = 'product-photos'

/** Shorter side of the smallest photo that is taken, in pixels. */
export const smallestPhotoSide = 400

export const photoTooLarge = 'This photo is larger than 10 MB. Please export it smaller, as a JPEG or WebP.'

/** The folder of a photo holds its original and every size of its cut. */
export const photoFolder = (folder: string): string => `${photosFolder}/${folder}/`
export const photoOriginalKey = (folder: string): string => `${photoFolder(folder)}original.webp`
/** The folder of all photos. */
export const photosPrefix = `${photosFolder}/`
/** The key of the original beside any file of a photo. */
export const originalBeside = (key: string): string =>
	photoOriginalKey(key.slice(photosPrefix.length).split('/', 1)[0] ?? '')
/** Checked originals of a file of products that is not imported yet. */
export const importedPhotosFolder = (importId: string): string => `product-imports/${importId}/`
export const importedPhotoKey = (importId: string, sha256: string): string =>
	`${importedPhotosFolder(importId)}${sha256}.webp`
/** @param file such as `480.webp`, `card.png` or the `original.webp` of every cut */
export const photoKey = ({ folder, cut, file }: { folder: string; cut: string; file: string }): string =>
	file === 'original.webp' ? photoOriginalKey(folder) : `${photoFolder(folder)}${cut}-${file}`
