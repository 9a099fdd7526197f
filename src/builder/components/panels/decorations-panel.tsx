import { useMemo, useState } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import {
	missingDecorations,
	suggestDecorations,
	type SuggestedDecoration,
} from '#designs/rules/suggest/decorations.ts'
import { useAnnounce, useChange, useConfig } from '../../editor/context.tsx'
import { firstDecoration, maxDecorations, withDecorations } from './design-edits.ts'
import { DecorationRow } from './decoration-row.tsx'
import { Disclosure, PanelFrame, PanelPart } from './panel.tsx'
import type { PanelProps } from './props.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
	decorationSizeLabels,
	decorationSizes,
} from '#pricing/rules/design.ts'
import { decorationLocations, decorationMethods, type DecorationMethod } from '#garments/template.ts'
import { Table } from '#ui/table.tsx'

/** All sixty decoration prices of spec §9, in a closed disclosure. */
export const PriceTables = () => (
	<Disclosure summary="All decoration prices">
		<div className="mt-2 grid gap-3">
			{decorationMethods.map((method) => (
				<MethodTable key={method} method={method} />
			))}
		</div>
	</Disclosure>
)

const MethodTable = ({ method }: { method: DecorationMethod }) => (
	<Table
		caption={`${decorationMethodNames[method]}, price per unit`}
		captionHidden
		className="text-sm [&_td]:px-2! [&_th]:px-2!"
	>
		<thead>
			<tr>
				<th scope="col">{decorationMethodNames[method]}</th>
				{decorationLocations.map((location) => (
					<th key={location} scope="col" className="text-right">
						{decorationLocationNames[location]}
					</th>
				))}
			</tr>
		</thead>
		<tbody>
			{decorationSizes.map((size) => (
				<tr key={size}>
					<th scope="row" className="font-semibold whitespace-nowrap">
						{decorationSizeLabels[size]}
					</th>
					{decorationLocations.map((location) => (
						<td key={location} className="text-right">
							{formatUsd(decorationPrice({ type: method, location, size }))}
						</td>
					))}
				</tr>
			))}
		</tbody>
	</Table>
)

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

/** Decorations that are missing from the price, to add one by one or all at once. */
function Suggestions({ suggested }: { suggested: readonly SuggestedDecoration[] }) {
	const change = useChange()
	const announce = useAnnounce()
	const add = (decorations: readonly SuggestedDecoration[]) => {
		change((config) => withDecorations(config, decorations))
		announce(decorations.length === 1 ? 'Decoration added' : `${decorations.length} decorations added`)
	}
	return (
		<div className="grid gap-3">
			<ul className="overflow-hidden rounded-notice border border-success-line">
				{suggested.map((item) => (
					<li
						key={item.itemId}
						className="flex items-center gap-3 border-t border-success-line bg-success-surface py-2 pr-2 pl-3 text-on-success-surface first:border-t-0"
					>
						<span className="min-w-0 flex-1 leading-tight">
							<span className="block text-[0.9375rem] font-semibold">
								{`${decorationMethodNames[item.type]}, ${decorationLocationNames[item.location].toLowerCase()}`}
							</span>
							<span className="block text-label">{item.description}</span>
						</span>
						<span className="figures text-[0.9375rem] font-semibold">{formatUsd(decorationPrice(item))}</span>
						<Button
							variant="outline"
							size="small"
							onClick={() => add([item])}
							aria-label={`Add ${item.description}`}
						>
							<Icon name="plus" size={16} />
							Add
						</Button>
					</li>
				))}
			</ul>
			{suggested.length > 1 && (
				<Button variant="outline" onClick={() => add(suggested)}>
					{`Add all ${suggested.length}`}
				</Button>
			)}
		</div>
	)
}
