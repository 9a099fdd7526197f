// The forms of a product's photos: the text, the part to show, and which pictures come first.
import { mainPictures, type MainPicture } from '#catalog/rules/photos.ts'
import { photoShapes, startingCrop, type PhotoCrop, type PhotoShape } from '#pictures/rules/photo-crop.ts'

type Fields = Readonly<Record<string, string>>

export const shapeNames: Record<PhotoShape, string> = {
	portrait: 'Upright, fills the picture',
	square: 'Square, room above and below',
	whole: 'The whole photo',
}

const shapeIn = (text: string | undefined): PhotoShape =>
	photoShapes.find((shape) => shape === text) ?? 'portrait'
const numberIn = (text: string | undefined, usual: number): number =>
	text === undefined || text.trim() === '' ? usual : Number(text)

/** Of a form without these fields, the largest part from the middle. */
export function cropIn(fields: Fields): PhotoCrop {
	const usual = startingCrop(shapeIn(fields.shape))
	return {
		shape: usual.shape,
		zoom: numberIn(fields.zoom, usual.zoom),
		x: numberIn(fields.x, usual.x),
		y: numberIn(fields.y, usual.y),
	}
}

export const mainPictureIn = (text: string | undefined): MainPicture | undefined =>
	mainPictures.find((first) => first === text)
