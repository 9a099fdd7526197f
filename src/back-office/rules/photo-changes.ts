// What a file changes about the photos of a product, in lines for people.
import { hasSamePictures, type PhotoFacts, type PicturesFacts } from '#catalog/rules/photo-facts.ts'
import { counted } from '#kit/plural.ts'

const files = (photos: readonly PhotoFacts[]): string =>
	photos
		.map(({ sha256 }) => sha256)
		.toSorted()
		.join(' ')
const count = (photos: readonly PhotoFacts[]): string =>
	photos.length === 0 ? 'none' : counted(photos.length, 'photo')

function photoLine(before: readonly PhotoFacts[], after: readonly PhotoFacts[]): string[] {
	if (before.length !== after.length) return [`Photos: ${count(before)} → ${count(after)}`]
	if (files(before) !== files(after)) return [`Photos: other ones, ${count(after)}`]
	if (hasSamePictures({ photos: [...before] }, { photos: [...after] })) return []
	return ['Photos: their order, texts or parts']
}

const mainOf = ({ photosFirst }: PicturesFacts) => (photosFirst ? 'photos' : 'drawn pictures')

export function pictureChanges(before: PicturesFacts, after: PicturesFacts): string[] {
	const [from, to] = [mainOf(before), mainOf(after)]
	const lines = photoLine(before.photos ?? [], after.photos ?? [])
	return from === to ? lines : [...lines, `Shown first: ${from} → ${to}`]
}
