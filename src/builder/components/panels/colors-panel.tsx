import { useMemo, type ComponentProps } from 'react'
import { teamColorsFrom } from '#designs/rules/suggest/team-colors.ts'
import { useChange, useEditorState } from '../../editor/context.tsx'
import { Button } from '#ui/button.tsx'
import { LineIcon } from '../frame/line-icon.tsx'
import { swapped, withPair, withPrimary, withSecondary } from './color-edits.ts'
import { ColorField } from './color/color-field.tsx'
import { PairChoice, type ColorPair } from './color/pair-choice.tsx'
import { ZoneColors } from './color/zone-colors.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type TeamColors = NonNullable<ReturnType<typeof teamColorsFrom>>

/** Step 2: the team's two colors, and separate colors for zones of the garment. */
export function ColorsPanel({
	data,
	template,
	isLocked,
}: Pick<PanelProps, 'data' | 'template' | 'isLocked'>) {
	const change = useChange()
	const fromLogo = useLogoColors()
	return (
		<PanelFrame title="Colors" isLocked={isLocked}>
			<TeamColor
				label="Primary"
				of="primaryColor"
				set={withPrimary}
				aside={
					<Button variant="outline" size="small" onClick={() => change(swapped)}>
						<LineIcon name="swap" />
						Swap
					</Button>
				}
			/>
			<TeamColor label="Secondary" of="secondaryColor" set={withSecondary} />
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

type TeamColorProps = Pick<ComponentProps<typeof ColorField>, 'label' | 'set' | 'aside'> & {
	of: 'primaryColor' | 'secondaryColor'
}

/** Re-renders only when its own color changes. */
function TeamColor({ of, ...field }: TeamColorProps) {
	const value = useEditorState((state) => state.config[of])
	return <ColorField {...field} value={value} />
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
