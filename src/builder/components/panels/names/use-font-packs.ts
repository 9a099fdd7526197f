import { useEffect, useState } from 'react'
import { letteringFonts } from '#garments/lettering/fonts.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { loadPack, loadedPacks } from '#garments/packs-on-demand.ts'

/** The letters of one face, and of all the shop's once they are wanted, one after the other as they arrive. */
export function useFontPacks(fontId: string, wantsAll: boolean): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	// Follows the files of letters that this page has fetched.
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
