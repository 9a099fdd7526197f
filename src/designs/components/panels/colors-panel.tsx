import { teamColorsFrom } from '../../suggest/team-colors.ts'
import { useChange, useConfig, useEditorState } from '../../editor/context.tsx'
import { Button } from '#ui/button.tsx'
import { LineIcon } from '../builder/line-icon.tsx'
import { swapped, withPair, withPrimary, withSecondary } from './color-edits.ts'
import { ColorField } from './color/color-field.tsx'
import { PairChoice, type ColorPair } from './color/pair-choice.tsx'
import { ZoneColors } from './color/zone-colors.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type TeamColors = NonNullable<ReturnType<typeof teamColorsFrom>>

/** Step 2: the team's two colors, and any part of the garment in a color of its own. */
export function ColorsPanel({
	data,
	template,
	isLocked,
}: Pick<PanelProps, 'data' | 'template' | 'isLocked'>) {
	const config = useConfig()
	const change = useChange()
	const assets = useEditorState((state) => state.assets)
	const used = new Set(config.logos.map(({ assetId }) => assetId))
	const inks = Object.values(assets).flatMap((asset) => (used.has(asset.id) ? asset.inks : []))
	const fromLogo = teamColorsFrom(inks)
	return (
		<PanelFrame title="Colors" isLocked={isLocked}>
			<ColorField
				label="Primary"
				value={config.primaryColor}
				set={withPrimary}
				aside={
					<Button variant="outline" size="small" onClick={() => change(swapped)}>
						<LineIcon name="swap" />
						Swap
					</Button>
				}
			/>
			<ColorField label="Secondary" value={config.secondaryColor} set={withSecondary} />
			{fromLogo && (
				<PanelPart title="Our team’s colors" aside="from your logo">
					<PairChoice
						legend="Our team’s colors"
						pairs={logoPairs(fromLogo)}
						onChoose={(pair) => change((current) => withPair(current, pair))}
					/>
				</PanelPart>
			)}
			{data.product.colorways.length > 0 && (
				<PanelPart title="Ready pairs" aside="as we stock them">
					<PairChoice
						legend="Ready pairs"
						pairs={data.product.colorways}
						onChoose={(pair) => change((current) => withPair(current, pair))}
					/>
				</PanelPart>
			)}
			<ZoneColors template={template} />
		</PanelFrame>
	)
}

/** The colors as they are in the art, and beside them the nearest ones of the house palette. */
function logoPairs({ primary, secondary }: TeamColors): ColorPair[] {
	const exact = { id: 'art', name: 'As in the art', primary: primary.hex, secondary: secondary.hex }
	const house = {
		id: 'house',
		name: `${primary.nearest.name}, ${secondary.nearest.name}`,
		primary: primary.nearest.hex,
		secondary: secondary.nearest.hex,
	}
	const isSame = exact.primary === house.primary && exact.secondary === house.secondary
	return isSame ? [house] : [exact, house]
}
