import { memo, useCallback, useMemo, useState, type ComponentProps } from 'react'
import { teamColorsFrom } from '#designs/rules/colors.ts'
import { useChange, useConfig, useEditorState, useSettledConfig } from '../../editor/context.tsx'
import { Button } from '#ui/button.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useColorName } from '../data-language.tsx'
import { LineIcon } from '../frame/line-icon.tsx'
import {
	hasOwnColor,
	hasZoneColors,
	swapped,
	withoutZone,
	withoutZones,
	withTeamColor,
	withZone,
	zoneDefault,
} from './design-edits.ts'
import { ColorField } from './color-field.tsx'
import { ColorChip, PairChoice, type ColorPair } from './color-choices.tsx'
import { LegalityPart } from './legality-part.tsx'
import { PanelFrame, PanelPart, TextButton } from './panel.tsx'
import { ColorsOnKit } from './whole-kit.tsx'
import type { PanelProps } from './props.ts'
import { withTeamColors } from '#garments/recolor.ts'
import { resolveDesign } from '#garments/render.ts'
import type { GarmentTemplate, ZoneDef } from '#garments/template.ts'
import { Icon } from '#ui/icon.tsx'

/** Every zone of the garment with its color; one opens at a time. */
function ZoneColors({ template }: { template: GarmentTemplate }) {
	const config = useSettledConfig()
	const change = useChange()
	const [openId, setOpenId] = useState<string>()
	const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? undefined : id)), [])
	const { colors } = resolveDesign(template, config, 'thumb')
	const texts = useBuilderTexts().fields.colors
	return (
		<PanelPart
			title={texts.parts}
			aside={
				hasZoneColors(config, template) && (
					<TextButton onClick={() => change(withoutZones)}>{texts.resetAll}</TextButton>
				)
			}
		>
			<ul className="overflow-hidden rounded-notice border border-line">
				{template.zones.map((zone) => (
					<li key={zone.id} className="border-t border-line first:border-t-0">
						<ZoneRow
							zone={zone}
							color={colors[zone.id]}
							isOwn={hasOwnColor(config, zone)}
							isOpen={zone.id === openId}
							onToggle={toggle}
						/>
						{zone.id === openId && <ZoneField template={template} zone={zone} />}
					</li>
				))}
			</ul>
		</PanelPart>
	)
}

type ZoneRowProps = {
	zone: ZoneDef
	color: string | undefined
	isOwn: boolean
	isOpen: boolean
	onToggle: (id: string) => void
}

const ZoneRow = memo(function ZoneRow({ zone, color, isOwn, isOpen, onToggle }: ZoneRowProps) {
	const { word } = useBuilderTexts()
	const nameOf = useColorName()
	return (
		<button
			type="button"
			aria-expanded={isOpen}
			onClick={() => onToggle(zone.id)}
			className="flex min-h-12 w-full items-center gap-3 bg-field px-3 py-1.5 text-left hover:bg-card"
		>
			<ColorChip hex={color} />
			<span className="min-w-0 flex-1 leading-tight">
				<span className="block text-[0.9375rem] font-semibold">{word(zone.name)}</span>
				<span className="block text-label text-muted">
					{isOwn && color ? nameOf(color) : word(zoneDefault(zone))}
				</span>
			</span>
			<Icon name="chevron-down" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
		</button>
	)
})

/** The color of the open zone: an input field, so it uses the current config. */
function ZoneField({ template, zone }: { template: GarmentTemplate; zone: ZoneDef }) {
	const config = useConfig()
	const change = useChange()
	const set = useMemo(() => withZone(zone.id), [zone])
	const { fields: texts, word } = useBuilderTexts()
	return (
		<div className="border-t border-line bg-page p-3">
			<ColorField
				label={word(zone.name)}
				value={resolveDesign(template, config, 'thumb').colors[zone.id] ?? config.primaryColor}
				set={set}
				aside={
					hasOwnColor(config, zone) && (
						<Button
							variant="outline"
							size="small"
							onClick={() => change((current) => withoutZone(current, zone.id))}
						>
							{texts.colors.reset}
						</Button>
					)
				}
			/>
		</div>
	)
}

type TeamColors = NonNullable<ReturnType<typeof teamColorsFrom>>

/** Step 2: the team's two colors, and separate colors for zones of the garment. */
export function ColorsPanel({
	data,
	template,
	isLocked,
	...facts
}: Pick<PanelProps, 'data' | 'template' | 'isLocked' | 'pieces' | 'packs'>) {
	const change = useChange()
	const fromLogo = useLogoColors()
	const { fields: texts, word } = useBuilderTexts()
	const { colors } = texts
	return (
		<PanelFrame title={texts.titles.colors} isLocked={isLocked}>
			<TeamColor
				label={colors.primary}
				of="primaryColor"
				aside={
					<Button variant="outline" size="small" onClick={() => change(swapped)}>
						<LineIcon name="swap" />
						{colors.swap}
					</Button>
				}
			/>
			<TeamColor label={colors.secondary} of="secondaryColor" />
			<ColorsOnKit data={data} />
			{fromLogo && (
				<PanelPart title={colors.ours} aside={colors.fromLogo}>
					<PairChoice
						legend={colors.ours}
						pairs={logoPairs(fromLogo, colors.inArt, word)}
						onChoose={(pair) => change((current) => withTeamColors(current, pair))}
					/>
				</PanelPart>
			)}
			{data.product.colorways.length > 0 && (
				<PanelPart title={colors.pairs} aside={colors.stocked}>
					<PairChoice
						legend={colors.pairs}
						pairs={data.product.colorways}
						onChoose={(pair) => change((current) => withTeamColors(current, pair))}
					/>
				</PanelPart>
			)}
			<ZoneColors template={template} />
			<LegalityPart {...facts} isLocked={isLocked} />
		</PanelFrame>
	)
}

type TeamColorProps = Pick<ComponentProps<typeof ColorField>, 'label' | 'aside'> & {
	of: 'primaryColor' | 'secondaryColor'
}

/** Re-renders only when its own color changes. */
function TeamColor({ of, ...field }: TeamColorProps) {
	const value = useEditorState((state) => state.config[of])
	const set = useMemo(() => withTeamColor(of), [of])
	return <ColorField {...field} value={value} set={set} />
}

/** Team colors guessed from the logos on the design. */
function useLogoColors(): TeamColors | undefined {
	const logos = useEditorState((state) => state.config.logos)
	const assets = useEditorState((state) => state.assets)
	return useMemo(() => {
		const used = new Set(logos.map(({ assetId }) => assetId))
		return teamColorsFrom(Object.values(assets).flatMap((asset) => (used.has(asset.id) ? asset.inks : [])))
	}, [logos, assets])
}

/** The exact colors of the art, and the nearest ones of the shop palette. */
function logoPairs(
	{ primary, secondary }: TeamColors,
	inArt: string,
	word: (color: string) => string,
): ColorPair[] {
	const exact = { id: 'art', name: inArt, isWorded: true, primary: primary.hex, secondary: secondary.hex }
	const nearest = {
		id: 'palette',
		name: `${word(primary.nearest.name)}, ${word(secondary.nearest.name)}`,
		isWorded: true,
		primary: primary.nearest.hex,
		secondary: secondary.nearest.hex,
	}
	const isSame = exact.primary === nearest.primary && exact.secondary === nearest.secondary
	return isSame ? [nearest] : [exact, nearest]
}
