import { memo, type KeyboardEvent, type PointerEvent } from 'react'
import type { LetteringItem } from '#designs/rules/lettering-items.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ViewDef } from '#garments/template.ts'
import { frameInPixels } from '#placement/units.ts'
import { useAnnounce, useConfig, useEditor, useEditorState, useSettledConfig } from '../../editor/context.tsx'
import { isLineId, keyedFrame, lineById, lineLabel, linesOn, setLine } from '../../editor/lines.ts'
import { Aids } from './overlay.tsx'
import { selectionKey } from './selection-key.ts'
import type { Dragger } from './use-drag.ts'

type Dressed = { template: GarmentTemplate; packs: GlyphPacks }
type SheetProps = Dressed & { view: ViewDef; dragger: Dragger }

/** The design with the line that is being dragged where the pointer has it. */
export function useDraggedLines({ template, packs }: Dressed, config: DesignConfig): DesignConfig {
	const live = useEditorState((state) => (isLineId(state.live?.id) ? state.live : null))
	const line = live && lineById({ template, packs, config }, live.id)
	return live && line ? setLine(config, line, { frame: live.frame, views: template.views }) : config
}

/** Where the lines of lettering can be grabbed, focused and moved by keys; the letters themselves lie below. */
export const LineSheet = memo(function LineSheet({ template, packs, view, dragger }: SheetProps) {
	const config = useDraggedLines({ template, packs }, useSettledConfig())
	return (
		<svg
			viewBox={`0 0 ${view.width} ${view.height}`}
			role="group"
			aria-label="Lettering on the garment"
			className="pointer-events-none absolute inset-0 size-full overflow-visible"
		>
			{linesOn({ template, packs, config }, view).map((line) => (
				<LineTarget key={line.id} {...{ template, packs, line, dragger }} />
			))}
		</svg>
	)
})

type TargetProps = Dressed & { line: LetteringItem; dragger: Dragger }

function LineTarget({ template, packs, line, dragger }: TargetProps) {
	const { id, view } = line
	const isSelected = useEditorState(({ selection }) => selection === id)
	const show = useEditorState((state) => state.show)
	const press = useLineKeys({ template, packs, line, dragger })
	const { x, y, width, height, rotation } = frameInPixels(line.frame, view)
	// Touch scrolls the page until the line is selected; a mouse grabs it immediately.
	const take = (event: PointerEvent<SVGRectElement>) => {
		if (event.button !== 0 || (event.pointerType === 'touch' && !isSelected)) return
		show({ selection: id })
		dragger.start(event, id, { kind: 'move' })
	}
	return (
		<rect
			{...{ x, y, width, height }}
			transform={rotation === 0 ? undefined : `rotate(${rotation} ${x + width / 2} ${y + height / 2})`}
			fill="none"
			tabIndex={0}
			role="button"
			data-line={id}
			aria-pressed={isSelected}
			aria-label={lineLabel(line)}
			className="cursor-move"
			style={{ pointerEvents: 'all', ...(isSelected && { touchAction: 'none' }) }}
			onPointerDown={take}
			onPointerMove={dragger.move}
			onPointerUp={dragger.end}
			onPointerCancel={dragger.cancel}
			onClick={() => show({ selection: id })}
			onKeyDown={press}
		/>
	)
}

function useLineKeys({ template, packs, line, dragger }: TargetProps) {
	const editor = useEditor()
	const announce = useAnnounce()
	const { id, view } = line
	/** The line as it is at this key; the drawn one may lag behind a held key. */
	const current = () => lineById({ template, packs, config: editor.getState().config }, id)
	return (event: KeyboardEvent<SVGRectElement>) => {
		const { show, changeText } = editor.getState()
		if (selectionKey(event, { id, editor, dragger })) return
		const before = current()
		const frame = before && keyedFrame(event, { frame: before.frame, view })
		if (!frame || dragger.isDragging()) return
		event.preventDefault()
		changeText(`${event.key} ${id}`, (config) => setLine(config, before, { frame, views: template.views }))
		show({ selection: id })
		const after = current()
		if (after) announce(lineLabel(after))
	}
}

/** Placement aids around the selected line; renders nothing while a logo or nothing is selected. */
export const LineOverlay = memo(function LineOverlay({ template, packs, view, dragger }: SheetProps) {
	const selection = useEditorState((state) => state.selection)
	const guides = useEditorState((state) => state.live?.guides)
	const config = useDraggedLines({ template, packs }, useConfig())
	const line = selection && isLineId(selection) ? lineById({ template, packs, config }, selection) : undefined
	if (line?.view !== view) return null
	return <Aids {...{ view, dragger }} id={line.id} frame={line.frame} guides={guides ?? []} keepsShape />
})
