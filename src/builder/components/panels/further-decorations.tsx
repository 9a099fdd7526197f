import { useId } from 'react'
import {
	furtherDecorations,
	furtherMethods,
	maxFurtherDecorations,
	type Cloth,
	type Decoration,
} from '#designs/rules/elements.ts'
import type { DecorationMethod } from '#garments/template.ts'
import { formatUsd } from '#kit/money.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
	decorationSizeLabels,
} from '#pricing/rules/decorations.ts'
import { decorationSizes } from '#pricing/states.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { useChange, useChangeText, useConfig } from '../../editor/context.tsx'
import { usePrices } from '../../editor/prices.tsx'
import { withDecoration, withFurtherDecoration, withoutDecoration } from './design-edits.ts'
import { PanelPart, RemoveButton } from './panel.tsx'

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
	values.map((value) => ({ value, label: labels[value] }))

const sizeField = {
	key: 'size' as const,
	label: 'Size',
	options: options(decorationSizes, decorationSizeLabels),
}

/** Decorations in words, which the picture does not show. */
export function FurtherDecorations({ cloth }: { cloth: Cloth }) {
	const config = useConfig()
	const change = useChange()
	const further = furtherDecorations(config)
	const methods = furtherMethods(cloth)
	const usual = methods.includes('embroidery') ? 'embroidery' : methods[0]
	return (
		<PanelPart title="Further decorations" aside="by arrangement, not in the picture">
			<p className="mb-3 text-[0.9375rem] text-muted">
				Something the builder cannot draw, such as an embroidered flag or numbers on both sleeves. Say what
				and where; the price follows from method and size.
			</p>
			{further.length > 0 && (
				<ul className="mb-3 grid gap-3">
					{further.map((decoration) => {
						const index = config.decorations.indexOf(decoration)
						return (
							<li key={index}>
								<FurtherDecoration {...{ decoration, index, methods }} />
							</li>
						)
					})}
				</ul>
			)}
			<Button
				variant="outline"
				className="w-full"
				disabled={!usual || further.length >= maxFurtherDecorations}
				onClick={() => usual && change((now) => withFurtherDecoration(now, usual))}
			>
				<Icon name="plus" size={18} />
				Add decoration
			</Button>
		</PanelPart>
	)
}

type FurtherDecorationProps = {
	decoration: Decoration
	index: number
	methods: readonly DecorationMethod[]
}

function FurtherDecoration({ decoration, index, methods: offered }: FurtherDecorationProps) {
	const change = useChange()
	const changeText = useChangeText()
	const prices = usePrices()
	const id = useId()
	const { type, location, description } = decoration
	// A method that a draft has from before stays visible until it is changed.
	const methods = new Set([...offered, type])
	const fields = [
		{ key: 'type' as const, label: 'Method', options: options([...methods], decorationMethodNames) },
		sizeField,
	]
	const name = (field: string) => `decoration-${index}-${field}`
	const place = location === 'custom' ? '' : `, ${decorationLocationNames[location].toLowerCase()}`
	return (
		<div role="group" aria-labelledby={id} className="rounded-notice border border-line bg-field p-3">
			<div className="flex items-center gap-2">
				<p id={id} className="min-w-0 flex-1 text-[0.9375rem] font-semibold break-words">
					{`${description.trim() || 'Further decoration'}${place}`}
				</p>
				<span className="figures text-[0.9375rem] font-semibold">
					{formatUsd(decorationPrice(decoration, prices))}
				</span>
				<RemoveButton
					title={description.trim() || 'further decoration'}
					onClick={() => change((config) => withoutDecoration(config, index))}
				/>
			</div>
			<div className="mt-2 grid grid-cols-2 gap-3">
				<TextField
					label="What and where"
					name={name('description')}
					className="col-span-2"
					maxLength={200}
					autoComplete="off"
					value={description}
					onChange={({ target }) =>
						changeText(name('description'), (config) =>
							withDecoration(config, index, { description: target.value }),
						)
					}
				/>
				{fields.map(({ key, ...field }) => (
					<SelectField
						key={key}
						{...field}
						name={name(key)}
						value={decoration[key]}
						onChange={({ target }) =>
							change((config) => withDecoration(config, index, { [key]: target.value }))
						}
					/>
				))}
			</div>
		</div>
	)
}
