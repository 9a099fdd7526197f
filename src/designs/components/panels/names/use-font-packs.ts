import { useEffect, useState } from 'react'
import { letteringFonts } from '#garments/lettering/fonts.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { loadPack, loadedPacks } from '#garments/packs-on-demand.ts'

/** The letters of every face of the shop, one after the other as they arrive, once they are wanted. */
export function useFontPacks(isWanted: boolean): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	// Follows the files of letters that this page has fetched.
	useEffect(() => {
		if (!isWanted) return
		let isOpen = true
		const update = () => {
			if (isOpen) setPacks(loadedPacks())
		}
		update()
		for (const { id } of letteringFonts) loadPack(id).then(update, () => {})
		return () => {
			isOpen = false
		}
	}, [isWanted])
	return packs
}
