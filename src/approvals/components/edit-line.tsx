// One line of an order with all fields that can be changed.
import { LinePicture } from '#orders/components/order-lines.tsx'
import { formatUsd } from '#kit/money.ts'
import { playerLabels } from '#orders/rules/printed.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { fieldName, type LineField } from '../rules/amend-form.ts'
import type { EditLine } from '../views.ts'

export type Typed = Readonly<Record<string, string>>
export type FieldErrors = ReadonlyMap<string, string>

type LineProps = {
	line: EditLine
	typed: Typed | undefined
	errors: FieldErrors
	/** With the changes that are not saved. */
	unitCents: number
}

export function EditLineItem({ line, typed, errors, unitCents }: LineProps) {
	const { position, made, color, picture, sizes, designs, prints } = line
	const { forWhom } = playerLabels(line)
	const field = (name: LineField, label: string, now: string) => {
		const own = fieldName(position, name)
		return {
			name: own,
			label: (
				<>
					{label}
					<span className="sr-only"> of row {position + 1}</span>
				</>
			),
			className: 'figures min-w-0',
			// The summary on top names the row; here the field is already in it.
			error: errors.get(own)?.replace(/^Row \d+: /, ''),
			// Refused input stays; a field that was not sent shows the current value.
			defaultValue: typed?.[own] ?? now,
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
					<span data-part={`unit-${position}`} className="figures text-label text-muted">
						{formatUsd(unitCents)} each
					</span>
				</p>
				{forWhom !== '' && <p className="figures text-[0.9375rem] break-words">For {forWhom}</p>}
				<div
					className={`mt-2.5 grid grid-cols-[minmax(0,1fr)_4.5rem] gap-3 ${prints.name ? 'sm:grid-cols-[minmax(0,2fr)_5rem_minmax(0,1.2fr)_5.5rem]' : 'sm:grid-cols-[8rem_5.5rem_5.5rem]'}`}
				>
					{prints.name && (
						<TextField {...field('name', 'Name', line.playerName)} maxLength={20} autoComplete="off" />
					)}
					{prints.number && (
						<TextField {...field('number', 'Number', line.playerNumber)} maxLength={2} autoComplete="off" />
					)}
					<SelectField {...field('size', 'Size', line.variantId)} options={sizes} />
					<TextField
						{...field('quantity', 'Quantity', String(line.quantity))}
						maxLength={3}
						autoComplete="off"
						inputMode="numeric"
					/>
				</div>
				{designs.length > 0 && (
					<div className="mt-3">
						<SelectField {...field('design', 'Design', line.design)} options={designs} />
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
