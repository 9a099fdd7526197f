import { useMemo } from 'react'
import { teamColor } from '#garments/colors.ts'
import { colorName } from '#designs/rules/suggest/color-name.ts'
import { useConfig, useEditorState } from '../../../editor/context.tsx'
import type { PaletteColor } from './palette.tsx'

const most = 9
const neutrals = (['white', 'black', 'silver'] as const).map((id) => teamColor(id).hex)

/** The colors of this design: the team's two, white, black, silver and the inks of its logos. */
export function useQuickColors(): PaletteColor[] {
	const { primaryColor, secondaryColor } = useConfig()
	const assets = useEditorState((state) => state.assets)
	return useMemo(() => {
		const inks = Object.values(assets).flatMap(({ inks: found }) => found.map(({ hex }) => hex))
		const all = [primaryColor, secondaryColor, ...neutrals, ...inks].map((hex) => hex.toLowerCase())
		return [...new Set(all)].slice(0, most).map((hex) => ({ hex, name: colorName(hex) }))
	}, [assets, primaryColor, secondaryColor])
}
