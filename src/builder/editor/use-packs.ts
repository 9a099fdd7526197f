import { useEffect, useState } from 'react'
import { fontsOf, type Lettering } from '#garments/lettering/defaults.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import { loadedPacks, loadPack } from '#garments/packs-on-demand.ts'
import type { DesignConfig } from '#garments/schemas.ts'

const retryDelayMs = 3_000

type Lettered = { config: DesignConfig; template: Lettering }

/** The glyph packs loaded so far; missing ones of the design are fetched. */
export const usePacks = (config: DesignConfig, template: Lettered['template']): GlyphPacks =>
	usePacksOf([{ config, template }])

/** As `usePacks`, for several designs. */
export function usePacksOf(designs: readonly Lettered[]): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	const fonts = new Set(designs.flatMap(({ config, template }) => fontsOf(config, template)))
	const missing = [...fonts].filter((font) => !packs[font]).join(' ')

	// Synchronizes with the glyph files of this page; failed ones are fetched again.
	useEffect(() => {
		if (missing === '') return
		let isWanted = true
		const retries: ReturnType<typeof setTimeout>[] = []
		const ask = (font: string) => {
			loadPack(font).then(
				() => isWanted && setPacks(loadedPacks()),
				() => isWanted && retries.push(setTimeout(ask, retryDelayMs, font)),
			)
		}
		for (const font of missing.split(' ')) ask(font)
		return () => {
			isWanted = false
			for (const retry of retries) clearTimeout(retry)
		}
	}, [missing])

	return packs
}

/** The glyphs of the font; no font is fetched for ''. */
export function useFontPacks(font: string): GlyphPacks {
	const [packs, setPacks] = useState<GlyphPacks>(loadedPacks)
	// Synchronizes with the glyph files loaded by this page.
	useEffect(() => {
		let isOpen = true
		const update = () => {
			if (isOpen) setPacks(loadedPacks())
		}
		update()
		if (font !== '') loadPack(font).then(update, () => {})
		return () => {
			isOpen = false
		}
	}, [font])
	return packs
}
