import { useDeferredValue, useMemo } from 'react'
import { playerMarks } from '../../../rules/player-marks.ts'
import { useEditorState, useSettledConfig } from '../../../editor/context.tsx'
import type { PanelProps } from '../props.ts'

/** The players' marks, computed after typing pauses. */
export function usePlayerMarks({ data, template, packs }: Pick<PanelProps, 'data' | 'template' | 'packs'>) {
	const config = useSettledConfig()
	const players = useDeferredValue(useEditorState((state) => state.players))
	const { sizes, product } = data
	return useMemo(
		() => playerMarks(players, { template, config, packs, sport: product.sport, sizes }),
		[players, template, config, packs, product.sport, sizes],
	)
}
