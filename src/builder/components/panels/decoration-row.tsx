import { useId } from 'react'
import { formatUsd } from '#kit/money.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
	decorationSizeLabels,
	decorationSizes,
} from '#pricing/rules/design.ts'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useChange, useChangeText } from '../../editor/context.tsx'
import { RemoveButton } from './panel.tsx'
import { withDecoration, withoutDecoration, type Decoration } from './design-edits.ts'

type DecorationRowProps = {
	decoration: Decoration
	index: number
	isOpen: boolean
	onToggle: () => void
	onRemoved: () => void
}

/** One decoration with its price; when open, all of it can be edited. */
export function DecorationRow({ decoration, index, isOpen, onToggle, onRemoved }: DecorationRowProps) {
	const change = useChange()
	const id = useId()
	const { type, location, size, description } = decoration
	const title = `${decorationMethodNames[type]}, ${decorationLocationNames[location].toLowerCase()}`
	const remove = () => {
		change((config) => withoutDecoration(config, index))
		onRemoved()
	}
	return (
		<>
			<div className="flex items-center gap-1 bg-field pr-1">
				<button
					type="button"
					aria-expanded={isOpen}
					aria-controls={isOpen ? id : undefined}
					onClick={onToggle}
					className="flex min-h-14 min-w-0 flex-1 items-center gap-2 py-2 pl-3 text-left"
				>
					<span className="min-w-0 flex-1 leading-tight">
						<span className="block text-[0.9375rem] font-semibold">{title}</span>
						<span className="block truncate text-label text-muted">
							{[decorationSizeLabels[size], description].filter(Boolean).join(' · ')}
						</span>
					</span>
					<span className="figures text-[0.9375rem] font-semibold">
						{formatUsd(decorationPrice(decoration))}
					</span>
					<Icon
						name="chevron-down"
						size={18}
						className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
					/>
				</button>
				<RemoveButton title={title} onClick={remove} />
			</div>
			{isOpen && <DecorationFields {...{ id, decoration, index }} />}
		</>
	)
}

type FieldsProps = Pick<DecorationRowProps, 'decoration' | 'index'> & { id: string }

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
	values.map((value) => ({ value, label: labels[value] }))
const fields = [
	{
		key: 'type' as const,
		label: 'Method',
		options: options(decorationMethods, decorationMethodNames),
		className: 'col-span-2',
	},
	{
		key: 'location' as const,
		label: 'Location',
		options: options(decorationLocations, decorationLocationNames),
	},
	{ key: 'size' as const, label: 'Size', options: options(decorationSizes, decorationSizeLabels) },
]

function DecorationFields({ id, decoration, index }: FieldsProps) {
	const change = useChange()
	const changeText = useChangeText()
	const name = (field: string) => `decoration-${index}-${field}`
	return (
		<div id={id} className="grid grid-cols-2 gap-3 border-t border-line bg-page p-3">
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
			<TextField
				label="Description"
				name={name('description')}
				className="col-span-2"
				maxLength={200}
				autoComplete="off"
				value={decoration.description}
				onChange={({ target }) =>
					changeText(name('description'), (config) =>
						withDecoration(config, index, { description: target.value }),
					)
				}
			/>
		</div>
	)
}
