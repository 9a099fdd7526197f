import { memo, useCallback, useMemo, useState } from 'react'
import { resolveLook } from '#garments/render.ts'
import type { GarmentTemplate, ZoneDef } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { colorName } from '#designs/rules/suggest/color-name.ts'
import { useChange, useConfig, useSettledConfig } from '../../../editor/context.tsx'
import {
	hasOwnColor,
	hasZoneColors,
	withoutZone,
	withoutZones,
	withZone,
	zoneDefault,
} from '../color-edits.ts'
import { PanelPart } from '../panel.tsx'
import { ColorField } from './color-field.tsx'
import { ColorChip } from './palette.tsx'

/** Every zone of the garment with its color; one opens at a time. */
export function ZoneColors({ template }: { template: GarmentTemplate }) {
	const config = useSettledConfig()
	const change = useChange()
	const [openId, setOpenId] = useState<string>()
	const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? undefined : id)), [])
	const { colors } = resolveLook(template, config, 'thumb')
	return (
		<PanelPart
			title="Part by part"
			aside={
				hasZoneColors(config, template) && (
					<button
						type="button"
						className="min-h-8 font-semibold text-primary hover:underline pointer-coarse:min-h-11"
						onClick={() => change(withoutZones)}
					>
						Reset all
					</button>
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
	return (
		<button
			type="button"
			aria-expanded={isOpen}
			onClick={() => onToggle(zone.id)}
			className="flex min-h-12 w-full items-center gap-3 bg-field px-3 py-1.5 text-left hover:bg-card"
		>
			<ColorChip hex={color} />
			<span className="min-w-0 flex-1 leading-tight">
				<span className="block text-[0.9375rem] font-semibold">{zone.name}</span>
				<span className="block text-label text-muted">
					{isOwn && color ? colorName(color) : zoneDefault(zone)}
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
	return (
		<div className="border-t border-line bg-page p-3">
			<ColorField
				label={zone.name}
				value={resolveLook(template, config, 'thumb').colors[zone.id] ?? config.primaryColor}
				set={set}
				aside={
					hasOwnColor(config, zone) && (
						<Button
							variant="outline"
							size="small"
							onClick={() => change((current) => withoutZone(current, zone.id))}
						>
							Reset
						</Button>
					)
				}
			/>
		</div>
	)
}
