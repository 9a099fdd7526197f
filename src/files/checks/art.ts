// The result of checking an upload, and how it is refused.
import { Refusal } from '#kit/errors.ts'
import type { Asset, Ink } from '../schemas.ts'

/** A file that the shop rebuilt from the parts of an upload it understood. */
export type CheckedArt = {
	kind: Asset['kind']
	extension: 'svg' | 'png'
	bytes: Uint8Array
	/** Pixels of a raster, canvas units of a vector; whole numbers. */
	width: number
	height: number
	inks: Ink[]
	warnings: string[]
}

/** Kinds of files that can be uploaded (spec §5). */
export type ArtKind = 'svg' | 'png' | 'jpeg' | 'pdf'

/** An error to throw, with a message that a coach understands and can act on. */
export const unfit = (message: string): Refusal => new Refusal('invalid', message)

/** More colors than this are expensive for every method but sublimation (garments: inks). */
const fewInks = 6

export function inkWarnings(inks: readonly Ink[], hasGradients: boolean): string[] {
	if (hasGradients)
		return [
			'This art has color blends. They print well on sublimated gear, but not as twill or spot-color screen print.',
		]
	if (inks.length <= fewInks) return []
	return [
		`This art has ${inks.length} colors. More than ${fewInks} do not suit twill or spot-color screen print.`,
	]
}
