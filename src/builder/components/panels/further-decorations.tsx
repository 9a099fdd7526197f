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
import { useBuilderTexts } from '../builder-language.tsx'
import { withDecoration, withFurtherDecoration, withoutDecoration } from './design-edits.ts'
import { PanelPart, RemoveButton } from './panel.tsx'

/** Decorations in words, which the picture does not show. */
export function FurtherDecorations({ cloth }: { cloth: Cloth }) {
	const config = useConfig()
	const change = useChange()
	const further = furtherDecorations(config)
	const methods = furtherMethods(cloth)
	const texts = useBuilderTexts().fields.further
	const usual = methods.includes('embroidery') ? 'embroidery' : methods[0]
	return (
		<PanelPart title={texts.title} aside={texts.aside}>
			<p className="mb-3 text-[0.9375rem] text-muted">{texts.lead}</p>
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
				{texts.add}
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
	const methods = [...new Set([...offered, type])]
	const { fields: builder, word } = useBuilderTexts()
	const texts = builder.further
	const fields = [
		{
			key: 'type' as const,
			label: texts.method,
			options: methods.map((value) => ({ value, label: word(decorationMethodNames[value]) })),
		},
		{
			key: 'size' as const,
			label: texts.size,
			options: decorationSizes.map((value) => ({ value, label: word(decorationSizeLabels[value]) })),
		},
	]
	const name = (field: string) => `decoration-${index}-${field}`
	const place = location === 'custom' ? '' : `, ${word(decorationLocationNames[location]).toLowerCase()}`
	return (
		<div role="group" aria-labelledby={id} className="rounded-notice border border-line bg-field p-3">
			<div className="flex items-center gap-2">
				<p id={id} className="min-w-0 flex-1 text-[0.9375rem] font-semibold break-words">
					{`${description.trim() || texts.unnamed}${place}`}
				</p>
				<span className="figures text-[0.9375rem] font-semibold">
					{formatUsd(decorationPrice(decoration, prices))}
				</span>
				<RemoveButton
					title={description.trim() || texts.unnamedInSentence}
					onClick={() => change((config) => withoutDecoration(config, index))}
				/>
			</div>
			<div className="mt-2 grid grid-cols-2 gap-3">
				<TextField
					label={texts.what}
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
