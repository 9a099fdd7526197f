// A list beside the players who are there: what is new, changed and gone, each group applied or left.
import type { ReactNode } from 'react'
import { counted } from '#kit/plural.ts'
import { Checkbox } from '#ui/fields.tsx'
import { phoneLabel } from '../rules/contact.ts'
import { fieldLabels, type Player, type PlayerField } from '../rules/player.ts'
import type { Applied, ValueChange } from '../rules/reimport.ts'
import type { ImportState } from './use-import.ts'

const languageLabels = { en: 'English', es: 'Spanish' }

/** A value in words; an empty one as a dash. */
function valueLabel(field: PlayerField, value: Player[PlayerField]): string {
	if (typeof value === 'boolean') return value ? 'printed' : 'not printed'
	if (field === 'parentPhone') return phoneLabel(value) || '–'
	return field === 'language' && (value === 'en' || value === 'es') ? languageLabels[value] : value || '–'
}

const labelOf = (field: PlayerField) =>
	field === 'printsName' ? 'Name' : field === 'language' ? 'Language' : fieldLabels[field]

const Changes = ({ changes }: { changes: readonly ValueChange[] }) =>
	changes.map(({ field, from, to }) => (
		<span key={field} className="mr-3 inline-block text-label">
			<span className="text-muted">{`${labelOf(field)}: `}</span>
			<s className="text-muted">
				<span className="sr-only">from </span>
				{valueLabel(field, from)}
			</s>
			<span aria-hidden="true"> → </span>
			<span className="sr-only"> to </span>
			<b>{valueLabel(field, to)}</b>
		</span>
	))

type GroupProps = {
	group: keyof Applied
	title: string
	label: string
	hint?: string
	state: ImportState
	children: ReactNode
}

function Group({ group, title, label, hint, state, children }: GroupProps) {
	const id = `import-${group}`
	return (
		<section aria-labelledby={id} className="rounded-notice border border-line bg-card px-4 py-3">
			<h3 id={id} className="font-bold">
				{title}
			</h3>
			{hint && <p className="text-label text-muted">{hint}</p>}
			<ul className="mt-1 max-h-56 divide-y divide-line overflow-y-auto" tabIndex={0} aria-label={title}>
				{children}
			</ul>
			<Checkbox
				label={label}
				name={`apply-${group}`}
				className="mt-1"
				checked={state.applied[group]}
				onChange={(event) => state.apply({ [group]: event.target.checked })}
			/>
		</section>
	)
}

const PlayerLine = ({ player, children }: { player: Player; children?: ReactNode }) => (
	<li className="py-1.5">
		<span className="mr-3 font-semibold">
			{player.name || 'No name'}
			{player.number !== '' && <span className="figures font-normal">{` #${player.number}`}</span>}
		</span>
		{children}
	</li>
)

/** A player as a list's key: two equal players look alike. */
const keyOf = (player: Player) => JSON.stringify(player)

export function ImportChanges({ state }: { state: ImportState }) {
	const { added, changed, gone, same } = state.comparison
	const plain = changed.filter(({ changes }) => changes.length > 0)
	const confirmed = changed.filter(({ overConfirmed }) => overConfirmed.length > 0)
	return (
		<div className="grid gap-3">
			<p role="status" className="font-semibold">
				{`${added.length} new, ${changed.length} changed, ${gone.length} gone, ${same} the same.`}
			</p>
			{added.length > 0 && (
				<Group group="added" title={counted(added.length, 'new player')} label="Add them" state={state}>
					{added.map((player) => (
						<PlayerLine key={keyOf(player)} player={player} />
					))}
				</Group>
			)}
			{plain.length > 0 && (
				<Group
					group="changed"
					title={counted(plain.length, 'player has changed', 'players have changed')}
					label="Change them"
					state={state}
				>
					{plain.map(({ line, changes }) => (
						<PlayerLine key={line.key} player={line}>
							<Changes changes={changes} />
						</PlayerLine>
					))}
				</Group>
			)}
			{confirmed.length > 0 && (
				<Group
					group="overConfirmed"
					title={
						counted(confirmed.length, 'family has confirmed', 'families have confirmed') + ' something else'
					}
					hint="What a family has confirmed stays, unless you let the list decide."
					label="Change what they have confirmed"
					state={state}
				>
					{confirmed.map(({ line, overConfirmed }) => (
						<PlayerLine key={line.key} player={line}>
							<Changes changes={overConfirmed} />
						</PlayerLine>
					))}
				</Group>
			)}
			{gone.length > 0 && (
				<Group
					group="gone"
					title={counted(gone.length, 'player is not on the list', 'players are not on the list')}
					hint="They stay on the roster, unless you take them off."
					label="Take them off the roster"
					state={state}
				>
					{gone.map((line) => (
						<PlayerLine key={line.key} player={line} />
					))}
				</Group>
			)}
		</div>
	)
}
