import { useEffect, useState } from 'react'
import { fontsOf } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { loadPack, loadedPacks } from '#garments/packs-on-demand.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'

/** The glyph packs that are here so far; the ones the design still lacks are fetched. */
export function usePacks(config: DesignConfig, { sport }: Pick<GarmentTemplate, 'sport'>): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	const missing = fontsOf(config, sport)
		.filter((font) => !packs[font])
		.join(' ')

	// Follows the files of letters that this page has fetched.
	useEffect(() => {
		if (missing === '') return
		let isWanted = true
		const update = () => {
			if (isWanted) setPacks(loadedPacks())
		}
		for (const font of missing.split(' ')) loadPack(font).then(update, () => {})
		return () => {
			isWanted = false
		}
	}, [missing])

	return packs
}
