// Above the list of orders: the search form and the status filter.
import { searchWays, type SearchWay } from '#orders/rules/search.ts'
import { orderStatuses, statusNames, type OrderStatus } from '#orders/states.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

const wayNames: Record<SearchWay, string> = {
	number: 'Reference or PO number',
	school: 'School, team or portal',
	mail: 'Buyer’s email',
	player: 'Player’s name',
}

export type Asked = { by: SearchWay; text: string }

/** Sent as a POST form: names of players never appear in URLs, logs or history. */
export function OrderSearch({ asked }: { asked: Asked | null }) {
	return (
		<form method="post" action="/admin/orders" role="search" aria-label="Find orders" className="min-w-0">
			<Card className="grid items-end gap-3 p-4 sm:grid-cols-[15.5rem_minmax(0,1fr)_auto]">
				<SelectField
					label="Find by"
					name="by"
					defaultValue={asked?.by ?? 'number'}
					options={searchWays.map((way) => ({ value: way, label: wayNames[way] }))}
				/>
				<TextField
					label="Words"
					name="text"
					type="search"
					defaultValue={asked?.text ?? ''}
					required
					minLength={2}
					maxLength={100}
					autoComplete="off"
					placeholder="How it begins"
				/>
				<Button type="submit">Find</Button>
			</Card>
		</form>
	)
}

type FilterProps = { status: OrderStatus | null; kept: Readonly<Record<string, string>> }

/** @param kept the other query parameters */
export function StatusFilter({ status, kept }: FilterProps) {
	return (
		<form method="get" action="/admin/orders" className="min-w-0">
			<Card className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 p-4">
				{Object.entries(kept).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<SelectField
					label="Status"
					name="status"
					defaultValue={status ?? ''}
					options={[
						{ value: '', label: 'All' },
						...orderStatuses.map((one) => ({ value: one, label: statusNames[one] })),
					]}
				/>
				<Button type="submit" variant="outline">
					Show
				</Button>
			</Card>
		</form>
	)
}
