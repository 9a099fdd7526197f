import { memo, type KeyboardEvent } from 'react'
import type { LetteringItem } from '#designs/rules/lettering-items.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ViewDef } from '#garments/template.ts'
import { frameInPixels } from '#placement/units.ts'
import { useAnnounce, useConfig, useEditor, useEditorState, useSettledConfig } from '../../editor/context.tsx'
import { useBuilderTexts, useLabels } from '../builder-language.tsx'
import { isLineId, keyedFrame, lineById, lineLabel, linesOn, setLine } from '../../editor/lines.ts'
import { Aids } from './overlay.tsx'
import { liveFrameOf, type EditorState } from '../../editor/store.ts'
import { selectionKey } from './selection-key.ts'
import type { Together } from './use-together.ts'
import type { Dragger } from './use-drag.ts'

type Dressed = { template: GarmentTemplate; packs: GlyphPacks }
type OverlayProps = Dressed & { view: ViewDef; dragger: Dragger }
type SheetProps = OverlayProps & {
	together: Together
	selectedIds: readonly string[]
	groupedIds: readonly string[]
}

/** The ids of the dragged lines: none, without a render of its own, while logos alone are dragged. */
const draggedIds = ({ live }: Pick<EditorState, 'live'>): string[] =>
	(live?.frames ? Object.keys(live.frames) : live ? [live.id] : []).filter(isLineId)

/** The design with the lines that are being dragged where the pointer has them. */
export function useDraggedLines({ template, packs }: Dressed, config: DesignConfig): DesignConfig {
	const live = useEditorState((state) => (draggedIds(state).length > 0 ? state.live : null))
	return draggedIds({ live }).reduce((current, id) => {
		const line = lineById({ template, packs, config: current }, id)
		const frame = liveFrameOf({ live }, id)
		return line && frame ? setLine(current, line, { frame, views: template.views }) : current
	}, config)
}

/** Where the lines of lettering can be grabbed, focused and moved by keys; the letters themselves lie below. */
export const LineSheet = memo(function LineSheet(props: SheetProps) {
	const { template, packs, view, dragger, together, selectedIds, groupedIds } = props
	const config = useDraggedLines({ template, packs }, useSettledConfig())
	const { lettering } = useBuilderTexts().frame.stage
	return (
		<svg
			viewBox={`0 0 ${view.width} ${view.height}`}
			role="group"
			aria-label={lettering}
			className="pointer-events-none absolute inset-0 size-full overflow-visible"
		>
			{linesOn({ template, packs, config }, view).map((line) => (
				<LineTarget
					key={line.id}
					{...{ template, packs, line, dragger, together }}
					isSelected={selectedIds.includes(line.id)}
					isGrouped={groupedIds.includes(line.id)}
				/>
			))}
		</svg>
	)
})

type KeysProps = Dressed & { line: LetteringItem; dragger: Dragger; together: Together }
type TargetProps = KeysProps & { isSelected: boolean; isGrouped: boolean }

function LineTarget({ isSelected, isGrouped, ...keys }: TargetProps) {
	const { line, dragger, together } = keys
	const { id, view } = line
	const press = useLineKeys(keys)
	const labels = useLabels()
	const label = lineLabel(line, labels)
	const { x, y, width, height, rotation } = frameInPixels(line.frame, view)
	return (
		<rect
			{...{ x, y, width, height }}
			transform={rotation === 0 ? undefined : `rotate(${rotation} ${x + width / 2} ${y + height / 2})`}
			fill="none"
			tabIndex={0}
			role="button"
			data-line={id}
			aria-pressed={isSelected}
			aria-label={isGrouped ? labels.grouped(label) : label}
			className="cursor-move"
			style={{ pointerEvents: 'all', ...(isSelected && { touchAction: 'none' }) }}
			onPointerDown={(event) => together.take(event, id)}
			onPointerMove={dragger.move}
			onPointerUp={dragger.end}
			onPointerCancel={dragger.cancel}
			onClick={(event) => together.click(event, id)}
			onKeyDown={press}
		/>
	)
}

function useLineKeys({ template, packs, line, dragger, together }: KeysProps) {
	const editor = useEditor()
	const announce = useAnnounce()
	const labels = useLabels()
	const { id, view } = line
	/** The line as it is at this key; the drawn one may lag behind a held key. */
	const current = () => lineById({ template, packs, config: editor.getState().config }, id)
	return (event: KeyboardEvent<SVGRectElement>) => {
		const { show, changeText } = editor.getState()
		if (together.press(event, id)) return
		if (selectionKey(event, { id, editor, dragger })) return
		const before = current()
		const frame = before && keyedFrame(event, { frame: before.frame, view })
		if (!frame || dragger.isDragging()) return
		event.preventDefault()
		changeText(`${event.key} ${id}`, (config) => setLine(config, before, { frame, views: template.views }))
		show({ selection: id })
		const after = current()
		if (after) announce(lineLabel(after, labels))
	}
}

/** Placement aids around the selected line; renders nothing while a logo or nothing is selected. */
export const LineOverlay = memo(function LineOverlay({ template, packs, view, dragger }: OverlayProps) {
	const selection = useEditorState((state) => state.selection)
	const isLine = selection !== null && isLineId(selection)
	const guides = useEditorState((state) => (isLine ? state.live?.guides : undefined))
	const config = useDraggedLines({ template, packs }, useConfig())
	const line = isLine ? lineById({ template, packs, config }, selection) : undefined
	if (line?.view !== view) return null
	return <Aids {...{ view, dragger }} id={line.id} frame={line.frame} guides={guides ?? []} grips="corners" />
})
