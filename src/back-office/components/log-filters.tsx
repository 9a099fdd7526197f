// The filters of the audit log: kind, person, portal and days.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField, type Option } from '#ui/fields.tsx'
import { accountSentences, eventKinds } from '../rules/audit-sentences.ts'
import { logHref, type LogView } from '../rules/log-view.ts'
import type { LogPage } from '../views.ts'

type FiltersProps = { view: LogView; staff: LogPage['staff'] }

export function LogFilters({ view, staff }: FiltersProps) {
	const { log, personId, event, portalId, from, to } = view
	const isNarrowed = [personId, event, portalId, from, to].some((value) => value !== null)
	return (
		<form method="get" action="/admin/audit" aria-label="Filter the log" className="min-w-0">
			<Card className="grid items-end gap-3 p-4 sm:grid-cols-2 lg:grid-cols-5">
				{log === 'accounts' && <input type="hidden" name="log" value="accounts" />}
				<SelectField label="Kind" name="event" defaultValue={event ?? ''} options={kinds(view)} />
				<SelectField label="Who" name="person" defaultValue={personId ?? ''} options={people(view, staff)} />
				{log === 'shop' && (
					<TextField
						label="Portal"
						name="portal"
						defaultValue={portalId ?? ''}
						autoComplete="off"
						pattern="[a-z0-9][a-z0-9\-]{0,79}"
						hint="Its id, as in its address"
					/>
				)}
				<TextField label="From" name="from" type="date" defaultValue={from ?? ''} />
				<TextField label="To" name="to" type="date" defaultValue={to ?? ''} />
				<div className="flex flex-wrap gap-2.5 sm:col-span-2 lg:col-span-5">
					<Button type="submit">Show</Button>
					{isNarrowed && (
						<ButtonLink href={logHref({ log })} variant="outline">
							Show everything
						</ButtonLink>
					)}
				</div>
			</Card>
		</form>
	)
}

/** The chosen value is an option, also when the list has it not. */
const withChosen = (options: Option[], chosen: string | null, label: string): Option[] =>
	chosen === null || options.some(({ value }) => value === chosen)
		? options
		: [...options, { value: chosen, label }]

function kinds({ log, event }: LogView): Option[] {
	const words = log === 'shop' ? eventKinds : accountSentences
	const options = Object.entries(words).map(([value, label]) => ({
		value,
		label: `${label[0]?.toUpperCase()}${label.slice(1)}`,
	}))
	return withChosen([{ value: '', label: 'Everything' }, ...options], event, event ?? '')
}

const people = ({ personId }: LogView, staff: FiltersProps['staff']): Option[] =>
	withChosen(
		[{ value: '', label: 'Everybody' }, ...staff.map(({ id, name }) => ({ value: id, label: name }))],
		personId,
		'This person',
	)
