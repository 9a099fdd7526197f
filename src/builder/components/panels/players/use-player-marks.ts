import { useDeferredValue, useMemo } from 'react'
import { playerMarks } from '../../../rules/player-marks.ts'
import { useEditorState } from '../../../editor/context.tsx'
import type { PanelProps } from '../props.ts'

/** The players' marks on all pieces, computed after typing pauses. */
export function usePlayerMarks({ pieces, packs }: Pick<PanelProps, 'pieces' | 'packs'>) {
	const players = useDeferredValue(useEditorState((state) => state.players))
	return useMemo(() => playerMarks(players, { pieces, packs }), [players, pieces, packs])
}
