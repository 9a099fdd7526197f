// One line of an order with all fields that can be changed.
import type { ReactNode } from 'react'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { formatUsd } from '#kit/money.ts'
import { fieldAttributes, fieldBox, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { fieldName, type LineField } from '../rules/amend-form.ts'
import type { Choice, EditLine } from '../views.ts'

export type Typed = Readonly<Record<string, string>>
export type FieldErrors = ReadonlyMap<string, string>

type LineProps = { line: EditLine; typed: Typed | undefined; errors: FieldErrors }

export function EditLineItem({ line, typed, errors }: LineProps) {
	const { position, made, color, picture, unitCents, sizes, designs } = line
	const field = (name: LineField, now: string) => {
		const own = fieldName(position, name)
		// The summary on top names the row; here the field is already in it.
		const error = errors.get(own)?.replace(/^Row \d+: /, '')
		return {
			name: own,
			error,
			// Refused input stays; a field that was not sent shows the current value.
			value: typed?.[own] ?? now,
		}
	}
	const isRemoved = typed?.[fieldName(position, 'remove')] !== undefined
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 first:pt-1 last:pb-0 has-[[data-remove]:checked]:opacity-55 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
			<LinePicture picture={picture} className="w-full self-start" />
			<div className="min-w-0">
				<p className="flex flex-wrap items-baseline justify-between gap-x-4">
					<span className="font-bold break-words">
						<span className="figures text-muted">Row {position + 1}</span> {made}
						{color !== '' && <span className="font-normal text-muted">, {color}</span>}
					</span>
					<span className="figures text-label text-muted">{formatUsd(unitCents)} each</span>
				</p>
				<div className="mt-2.5 grid grid-cols-[minmax(0,1fr)_4.5rem] gap-3 sm:grid-cols-[minmax(0,2fr)_5rem_minmax(0,1.2fr)_5.5rem]">
					<Box label="Name" row={position} {...field('name', line.playerName)} maxLength={20} />
					<Box label="Number" row={position} {...field('number', line.playerNumber)} maxLength={2} />
					<Pick label="Size" row={position} {...field('size', line.variantId)} choices={sizes} />
					<Box
						label="Quantity"
						row={position}
						{...field('quantity', String(line.quantity))}
						maxLength={3}
						isWhole
					/>
				</div>
				{designs.length > 0 && (
					<div className="mt-3">
						<Pick label="Design" row={position} {...field('design', line.design)} choices={designs} />
					</div>
				)}
				<label className="mt-1 inline-flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						name={fieldName(position, 'remove')}
						defaultChecked={isRemoved}
						data-remove=""
						className="size-5 accent-primary"
					/>
					<span>Remove row {position + 1}</span>
				</label>
			</div>
		</li>
	)
}

type FieldProps = { label: string; row: number; name: string; value: string; error: string | undefined }

const Frame = ({ label, row, name, error, children }: FieldProps & { children: ReactNode }) => (
	<div className="min-w-0">
		<label htmlFor={name} className="mb-1 block text-label font-semibold">
			{label}
			<span className="sr-only"> of row {row + 1}</span>
		</label>
		{children}
		<FieldError id={`${name}-error`}>{error}</FieldError>
	</div>
)

function Box({ maxLength, isWhole, ...field }: FieldProps & { maxLength: number; isWhole?: boolean }) {
	return (
		<Frame {...field}>
			<input
				{...fieldAttributes(field)}
				defaultValue={field.value}
				maxLength={maxLength}
				autoComplete="off"
				inputMode={isWhole ? 'numeric' : undefined}
				className={`${fieldBox} figures`}
			/>
		</Frame>
	)
}

function Pick({ choices, ...field }: FieldProps & { choices: readonly Choice[] }) {
	return (
		<Frame {...field}>
			<span className="relative block">
				<select
					{...fieldAttributes(field)}
					defaultValue={field.value}
					className={`${fieldBox} appearance-none pr-10`}
				>
					{choices.map(({ value, label, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{label}
						</option>
					))}
				</select>
				<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2" />
			</span>
		</Frame>
	)
}
