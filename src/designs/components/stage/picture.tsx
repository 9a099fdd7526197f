import { memo, startTransition, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { withoutTextures } from '#garments/components/bands.ts'
import { SceneLayer } from '#garments/components/layer.tsx'
import { letteringLayer, wordsOf } from '#garments/components/layers.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { resolveLook } from '#garments/render.ts'
import type { SceneNode } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Drawing, GarmentTemplate, Look, ViewDef, ViewId } from '#garments/template.ts'

type Shown = { template: GarmentTemplate; view: ViewDef; config: DesignConfig }

/** View and look as text: equal texts are the same cloth. */
const clothText = ({ template, view, config }: Shown): string =>
	JSON.stringify([view.id, resolveLook(template, config, 'preview')])

function drawingOf(template: GarmentTemplate, cloth: string): Drawing {
	const [view, look] = JSON.parse(cloth) as [ViewId, Look]
	return template.draw(view, look)
}

const pauseMs = 220

/** The value as it was before it began to change, and the new one after a moment of rest. */
function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value)
	// Follows the pace of the hands: fine textures take a browser longer than a color picker moves.
	useEffect(() => {
		if (settled === value) return
		const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs)
		return () => clearTimeout(timer)
	}, [settled, value])
	return settled
}

export type Cloth = {
	/** Without textures: quick enough for every step of a color picker. */
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
	const { under, over } = useMemo(() => drawingOf(template, text), [template, text])
	const plain = useMemo(() => withoutTextures(under), [under])
	const fine = useSettled(under)
	return { plain, fine, folds: over, isSettled: fine === under }
}

/** Words and numbers of a view; drawn anew only when something they depend on changes, and after the cloth. */
export function useLettering({ template, view, config, packs }: Shown & { packs: GlyphPacks }) {
	const words = useDeferredValue(JSON.stringify(wordsOf(config)))
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
			className={`pointer-events-none absolute inset-0 size-full will-change-transform ${isHidden ? 'opacity-0' : 'transition-opacity'}`}
		>
			<SceneLayer nodes={nodes} idPrefix={useId()} />
		</svg>
	)
})
