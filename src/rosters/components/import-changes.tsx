// A list beside the players who are there: what is new, changed and gone, each group applied or left.
import type { ReactNode } from 'react'
import { Checkbox } from '#ui/fields.tsx'
import { phoneLabel } from '../rules/contact.ts'
import type { Player, PlayerField } from '../rules/player.ts'
import type { Applied, ValueChange } from '../rules/reimport.ts'
import type { ImportTexts } from '../rules/english-import.ts'
import { useImportTexts } from './import-language.ts'
import type { ImportState } from './use-import.ts'

/** What changed, and its value in words; an empty one as a dash. */
function valueLabels({ changes: texts, fields }: ImportTexts, field: PlayerField) {
	const label = field === 'printsName' ? texts.name : field === 'language' ? texts.language : fields[field]
	const valueLabel = (value: Player[PlayerField]): string => {
		if (typeof value === 'boolean') return value ? texts.printed : texts.notPrinted
		if (field === 'parentPhone') return phoneLabel(value) || '–'
		return field === 'language' && (value === 'en' || value === 'es') ? texts.languages[value] : value || '–'
	}
	return { label, valueLabel }
}

function Changes({ changes }: { changes: readonly ValueChange[] }) {
	const texts = useImportTexts()
	return changes.map(({ field, from, to }) => {
		const { label, valueLabel } = valueLabels(texts, field)
		return (
			<span key={field} className="mr-3 inline-block text-label">
				<span className="text-muted">{`${label}: `}</span>
				<s className="text-muted">
					<span className="sr-only">{`${texts.changes.from} `}</span>
					{valueLabel(from)}
				</s>
				<span aria-hidden="true"> → </span>
				<span className="sr-only">{` ${texts.changes.to} `}</span>
				<b>{valueLabel(to)}</b>
			</span>
		)
	})
}

type GroupProps = {
	group: keyof Applied
	/** Number of its players. */
	count: number
	state: ImportState
	children: ReactNode
}

function Group({ group, count, state, children }: GroupProps) {
	const texts: { title: (players: number) => string; hint?: string; apply: string } =
		useImportTexts().changes[group]
	const { hint, apply } = texts
	const title = texts.title(count)
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
				label={apply}
				name={`apply-${group}`}
				className="mt-1"
				checked={state.applied[group]}
				onChange={(event) => state.apply({ [group]: event.target.checked })}
			/>
		</section>
	)
}

function PlayerLine({ player, children }: { player: Player; children?: ReactNode }) {
	const { noName } = useImportTexts().changes
	return (
		<li className="py-1.5">
			<span className="mr-3 font-semibold">
				{player.name || noName}
				{player.number !== '' && <span className="figures font-normal">{` #${player.number}`}</span>}
			</span>
			{children}
		</li>
	)
}

/** A player as a list's key: two equal players look alike. */
const keyOf = (player: Player) => JSON.stringify(player)

export function ImportChanges({ state }: { state: ImportState }) {
	const { changes: texts } = useImportTexts()
	const { added, changed, gone, same } = state.comparison
	const plain = changed.filter(({ changes }) => changes.length > 0)
	const confirmed = changed.filter(({ overConfirmed }) => overConfirmed.length > 0)
	return (
		<div className="grid gap-3">
			<p role="status" className="font-semibold">
				{texts.counts({ added: added.length, changed: changed.length, gone: gone.length, same })}
			</p>
			{added.length > 0 && (
				<Group group="added" count={added.length} state={state}>
					{added.map((player) => (
						<PlayerLine key={keyOf(player)} player={player} />
					))}
				</Group>
			)}
			{plain.length > 0 && (
				<Group group="changed" count={plain.length} state={state}>
					{plain.map(({ line, changes }) => (
						<PlayerLine key={line.key} player={line}>
							<Changes changes={changes} />
						</PlayerLine>
					))}
				</Group>
			)}
			{confirmed.length > 0 && (
				<Group group="overConfirmed" count={confirmed.length} state={state}>
					{confirmed.map(({ line, overConfirmed }) => (
						<PlayerLine key={line.key} player={line}>
							<Changes changes={overConfirmed} />
						</PlayerLine>
					))}
				</Group>
			)}
			{gone.length > 0 && (
				<Group group="gone" count={gone.length} state={state}>
					{gone.map((line) => (
						<PlayerLine key={line.key} player={line} />
					))}
				</Group>
			)}
		</div>
	)
}
