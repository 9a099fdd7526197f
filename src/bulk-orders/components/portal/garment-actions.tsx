// Changes one garment for all players at once.
import { counted } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { BulkItem } from '../../schemas.ts'
import type { CatalogItem } from '../../views.ts'
import { formId } from './form-id.ts'

type GarmentActionsProps = {
	items: readonly BulkItem[]
	catalog: readonly CatalogItem[]
	rosterSize: number
}

const sizesIn = ({ colors }: CatalogItem): string[] => [
	...new Set(colors.flatMap(({ sizes }) => sizes.map(({ size }) => size))),
]
const asIs = { value: '', label: 'As it is' }

function GarmentRow({ entry, lines, left }: { entry: CatalogItem; lines: number; left: number }) {
	return (
		<fieldset className="grid gap-x-3 gap-y-3 border-t border-line py-4 sm:grid-cols-[minmax(0,1.4fr)_repeat(3,minmax(0,1fr))_auto] sm:items-end">
			<legend className="sr-only">{entry.model}, all players</legend>
			<p className="self-center">
				<b className="block">{entry.model}</b>
				<span className="text-sm text-muted">{counted(lines, 'line')}</span>
			</p>
			<SelectField
				label="Size for all"
				name={`allSize-${entry.id}`}
				form={formId}
				options={[asIs, ...sizesIn(entry).map((size) => ({ value: size, label: size }))]}
			/>
			{entry.colors.length > 1 ? (
				<SelectField
					label="Color for all"
					name={`allColor-${entry.id}`}
					form={formId}
					options={[asIs, ...entry.colors.map(({ id, name }) => ({ value: id, label: name }))]}
				/>
			) : (
				<span className="max-sm:hidden" />
			)}
			<TextField
				label="Quantity for all"
				name={`allQty-${entry.id}`}
				form={formId}
				inputMode="numeric"
				maxLength={3}
				placeholder="As it is"
			/>
			<div className="flex flex-wrap gap-2">
				<Button type="submit" name="intent" value={`all:${entry.id}`} form={formId} variant="outline">
					Set for all
					<span className="sr-only">: {entry.model}</span>
				</Button>
				{left > 0 && !entry.isClosed && (
					<Button type="submit" name="intent" value={`load:${entry.id}`} form={formId} variant="outline">
						{`Add for ${left} more`}
						<span className="sr-only">: {entry.model}</span>
					</Button>
				)}
			</div>
		</fieldset>
	)
}

export function GarmentActions({ items, catalog, rosterSize }: GarmentActionsProps) {
	const lines = Map.groupBy(items, ({ item_id: id }) => id)
	const shown = catalog.filter(({ id }) => lines.has(id))
	if (shown.length === 0) return null
	return (
		<details className="group rounded-card border border-line bg-card px-4 sm:px-5">
			<summary className="flex min-h-13 items-center justify-between gap-3 font-semibold text-primary">
				Change all players at once
				<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
			</summary>
			{shown.map((entry) => {
				const own = lines.get(entry.id) ?? []
				const players = new Set(own.flatMap(({ roster_id: id }) => id ?? [])).size
				return (
					<GarmentRow
						key={entry.id}
						entry={entry}
						lines={own.length}
						left={Math.max(0, rosterSize - players)}
					/>
				)
			})}
		</details>
	)
}
