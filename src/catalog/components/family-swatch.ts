// One color that stands for a family in the color filter.
import type { CSSProperties } from 'react'
import { teamColors } from '#garments/colors.ts'

const leading = new Map<string, string>()
for (const { family, hex } of teamColors.toReversed()) leading.set(family, hex)

/** The family's first color in the palette, as the custom property `--swatch`. */
export const familySwatch = (family: string): CSSProperties =>
	({ '--swatch': leading.get(family) ?? 'transparent' }) as CSSProperties
