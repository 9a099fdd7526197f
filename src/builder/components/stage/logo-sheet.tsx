import { memo, type KeyboardEvent, type RefObject } from 'react'
import { frameOf, type Logo } from '#garments/logos.ts'
import type { ViewDef } from '#garments/template.ts'
import { frameInPixels, type Frame, type PixelFrame } from '#placement/units.ts'
import { useAnnounce, useEditor, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts, useLabels } from '../builder-language.tsx'
import { keyEdit } from '../../editor/logo-keys.ts'
import { centerLabel, logoById, logoLabel } from '../../editor/logos.ts'
import { liveFrameOf } from '../../editor/store.ts'
import { selectionKey } from './selection-key.ts'
import type { Together } from './use-together.ts'
import type { Dragger } from './use-drag.ts'

export type NumberedLogo = { logo: Logo; id: string; number: number }

type SheetProps = {
	view: ViewDef
	logos: readonly NumberedLogo[]
	locked: boolean
	dragger: Dragger
	together: Together
	selectedIds: readonly string[]
	groupedIds: readonly string[]
	svg: RefObject<SVGSVGElement | null>
}

const placed = ({ x, y, width, height, rotation }: PixelFrame) =>
	`translate(${x + width / 2} ${y + height / 2}) rotate(${rotation})`

/** The logos of one view, last on top. Each can be focused, selected, moved and edited by keyboard. */
export const LogoSheet = memo(function LogoSheet(props: SheetProps) {
	const { view, logos, locked, dragger, together, selectedIds, groupedIds, svg } = props
	const texts = useBuilderTexts().frame.stage
	return (
		<svg
			ref={svg}
			viewBox={`0 0 ${view.width} ${view.height}`}
			role="group"
			aria-label={texts.logos}
			className="pointer-events-none absolute inset-0 size-full overflow-visible contain-layout contain-size will-change-transform"
		>
			{logos.map((item) =>
				locked ? (
					<LockedLogo key={item.id} {...item} view={view} />
				) : (
					<LogoItem
						key={item.id}
						{...item}
						{...{ view, dragger, together }}
						isSelected={selectedIds.includes(item.id)}
						isGrouped={groupedIds.includes(item.id)}
					/>
				),
			)}
		</svg>
	)
})

function LockedLogo({ logo, number, view }: NumberedLogo & { view: ViewDef }) {
	const frame = frameOf(logo)
	const drawn = frameInPixels(frame, view)
	const label = logoLabel({ frame, view, number, alt: logo.alt }, useLabels())
	return (
		<g transform={placed(drawn)} role="img" aria-label={label}>
			<Art logo={logo} width={drawn.width} height={drawn.height} />
		</g>
	)
}

type ItemProps = NumberedLogo & {
	view: ViewDef
	dragger: Dragger
	together: Together
	isSelected: boolean
	isGrouped: boolean
}

const LogoItem = memo(function LogoItem(props: ItemProps) {
	const { logo, id, number, view, dragger, together, isSelected, isGrouped } = props
	const live = useEditorState((state) => liveFrameOf(state, id))
	const press = useLogoKeys({ id, number, view, dragger, together })
	const frame: Frame = live ?? frameOf(logo)
	const labels = useLabels()
	const label = logoLabel({ frame: frameOf(logo), view, number, alt: logo.alt }, labels)
	const drawn = frameInPixels(frame, view)
	return (
		<g
			transform={placed(drawn)}
			tabIndex={0}
			role="button"
			data-logo={id}
			aria-pressed={isSelected}
			aria-label={isGrouped ? labels.grouped(label) : label}
			className="pointer-events-auto cursor-move"
			style={isSelected ? { display: 'block', touchAction: 'none' } : undefined}
			onPointerDown={(event) => together.take(event, id)}
			onPointerMove={dragger.move}
			onPointerUp={dragger.end}
			onPointerCancel={dragger.cancel}
			onClick={(event) => together.click(event, id)}
			onKeyDown={press}
		>
			<rect
				x={-drawn.width / 2}
				y={-drawn.height / 2}
				width={drawn.width}
				height={drawn.height}
				fill="none"
				pointerEvents="all"
			/>
			<Art logo={logo} width={drawn.width} height={drawn.height} />
		</g>
	)
})

type ArtProps = { logo: Pick<Logo, 'url' | 'mirrored'>; width: number; height: number }

const Art = ({ logo: { url, mirrored }, width, height }: ArtProps) => (
	<image
		href={url}
		x={-width / 2}
		y={-height / 2}
		width={width}
		height={height}
		transform={mirrored ? 'scale(-1 1)' : undefined}
	/>
)

/** After a logo is removed, the focus moves to a remaining one, else to the stage. */
function focusNext(gone: Element) {
	const logos = [...(gone.parentNode?.querySelectorAll<SVGGElement>('[data-logo]') ?? [])]
	const next = logos.find((logo) => logo !== gone)
	if (next) next.focus()
	else gone.closest<HTMLElement>('[data-stage]')?.focus()
}

type KeysProps = Omit<ItemProps, 'logo' | 'isSelected' | 'isGrouped'>

function useLogoKeys({ id, number, view, dragger, together }: KeysProps) {
	const editor = useEditor()
	const announce = useAnnounce()
	const labels = useLabels()
	const { removed } = useBuilderTexts().frame.stage.logo
	return (event: KeyboardEvent<SVGGElement>) => {
		const { show, changeText, config: before } = editor.getState()
		if (together.press(event, id)) return
		if (selectionKey(event, { id, editor, dragger })) return
		const edit = keyEdit(event)
		if (!edit || dragger.isDragging()) return
		event.preventDefault()
		const target = event.currentTarget
		changeText(`${event.key} ${id}`, (config) => edit(config, id, view))
		const { config } = editor.getState()
		const logo = logoById(config, id)
		show({ selection: logo ? id : null })
		if (!logo) {
			focusNext(target)
			announce(removed(number))
		} else if (config !== before) {
			const frame = frameOf(logo)
			announce(`${logoLabel({ frame, view, number }, labels)}, ${centerLabel({ frame, view }, labels)}`)
		}
	}
}
