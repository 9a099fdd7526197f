import { memo, startTransition, useEffect, useId, useMemo, useState } from 'react'
import { SceneLayer } from '#garments/components/layer.tsx'
import { letteringLayer, wordsOf } from '#garments/components/layers.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { resolveLook } from '#garments/render.ts'
import type { SceneNode } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Drawing, GarmentTemplate, Look, RenderMode, ViewDef, ViewId } from '#garments/template.ts'

type Shown = { template: GarmentTemplate; view: ViewDef; config: DesignConfig }

/** View and look as text: equal texts are the same cloth. */
const clothText = ({ template, view, config }: Shown): string =>
	JSON.stringify([view.id, resolveLook(template, config, 'preview')])

function drawingOf(template: GarmentTemplate, cloth: string, mode: RenderMode): Drawing {
	const [view, look] = JSON.parse(cloth) as [ViewId, Look]
	return template.draw(view, { ...look, mode })
}

const pauseMs = 220

/** The text as it was before it began to change, and the new one after a moment of rest. */
function useSettled(text: string): string {
	const [settled, setSettled] = useState(text)
	// Follows the pace of the hands: fine textures take a browser longer than a color picker moves.
	useEffect(() => {
		if (settled === text) return
		const timer = setTimeout(() => startTransition(() => setSettled(text)), pauseMs)
		return () => clearTimeout(timer)
	}, [settled, text])
	return settled
}

export type Cloth = {
	/** Without mesh and stitches: quick enough for every step of a color picker. */
	plain: SceneNode[]
	fine: SceneNode[]
	/** False while something changes: then `fine` is the picture of before. */
	isSettled: boolean
	folds: SceneNode[]
}

/** Cloth and folds; a config that changes neither gives the same lists again. */
export function useCloth(shown: Shown): Cloth {
	const { template } = shown
	const text = clothText(shown)
	const settled = useSettled(text)
	const plain = useMemo(() => drawingOf(template, text, 'thumb').under, [template, text])
	const fine = useMemo(() => drawingOf(template, settled, 'preview').under, [template, settled])
	const folds = useMemo(() => drawingOf(template, text, 'preview').over, [template, text])
	return { plain, fine, folds, isSettled: settled === text }
}

/** Words and numbers of a view; drawn anew only when something they depend on changes. */
export function useLettering({ template, view, config, packs }: Shown & { packs: GlyphPacks }) {
	const words = JSON.stringify(wordsOf(config))
	return useMemo(() => {
		const wanted = JSON.parse(words) as DesignConfig
		return letteringLayer({ template, config: wanted, view: view.id, mode: 'preview', packs })
	}, [template, view, words, packs])
}

type SheetProps = { view: ViewDef; nodes: SceneNode[]; isHidden?: boolean }

/** One sheet of the picture. The browser keeps it painted while others move. */
export const Sheet = memo(function Sheet({ view, nodes, isHidden = false }: SheetProps) {
	return (
		<svg
			viewBox={`0 0 ${view.width} ${view.height}`}
			aria-hidden="true"
			className={`pointer-events-none absolute inset-0 size-full will-change-transform ${isHidden ? 'invisible opacity-0' : 'transition-opacity'}`}
		>
			<SceneLayer nodes={nodes} idPrefix={useId()} />
		</svg>
	)
})
