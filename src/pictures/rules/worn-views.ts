// Which pictures show garments as worn, and how far these are turned.
import type { ViewId } from '#garments/template.ts'
import { templateAsSaved } from '#garments/templates/index.ts'
import type { PictureSpec } from '../schemas.ts'

/** Degrees. All views are eighths of a turn apart, so that each is a step on the way around the garment. */
const turns: Record<ViewId, number> = { front: 20, left: 65, back: 200, right: 290 }

/** The picture as worn if all its garments have a worn form; a crop stays flat, which shows cloth and stitches best. */
export function asWorn(spec: PictureSpec): PictureSpec {
	const isWorn = [spec, ...(spec.beside ?? [])].every((garment) => templateAsSaved(garment)?.worn)
	return isWorn && !spec.crop ? { ...spec, worn: { turnDeg: turns[spec.view] } } : spec
}

/** The same garments turned further, or undefined for a picture that cannot be turned. */
export const turnedBy = (eighths: number, spec: PictureSpec): PictureSpec | undefined =>
	spec.worn && { ...spec, worn: { turnDeg: (spec.worn.turnDeg + 45 * eighths) % 360 } }
