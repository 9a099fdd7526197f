import type { GarmentTemplate } from '#garments/template.ts'
import { placementPresets, presetBox, type PlacementPreset } from '#designs/rules/suggest/placements.ts'
import { useAnnounce, useChange, useConfig, useEditorState } from '../../../editor/context.tsx'
import { logoById, moveToView, setFrame } from '../../../editor/logos.ts'

type PlaceButtonsProps = { template: GarmentTemplate; logoId: string }

/** Usual places, one press each. The current one is marked. */
export function PlaceButtons({ template, logoId }: PlaceButtonsProps) {
	const config = useConfig()
	const change = useChange()
	const announce = useAnnounce()
	const show = useEditorState((state) => state.show)
	const assets = useEditorState((state) => state.assets)
	const logo = logoById(config, logoId)
	if (!logo) return null
	const art = assets[logo.assetId ?? ''] ?? logo

	const put = (preset: PlacementPreset) => {
		const view = template.views.find(({ id }) => id === preset.view)
		if (!view) return
		const frame = { ...presetBox(preset, art.width / art.height), rotation: 0 }
		change((current) => setFrame(moveToView(current, logoId, view), logoId, { frame, view }))
		show({ view: view.id })
		announce(`Moved to ${preset.name.toLowerCase()}`)
	}
	return (
		<ul aria-label="Put it on" className="flex flex-wrap gap-2">
			{placementPresets(template).map((preset) => (
				<li key={`${preset.view}-${preset.id}`}>
					<button
						type="button"
						aria-pressed={isAt(preset, logo, art.width / art.height)}
						onClick={() => put(preset)}
						className="inline-flex min-h-9 items-center rounded-control border border-field-line bg-field px-3 text-sm font-semibold transition-colors hover:border-ink aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary pointer-coarse:min-h-11"
					>
						{preset.name}
					</button>
				</li>
			))}
		</ul>
	)
}

type Placed = { view?: string; x: number; y: number; width: number; rotation: number }

function isAt(preset: PlacementPreset, logo: Placed, aspectRatio: number): boolean {
	const box = presetBox(preset, aspectRatio)
	const isThere = [logo.x - box.x, logo.y - box.y, logo.width - box.width].every((gap) => Math.abs(gap) < 1)
	return isThere && logo.view === preset.view && logo.rotation === 0
}
