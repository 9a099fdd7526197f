// The tile of a pattern in the production files: the upload as it is printed, and how it is repeated.
import { placesOf } from '#garments/patterns/print.ts'
import { areaInks, printedTileUrl } from '#garments/patterns/tile.ts'
import { resolveDesign } from '#garments/render.ts'
import type { GarmentTemplate } from '#garments/template.ts'
import { colorName } from '../../rules/colors.ts'
import type { ProofInput } from '../input.ts'
import type { Files } from './placement-files.ts'

/** Undefined for designs without one, and while its file is missing. */
export function tileFiles({ config, art }: Pick<ProofInput, 'config' | 'art'>, template: GarmentTemplate) {
	const { pattern } = resolveDesign(template, config, 'proof')
	const file = art[printedTileUrl(pattern) ?? '']
	if (!pattern?.tile || !file) return undefined
	const { tile, angleDeg = 0 } = pattern
	const { widthIn, aspectRatio, rightIn = 0, downIn = 0, mirrored = false } = tile
	const path = `pattern/tile.${file.kind === 'vector' ? 'svg' : 'png'}`
	const files: Files = { [path]: new Uint8Array(Buffer.from(file.base64, 'base64')) }
	const colors = areaInks(pattern).map((hex) => ({ hex: hex.toLowerCase(), name: colorName(hex) }))
	const sizeIn = { width: widthIn, height: widthIn / aspectRatio }
	return {
		files,
		ticket: {
			file: path,
			sizeIn,
			angleDeg,
			offsetIn: { right: rightIn, down: downIn },
			mirrored,
			...(colors.length > 0 && { colors }),
			places: placesOf(pattern),
		},
	}
}
