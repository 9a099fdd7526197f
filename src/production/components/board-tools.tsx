// Filters of the board, and batch exports for the machines.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { boardHref, isFiltered, longestTeam, methodChoices, type BoardFilters } from '../rules/forms.ts'
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

const ordersOptions = [anything, { value: 'team', label: 'Teams' }, { value: 'shop', label: 'Shop orders' }]

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
				<TeamFilter filters={filters} teams={teams} />
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
					label="Orders"
					name="orders"
					defaultValue={filters.orders ?? ''}
					options={ordersOptions}
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
			{filters.portal === undefined && teams.length > 1 && <TeamsFound filters={filters} teams={teams} />}
		</div>
	)
}

/** Words of a team, or the one that was chosen of those found. */
function TeamFilter({ filters, teams }: ToolsProps) {
	const { portal } = filters
	if (portal === undefined)
		return (
			<TextField
				label="Team"
				name="team"
				type="search"
				defaultValue={filters.team}
				maxLength={longestTeam}
				autoComplete="off"
				placeholder="Name, school or season"
				className="max-sm:col-span-2 sm:w-60"
			/>
		)
	const name = teams[0]?.name ?? portal
	return (
		<div className="max-sm:col-span-2 sm:max-w-80">
			<p className="mb-1.5 text-label font-semibold">Team</p>
			<input type="hidden" name="portal" value={portal} />
			<p className="flex min-h-11 items-center justify-between gap-2 rounded-control border border-line bg-card pl-3">
				<span className="min-w-0 break-words">{name}</span>
				<a
					href={boardHref({ ...filters, portal: undefined, page: 1 })}
					aria-label={`All teams instead of ${name}`}
					className="grid size-11 shrink-0 place-items-center rounded-control hover:text-primary"
				>
					<Icon name="close" size={18} />
				</a>
			</p>
		</div>
	)
}

/** Teams that the words find, to choose one. */
const TeamsFound = ({ filters, teams }: ToolsProps) => (
	<nav aria-label="Teams found" className="basis-full">
		<ul className="flex flex-wrap gap-2">
			{teams.map(({ portalId, name }) => (
				<li key={portalId}>
					<a
						href={boardHref({ ...filters, team: undefined, portal: portalId, page: 1 })}
						className="inline-flex min-h-9 items-center rounded-control border border-line bg-card px-3 text-label font-semibold break-words hover:border-ink"
					>
						{name}
					</a>
				</li>
			))}
		</ul>
	</nav>
)

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
				{filters.orders && <input type="hidden" name="orders" value={filters.orders} />}
				{filters.team && <input type="hidden" name="team" value={filters.team} />}
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
