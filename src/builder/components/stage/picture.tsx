import { memo, useId, useMemo, type Ref } from 'react'
import { SceneLayer, type LayerPaint } from '#garments/components/layer.tsx'
import { letteringLayer, wordsOf } from '#garments/components/layers.ts'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import type { SceneNode } from '#garments/scene.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, ViewDef } from '#garments/template.ts'

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
