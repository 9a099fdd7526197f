import { useEffect, useState } from 'react'
import { fontsOf } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { loadPack, loadedPacks } from '#garments/packs-on-demand.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'

const retryDelayMs = 3_000

/** The glyph packs that are here so far; the ones the design still lacks are fetched. */
export function usePacks(config: DesignConfig, { sport }: Pick<GarmentTemplate, 'sport'>): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	const missing = fontsOf(config, sport)
		.filter((font) => !packs[font])
		.join(' ')

	const [attempt, setAttempt] = useState(0)
	// Follows the files of letters that this page has fetched; one that did not come is asked for again.
	useEffect(() => {
		if (missing === '') return
		let isWanted = true
		let retry: ReturnType<typeof setTimeout> | undefined
		const update = () => {
			if (isWanted) setPacks(loadedPacks())
		}
		const askAgain = () => {
			if (!isWanted) return
			clearTimeout(retry)
			retry = setTimeout(() => setAttempt((count) => count + 1), retryDelayMs)
		}
		for (const font of missing.split(' ')) loadPack(font).then(update, askAgain)
		return () => {
			isWanted = false
			clearTimeout(retry)
		}
	}, [missing, attempt])

	return packs
}
