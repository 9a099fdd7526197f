import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, StyleDef } from '#garments/template.ts'
import { templates } from '#garments/templates/index.ts'
import { withStyle } from './design-edits.ts'
import { styleThumbnail } from './style-thumbnail.ts'

const config = DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })

function pixels(template: GarmentTemplate, style: StyleDef, option: string): Promise<Buffer> {
	const svg = styleThumbnail(template, withStyle(config, style.id, option), style)
	return sharp(Buffer.from(svg)).resize(160).removeAlpha().raw().toBuffer()
}

/** A difference of a channel that the eye sees, of 255. */
const visible = 24

/** The share of channel values that visibly differ. */
const difference = (one: Buffer, other: Buffer): number =>
	one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > visible).length / one.length

const styles = Object.values(templates).flatMap((template) =>
	template.styles
		.filter(({ slot }) => slot === undefined)
		.map((style) => [template.id, style.name, { template, style }] as const),
)

test.each(styles)('%s: each option of %s looks different', async (_, __, { template, style }) => {
	const pictures = await Promise.all(style.options.map(({ id }) => pixels(template, style, id)))
	const nearest = pictures.flatMap((one, at) => pictures.slice(at + 1).map((other) => difference(one, other)))
	expect(Math.min(...nearest)).toBeGreaterThan(0.002)
})
