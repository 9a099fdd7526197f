// Filters of the board, and batch exports for the machines.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/fields.tsx'
import { boardHref, isFiltered, methodChoices, type BoardFilters } from '../rules/forms.ts'
import { methodNames } from '../rules/decoration-labels.ts'
import type { BoardView } from '../views.ts'

const anything = { value: '', label: 'All' }

const dueOptions = [
	anything,
	{ value: 'late', label: 'Late' },
	{ value: 'today', label: 'Today' },
	{ value: 'week', label: 'Within 7 days' },
	{ value: 'later', label: 'Later' },
]

type ToolsProps = { filters: BoardFilters; teams: BoardView['teams'] }

export function BoardTools({ filters, teams }: ToolsProps) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
			<form
				method="get"
				action="/production"
				className="grid grow grid-cols-[repeat(2,minmax(0,1fr))] items-end gap-3 sm:flex sm:flex-wrap"
			>
				{filters.status && <input type="hidden" name="status" value={filters.status} />}
				<SelectField
					label="Method"
					name="method"
					defaultValue={filters.method ?? ''}
					options={[
						anything,
						...methodChoices.map((method) => ({ value: method, label: methodNames[method] })),
					]}
				/>
				<SelectField
					label="Team"
					name="portal"
					defaultValue={filters.portal ?? ''}
					options={[
						anything,
						{ value: 'none', label: 'Shop orders' },
						...teams.map(({ portalId, name }) => ({ value: portalId, label: name })),
					]}
					className="sm:max-w-60"
				/>
				<SelectField label="Due" name="due" defaultValue={filters.due ?? ''} options={dueOptions} />
				<div className={`flex gap-2 ${isFiltered(filters) ? 'max-sm:col-span-2' : ''}`}>
					<Button type="submit" variant="outline" className="grow">
						<Icon name="filter" size={18} />
						Filter
					</Button>
					{isFiltered(filters) && (
						<ButtonLink
							href={boardHref({ status: filters.status })}
							variant="ghost"
							aria-label="Clear all filters"
						>
							Clear
						</ButtonLink>
					)}
				</div>
			</form>
			<ExportBatch filters={filters} />
		</div>
	)
}

/** Exports ticked cards, or all that match the filters. The checkboxes of the cards belong to this form. */
function ExportBatch({ filters }: Pick<ToolsProps, 'filters'>) {
	return (
		<details className="relative">
			<summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-field-line bg-field px-4 font-bold hover:border-ink">
				<Icon name="download" size={18} />
				Export a batch
			</summary>
			<form
				id="export"
				method="get"
				action="/production/export"
				className="z-10 mt-2 grid w-72 gap-2 rounded-card border border-line bg-card p-4 shadow-raised sm:absolute sm:right-0"
			>
				<p className="text-[0.9375rem] text-muted">
					A zip of the ticked cards, or of everything to make that the filters find: a list with inches, names
					and numbers, threads or inks, and the art and cut files. Large batches take a minute.
				</p>
				{filters.status && <input type="hidden" name="status" value={filters.status} />}
				{filters.portal && <input type="hidden" name="portal" value={filters.portal} />}
				{filters.due && <input type="hidden" name="due" value={filters.due} />}
				{methodChoices
					.filter((method) => filters.method === undefined || filters.method === method)
					.map((method) => (
						<Button key={method} type="submit" name="method" value={method} variant="outline">
							{methodNames[method]}
						</Button>
					))}
			</form>
		</details>
	)
}
