import { memo, startTransition, useEffect, useId, useLayoutEffect, useMemo, useState, type Ref } from 'react'
import { SceneLayer, type LayerPaint } from '#garments/components/garment.tsx'
import { letteringLayer, wordsOf, withoutTextures, markedDesign } from '#garments/components/layers.ts'
import type { GlyphPacks } from '#garments/lettering/fonts.ts'
import type { SceneNode } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ResolvedDesign, ViewDef } from '#garments/template.ts'
import { resolveDesign } from '#garments/render.ts'
import { useEditor } from '../../editor/context.tsx'
import type { Editor } from '../../editor/store.ts'

/** While colors change in quick succession, shading and textures stay hidden. */
const restMs = 600
/** Pause between two layers, so that the browser can render a frame and handle input. */
const breathMs = 60

type Drawn = {
	template: GarmentTemplate
	view: ViewDef
	/** The resolved design as text: equal texts give equal cloth. */
	text: string
	under: SceneNode[]
	/** The nodes that the texture layer shows. */
	fine: SceneNode[]
}
type Draw = { setText: (text: string) => void; setFine: (nodes: SceneNode[]) => void }
type Marked = { shape: string; view: ViewDef; plain: SceneNode[]; folds: SceneNode[] }

const textOf = (template: GarmentTemplate, config: DesignConfig): string =>
	JSON.stringify(resolveDesign(template, config, 'preview'))
const lookOf = (text: string) => JSON.parse(text) as ResolvedDesign
/** Resolved designs of equal shape differ only in the colors of their zones. */
const shapeOf = (text: string): string => JSON.stringify(markedDesign(lookOf(text)))

/** The layers in the DOM, set like React refs. */
type Sheets = {
	plain: { current: LayerPaint | null }
	folds: { current: LayerPaint | null }
	fine: { current: SVGSVGElement | null }
}
const createSheets = (): Sheets => ({
	plain: { current: null },
	folds: { current: null },
	fine: { current: null },
})

/** Paints colors immediately and re-renders what depends on them after the last change. */
function createPainter(editor: Editor, sheets: Sheets, draw: Draw) {
	let drawn: Drawn | null = null
	let marked: Marked | null = null
	let timer: ReturnType<typeof setTimeout> | undefined

	const markedFor = ({ template, view, text }: Drawn): Marked => {
		const shape = shapeOf(text)
		if (marked?.shape === shape && marked.view === view) return marked
		const { under, over } = template.draw(view.id, lookOf(shape))
		marked = { shape, view, plain: withoutTextures(under), folds: over }
		return marked
	}
	const paint = (on: Drawn, text: string) => {
		const { plain, folds } = markedFor(on)
		const { colors } = lookOf(text)
		sheets.plain.current?.(plain, colors)
		sheets.folds.current?.(folds, colors)
	}
	const wait = (ms: number) => {
		clearTimeout(timer)
		timer = setTimeout(goOn, ms)
	}
	const goOn = () => {
		if (!drawn) return
		const { template, text, under, fine } = drawn
		const wanted = textOf(template, editor.getState().config)
		if (wanted !== text) startTransition(() => draw.setText(wanted))
		else if (fine !== under) startTransition(() => draw.setFine(under))
		else paint(drawn, text)
	}
	const show = (isDrawnNow: boolean) => {
		if (!drawn) return
		const wanted = textOf(drawn.template, editor.getState().config)
		const isUpToDate = wanted === drawn.text
		const hasShape = isUpToDate || shapeOf(wanted) === shapeOf(drawn.text)
		if (hasShape && !(isDrawnNow && isUpToDate)) paint(drawn, wanted)
		const isFine = isUpToDate && drawn.fine === drawn.under
		if (sheets.fine.current) sheets.fine.current.style.opacity = isFine ? '' : '0'
		if (isDrawnNow) wait(breathMs)
		else wait(hasShape ? restMs : 0)
	}
	return {
		drew: (now: Drawn) => {
			drawn = now
			show(true)
		},
		follow: () => {
			const stop = editor.subscribe((now, before) => {
				if (now.config !== before.config) show(false)
			})
			return () => {
				stop()
				clearTimeout(timer)
			}
		},
	}
}

type Cloth = {
	/** Without textures: fast enough for every step of a color picker. */
	plain: SceneNode[]
	fine: SceneNode[]
	folds: SceneNode[]
	sheets: Sheets
}

/** Cloth and folds of a view, and the refs of their layers. */
export function useCloth({ template, view }: Pick<Drawn, 'template' | 'view'>): Cloth {
	const editor = useEditor()
	const [text, setText] = useState(() => textOf(template, editor.getState().config))
	const { under, over } = useMemo(() => template.draw(view.id, lookOf(text)), [template, view, text])
	const plain = useMemo(() => withoutTextures(under), [under])
	const [fine, setFine] = useState(under)
	const [sheets] = useState(createSheets)
	const [painter] = useState(() => createPainter(editor, sheets, { setText, setFine }))
	// Synchronizes the painter with React's output, then with the editor.
	useLayoutEffect(
		() => painter.drew({ template, view, text, under, fine }),
		[painter, template, view, text, under, fine],
	)
	useEffect(() => painter.follow(), [painter])
	return { plain, fine, folds: over, sheets }
}

type Lettered = { template: GarmentTemplate; view: ViewDef; config: DesignConfig; packs: GlyphPacks }

/** Lettering of a view; redrawn only when its inputs change. */
export function useLettering({ template, view, config, packs }: Lettered) {
	const words = JSON.stringify(wordsOf(config))
	return useMemo(() => {
		const wanted = JSON.parse(words) as DesignConfig
		return letteringLayer({ template, config: wanted, view: view.id, mode: 'preview', packs })
	}, [template, view, words, packs])
}

type SheetProps = {
	view: ViewDef
	nodes: SceneNode[]
	paint?: Ref<LayerPaint>
	svg?: Ref<SVGSVGElement>
}

/** One SVG layer of the picture. The browser keeps it painted while others move. */
export const Sheet = memo(function Sheet({ view, nodes, paint, svg }: SheetProps) {
	return (
		<svg
			ref={svg}
			viewBox={`0 0 ${view.width} ${view.height}`}
			aria-hidden="true"
			className="pointer-events-none absolute inset-0 size-full will-change-transform"
		>
			<SceneLayer nodes={nodes} idPrefix={useId()} {...(paint && { paint })} />
		</svg>
	)
})
