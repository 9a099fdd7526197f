import { memo, useId, useMemo } from 'react'
import { SceneLayer } from '#garments/components/layer.tsx'
import { letteringLayer, wordsOf } from '#garments/components/layers.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { resolveLook } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { Drawing, GarmentTemplate, Look, ViewDef } from '#garments/template.ts'

type Shown = { template: GarmentTemplate; view: ViewDef; config: DesignConfig }

/** Cloth and folds of a look; a config that changes neither gives the same lists again. */
export function useDrawing({ template, view, config }: Shown): Drawing {
	const look = JSON.stringify(resolveLook(template, config, 'preview'))
	return useMemo(() => template.draw(view.id, JSON.parse(look) as Look), [template, view, look])
}

/** Words and numbers of a view; drawn anew only when something they depend on changes. */
export function useLettering({ template, view, config, packs }: Shown & { packs: GlyphPacks }) {
	const words = JSON.stringify(wordsOf(config))
	return useMemo(() => {
		const wanted = JSON.parse(words) as DesignConfig
		return letteringLayer({ template, config: wanted, view: view.id, mode: 'preview', packs })
	}, [template, view, words, packs])
}

type LayerProps = { view: ViewDef; nodes: Drawing['under'] }

/** One sheet of the picture. The browser keeps it painted while others move. */
export const Sheet = memo(function Sheet({ view, nodes }: LayerProps) {
	return (
		<svg
			viewBox={`0 0 ${view.width} ${view.height}`}
			aria-hidden="true"
			className="pointer-events-none absolute inset-0 size-full will-change-transform"
		>
			<SceneLayer nodes={nodes} idPrefix={useId()} />
		</svg>
	)
})
