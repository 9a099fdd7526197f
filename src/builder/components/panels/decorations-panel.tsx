import { useMemo, useState } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { missingDecorations, suggestDecorations } from '#designs/rules/suggest/decorations.ts'
import { useChange, useConfig } from '../../editor/context.tsx'
import { firstDecoration, maxDecorations, withDecorations } from './decorations/decoration-edits.ts'
import { DecorationRow } from './decorations/decoration-row.tsx'
import { PriceTables } from './decorations/price-table.tsx'
import { Suggestions } from './decorations/suggestions.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'

type DecorationsPanelProps = Pick<PanelProps, 'template' | 'packs' | 'price' | 'isLocked'>

/** Step 5: decoration methods for lettering and art, and their price per piece. */
export function DecorationsPanel({ template, packs, price, isLocked }: DecorationsPanelProps) {
	const config = useConfig()
	const change = useChange()
	const [openAt, setOpenAt] = useState<number>()
	const { decorations } = config
	const suggested = useMemo(
		() => missingDecorations(config, suggestDecorations({ template, config, packs })),
		[config, packs, template],
	)
	const addBlank = () => {
		change((current) => withDecorations(current, [firstDecoration(template)]))
		setOpenAt(decorations.length)
	}
	return (
		<PanelFrame
			title="Decorations"
			lead="Everything printed, stitched or sewn on. Prices are per piece, before the discount."
			isLocked={isLocked}
		>
			{suggested.length > 0 && (
				<PanelPart title="From your design" aside="not in the price yet">
					<Suggestions suggested={suggested} />
				</PanelPart>
			)}
			<PanelPart
				title="In the price"
				aside={decorations.length > 0 && `${formatUsd(price.unit.decorations)} per piece`}
			>
				{decorations.length === 0 ? (
					<p className="text-[0.9375rem] text-muted">Nothing yet: a blank garment.</p>
				) : (
					<ul className="overflow-hidden rounded-notice border border-line">
						{decorations.map((decoration, index) => (
							<li
								key={decoration.itemId ?? `free-${index}`}
								className="border-t border-line first:border-t-0"
							>
								<DecorationRow
									{...{ decoration, index }}
									isOpen={openAt === index}
									onToggle={() => setOpenAt(openAt === index ? undefined : index)}
									onRemoved={() => setOpenAt(undefined)}
								/>
							</li>
						))}
					</ul>
				)}
				<Button
					variant="outline"
					className="mt-3 w-full"
					disabled={decorations.length >= maxDecorations}
					onClick={addBlank}
				>
					<Icon name="plus" size={18} />
					Add decoration
				</Button>
			</PanelPart>
			<PriceTables />
		</PanelFrame>
	)
}
