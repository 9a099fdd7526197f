import { useEffect, useState } from 'react'
import { letteringFonts } from '#garments/lettering/fonts.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { loadPack, loadedPacks } from '#garments/packs-on-demand.ts'

/** The glyphs of one font, or of all fonts if wanted, updated as each one loads. */
export function useFontPacks(fontId: string, wantsAll: boolean): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	// Synchronizes with the glyph files loaded by this page.
	useEffect(() => {
		let isOpen = true
		const update = () => {
			if (isOpen) setPacks(loadedPacks())
		}
		const wanted = wantsAll ? letteringFonts.map(({ id }) => id) : [fontId]
		update()
		for (const id of wanted) loadPack(id).then(update, () => {})
		return () => {
			isOpen = false
		}
	}, [fontId, wantsAll])
	return packs
}
