import { assetOfLogo } from '#designs/rules/checks/logos.ts'
import { Notice } from '#ui/notice.tsx'
import { useAnnounce, useChange, useConfig, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { logoById, moveToView, setFrame, workingView } from '../../editor/logos.ts'
import { LogoFields } from '../stage/logo-fields.tsx'
import { GroupPart } from './group-part.tsx'
import { DropZone, UploadLines } from './logos/upload-area.tsx'
import { KeptLogos, type KeptLogosProps } from './logos/kept-logos.tsx'
import { LayerList } from './logos/layer-list.tsx'
import { MarkFields } from './logos/mark-fields.tsx'
import { MarksPart, type MarksPartProps } from './logos/marks-part.tsx'
import { RemoveBackground } from './logos/remove-background.tsx'
import type { UploadQueue } from './logos/uploads.ts'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'
import { mostLogos, type GarmentTemplate, type ViewDef } from '#garments/template.ts'
import { toPixels } from '#placement/units.ts'
import { placementPresets, presetFrame, type PlacementPreset } from '#designs/rules/placement-presets.ts'

type LogosPanelProps = Pick<PanelProps, 'data' | 'template' | 'packs' | 'isLocked' | 'actions'> &
	Pick<MarksPartProps, 'placeMark'> &
	Pick<KeptLogosProps, 'placeLogo'> & { uploads: UploadQueue }

/** Step 3: the team's own art, placed on the garment to a tenth of an inch. */
export function LogosPanel(props: LogosPanelProps) {
	const { data, template, packs, isLocked, actions, uploads, placeMark, placeLogo } = props
	const config = useConfig()
	const selection = useEditorState((state) => state.selection)
	const assets = useEditorState((state) => state.assets)
	const selected = logoById(config, selection)
	const asset = selected && assetOfLogo(assets, selected)
	const view = selected && workingView(selected, template.views)
	const advice = asset?.warnings ?? []
	const { fields, said } = useBuilderTexts()
	const texts = fields.logos
	const isClosed = isLocked || config.logos.length >= mostLogos
	return (
		<PanelFrame title={fields.titles.logos} isLocked={isLocked}>
			{uploads.refusal === null ? (
				<DropZone onFiles={uploads.send} isClosed={isClosed} />
			) : (
				<p className="text-muted">{uploads.refusal}</p>
			)}
			<UploadLines {...uploads} />
			<KeptLogos {...{ data, actions, placeLogo, isClosed }} />
			<MarksPart {...{ placeMark, isClosed }} />
			<PanelPart
				title={texts.layers}
				aside={config.logos.length > 0 && texts.countOf(config.logos.length, mostLogos)}
			>
				<LayerList template={template} />
				<GroupPart {...{ template, packs, isLocked }} />
			</PanelPart>
			{selected?.id !== undefined && (
				<>
					{selected.mark && <MarkFields id={selected.id} mark={selected.mark} />}
					<PanelPart title={texts.putOn}>
						<PlaceButtons template={template} logoId={selected.id} />
					</PanelPart>
					<PanelPart title={texts.placeAndSize}>
						<LogoFields template={template} id={selected.id} locked={isLocked} />
					</PanelPart>
					{advice.length > 0 && (
						<Notice tone="info" title={texts.aboutFile}>
							<ul>
								{advice.map((line) => (
									<li key={line}>{said(line)}</li>
								))}
							</ul>
							{asset && view && !isLocked && (
								<RemoveBackground key={asset.id} logoId={selected.id} {...{ asset, view, actions }} />
							)}
						</Notice>
					)}
				</>
			)}
		</PanelFrame>
	)
}

type PlaceButtonsProps = { template: GarmentTemplate; logoId: string }

/** Buttons for the usual places. The current one is marked. */
function PlaceButtons({ template, logoId }: PlaceButtonsProps) {
	const config = useConfig()
	const change = useChange()
	const announce = useAnnounce()
	const show = useEditorState((state) => state.show)
	const assets = useEditorState((state) => state.assets)
	const logo = logoById(config, logoId)
	const { fields, word } = useBuilderTexts()
	if (!logo) return null
	const art = assetOfLogo(assets, logo) ?? logo
	const aspectRatio = art.width / art.height
	const viewOf = (preset: PlacementPreset) => template.views.find(({ id }) => id === preset.view)

	const put = (preset: PlacementPreset) => {
		const view = viewOf(preset)
		if (!view) return
		const frame = presetFrame(preset, aspectRatio, view)
		change((current) => setFrame(moveToView(current, logoId, view), logoId, { frame, view }))
		show({ view: view.id })
		announce(fields.logos.movedTo(word(preset.name).toLowerCase()))
	}
	return (
		<ul aria-label={fields.logos.putOn} className="flex flex-wrap gap-2">
			{placementPresets(template).map((preset) => (
				<li key={`${preset.view}-${preset.id}`}>
					<button
						type="button"
						aria-pressed={isAt(preset, logo, { aspectRatio, view: viewOf(preset) })}
						onClick={() => put(preset)}
						className="inline-flex min-h-9 items-center rounded-control border border-field-line bg-field px-3 text-sm font-semibold transition-colors hover:border-ink aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary pointer-coarse:min-h-11"
					>
						{word(preset.name)}
					</button>
				</li>
			))}
		</ul>
	)
}

type Placed = { view?: string; x: number; y: number; width: number; rotation: number }

function isAt(
	preset: PlacementPreset,
	logo: Placed,
	{ aspectRatio, view }: { aspectRatio: number; view: ViewDef | undefined },
): boolean {
	if (!view || logo.view !== view.id || logo.rotation !== 0) return false
	const frame = presetFrame(preset, aspectRatio, view)
	const gaps = [logo.x - frame.x, logo.y - frame.y, logo.width - frame.width]
	return gaps.every((gap) => Math.abs(toPixels(gap, view)) < 1)
}
