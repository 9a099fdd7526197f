// Small pictures of every view of one version.
import { useId } from 'react'
import { Garment } from '#garments/components/garment.tsx'
import type { GlyphPacks } from '#garments/lettering/pack.ts'
import { renderDesign } from '#garments/render.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate } from '#garments/template.ts'

type VersionViewsProps = { template: GarmentTemplate; config: DesignConfig; packs: GlyphPacks }

export function VersionViews({ template, config, packs }: VersionViewsProps) {
	const id = useId()
	return (
		<div className="stage grid grid-cols-2 gap-2 rounded-card border border-line p-3">
			{template.views.map((view) => (
				<Garment
					key={view.id}
					scene={renderDesign({ template, config, view: view.id, mode: 'thumb', packs })}
					idPrefix={`${id}${view.id}`}
					className="h-auto w-full"
				/>
			))}
		</div>
	)
}
