import { useState } from 'react'
import { resolveLook } from '#garments/render.ts'
import type { GarmentTemplate, ZoneDef } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { colorName } from '../../../suggest/color-name.ts'
import { useChange, useConfig } from '../../../editor/context.tsx'
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

/** Every part of the garment with its color; one opens at a time. */
export function ZoneColors({ template }: { template: GarmentTemplate }) {
	const config = useConfig()
	const change = useChange()
	const [openId, setOpenId] = useState<string>()
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
							isOpen={zone.id === openId}
							onToggle={() => setOpenId(zone.id === openId ? undefined : zone.id)}
						/>
					</li>
				))}
			</ul>
		</PanelPart>
	)
}

type ZoneRowProps = { zone: ZoneDef; color: string | undefined; isOpen: boolean; onToggle: () => void }

function ZoneRow({ zone, color, isOpen, onToggle }: ZoneRowProps) {
	const config = useConfig()
	const change = useChange()
	const isOwn = hasOwnColor(config, zone)
	return (
		<>
			<button
				type="button"
				aria-expanded={isOpen}
				onClick={onToggle}
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
			{isOpen && (
				<div className="border-t border-line bg-page p-3">
					<ColorField
						label={zone.name}
						value={color ?? config.primaryColor}
						set={withZone(zone.id)}
						aside={
							isOwn && (
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
			)}
		</>
	)
}
