import { useId } from 'react'
import { formatUsd } from '#kit/money.ts'
import {
	decorationLocationNames,
	decorationMethodNames,
	decorationPrice,
	decorationSizeLabels,
	decorationSizes,
} from '#pricing/rules/decorations.ts'
import { decorationLocations, decorationMethods } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useChange, useChangeText } from '../../editor/context.tsx'
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
				<Button
					variant="ghost"
					size="small"
					className="min-w-9 px-1.5 pointer-coarse:min-w-11 text-danger"
					aria-label={`Remove ${title}`}
					onClick={remove}
				>
					<Icon name="trash" size={18} />
				</Button>
			</div>
			{isOpen && <DecorationFields {...{ id, decoration, index }} />}
		</>
	)
}

type FieldsProps = Pick<DecorationRowProps, 'decoration' | 'index'> & { id: string }

const methods = decorationMethods.map((value) => ({ value, label: decorationMethodNames[value] }))
const locations = decorationLocations.map((value) => ({ value, label: decorationLocationNames[value] }))
const sizes = decorationSizes.map((value) => ({ value, label: decorationSizeLabels[value] }))

function DecorationFields({ id, decoration, index }: FieldsProps) {
	const change = useChange()
	const changeText = useChangeText()
	const set = (part: Partial<Decoration>) => change((config) => withDecoration(config, index, part))
	const name = (field: string) => `decoration-${index}-${field}`
	return (
		<div id={id} className="grid grid-cols-2 gap-3 border-t border-line bg-page p-3">
			<SelectField
				label="Method"
				name={name('type')}
				className="col-span-2"
				options={methods}
				value={decoration.type}
				onChange={({ target }) => set({ type: methods.find(({ value }) => value === target.value)?.value })}
			/>
			<SelectField
				label="Location"
				name={name('location')}
				options={locations}
				value={decoration.location}
				onChange={({ target }) =>
					set({ location: locations.find(({ value }) => value === target.value)?.value })
				}
			/>
			<SelectField
				label="Size"
				name={name('size')}
				options={sizes}
				value={decoration.size}
				onChange={({ target }) => set({ size: sizes.find(({ value }) => value === target.value)?.value })}
			/>
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
