import { useState } from 'react'
import { maxDesignPlayers } from '#designs/rules/players.ts'
import type { RequestSport } from '#portals/states.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/fields.tsx'
import { onDemand } from '#ui/on-demand.tsx'
import { sendBuilderRequest } from '../../../draft/requests.ts'
import { useEditor, useEditorState } from '../../../editor/context.tsx'
import { emptyPlayer, imported, linesOf, withRoster } from '../../../rules/players.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useReviewTexts } from '../../review-language.ts'
import type { PanelProps } from '../props.ts'

function Opening() {
	return <p role="status">{useReviewTexts().players.sources.opening}</p>
}

/** Loaded when a list is imported: it brings the reader of files. */
const importer = async () => (await import('#rosters/components/import-dialog.tsx')).ImportDialog
const EnglishImport = onDemand(importer, <Opening />)

const spanish = async () => (await import('#rosters/rules/import-languages.ts')).importTexts.load('es')
const SpanishImport = onDemand(
	async () => {
		const [dialog] = await Promise.all([importer(), spanish()])
		return dialog
	},
	<Opening />,
)

type PlayerSourcesProps = Pick<PanelProps, 'data' | 'template' | 'actions' | 'isLocked'>

const coaching: readonly string[] = ['coach', 'school_admin', 'csr', 'admin']

const sportOf = ({ sport }: PanelProps['template']): RequestSport => (sport === 'spirit' ? 'other' : sport)

/** Where players come from: the team's roster, a list, or the keyboard. */
export function PlayerSources({ data, template, actions, isLocked }: PlayerSourcesProps) {
	const players = useEditorState((state) => state.players)
	const review = useReviewTexts()
	const { sources: texts } = review.players
	const { language } = useBuilderTexts()
	const ImportDialog = language === 'es' ? SpanishImport : EnglishImport
	const editor = useEditor()
	const { changePlayers } = editor.getState()
	const [isImporting, setImporting] = useState(false)
	const isFull = players.length >= maxDesignPlayers
	const add = () => {
		changePlayers((list) => [...list, emptyPlayer(data.pieces)])
		const at = players.length
		requestAnimationFrame(() =>
			document
				.querySelector<HTMLElement>(`[data-player-field="number-${at}"], [data-player-field="name-${at}"]`)
				?.focus(),
		)
	}
	return (
		<fieldset disabled={isLocked} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
			<legend className="sr-only">{texts.legend}</legend>
			<div className="flex flex-wrap gap-2">
				{data.userId !== null && data.roles.some((role) => coaching.includes(role)) && (
					<TeamRoster {...{ data, actions }} />
				)}
				<Button variant="outline" size="small" onClick={() => setImporting(true)}>
					<Icon name="upload" size={18} />
					{texts.paste}
				</Button>
				<Button variant="outline" size="small" disabled={isFull} onClick={add}>
					<Icon name="plus" size={18} />
					{texts.add}
				</Button>
				{players.length > 0 && (
					<Button
						variant="ghost"
						size="small"
						onClick={() => {
							changePlayers(() => [])
							editor.getState().show({ previewPlayer: null })
							const { title, text: detail } = texts.removed
							actions.notify({ tone: 'info', title, detail })
						}}
					>
						{texts.removeAll}
					</Button>
				)}
			</div>
			{isImporting && (
				<ImportDialog
					language={language}
					roster={{
						sport: sportOf(template),
						lines: linesOf(players),
						change: (edit) => changePlayers((list) => imported(list, edit, data.pieces)),
						most: maxDesignPlayers,
						replaceLabel: texts.replace,
					}}
					pasted=""
					onDone={(count) => {
						setImporting(false)
						actions.notify({ tone: 'success', title: texts.loaded, detail: texts.players(count) })
					}}
					onClose={() => setImporting(false)}
				/>
			)}
		</fieldset>
	)
}

type Team = { portalId: string; label: string }

/** Takes the roster of a team that this person manages. */
function TeamRoster({ data, actions }: Pick<PlayerSourcesProps, 'data' | 'actions'>) {
	const { said } = useBuilderTexts()
	const review = useReviewTexts()
	const { sources: texts } = review.players
	const editor = useEditor()
	const [teams, setTeams] = useState<readonly Team[]>([])
	const [isBusy, setBusy] = useState(false)

	const take = async (portalId: string) => {
		setBusy(true)
		const answer = await sendBuilderRequest({ intent: 'team-roster', portalId })
		setBusy(false)
		if (!answer.ok)
			return actions.notify({ tone: 'error', title: texts.notLoaded, detail: said(answer.message) })
		const { players, changePlayers } = editor.getState()
		const next = withRoster(players, answer.result, data.pieces)
		const added = next.length - players.length
		if (next.length > maxDesignPlayers)
			return actions.notify({
				tone: 'error',
				title: texts.notLoaded,
				detail: texts.tooMany(next.length, maxDesignPlayers),
			})
		if (added > 0) changePlayers(() => next)
		setTeams([])
		const detail =
			answer.result.length === 0 ? texts.noPlayers : added === 0 ? texts.allListed : texts.added(added)
		actions.notify({ tone: added > 0 ? 'success' : 'info', title: texts.loaded, detail })
	}
	const choose = async () => {
		setBusy(true)
		const answer = await sendBuilderRequest({ intent: 'teams' })
		setBusy(false)
		if (!answer.ok)
			return actions.notify({ tone: 'error', title: texts.teamsNotLoaded, detail: said(answer.message) })
		const [first, ...others] = answer.result
		if (!first)
			return actions.notify({
				tone: 'info',
				title: texts.noTeam.title,
				detail: texts.noTeam.text,
			})
		if (others.length === 0) return take(first.portalId)
		setTeams(answer.result)
	}
	if (teams.length > 0)
		return (
			<form
				className="flex w-full items-end gap-2"
				onSubmit={(event) => {
					event.preventDefault()
					const team = new FormData(event.currentTarget).get('team')
					if (typeof team === 'string') void take(team)
				}}
			>
				<SelectField
					label={texts.team}
					name="team"
					id="players-team"
					className="min-w-0 flex-1"
					options={teams.map(({ portalId, label }) => ({ value: portalId, label }))}
				/>
				<Button type="submit" variant="primary" busy={isBusy}>
					{texts.load}
				</Button>
			</form>
		)
	return (
		<Button variant="primary" size="small" busy={isBusy} onClick={() => void choose()}>
			{texts.useRoster}
		</Button>
	)
}
