import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Table } from '#ui/table.tsx'
import { phoneLabel } from '../rules/contact.ts'
import type { ImportTexts } from '../rules/english-import.ts'
import type { Player } from '../rules/player.ts'
import type { LeftOut, ReadRow } from '../rules/import-rows.ts'
import { useImportTexts } from './import-language.ts'
import type { ImportState } from './use-import.ts'
import { rowsOfOthers, teamsIn } from '../rules/teams.ts'
import { SelectField } from '#ui/fields.tsx'
import { columnRoles, type ColumnRole } from '../rules/column-roles.ts'
import type { Confidence } from '../rules/columns.ts'

const isRole = (text: string): text is ColumnRole => columnRoles.some((role) => role === text)

type Guess = { role: ColumnRole; confidence: Confidence }

/** Columns such as birthdates and addresses; their values are neither shown nor saved. */
const isNotNeeded = ({ role, confidence }: Guess) => role === 'skip' && confidence === 'sure'

function guessLabel(guess: Guess, { notNeeded, hardlyNeeded, confidence }: ImportTexts['columns']): string {
	if (isNotNeeded(guess)) return notNeeded
	return guess.role === 'skip' && guess.confidence !== 'again' ? hardlyNeeded : confidence[guess.confidence]
}

const samples = 3

/** Registration exports have dozens of columns; unused ones are collapsed. */
const shownAtOnce = 12

type ColumnProps = { state: ImportState; column: number }

function ColumnChoice({ state, column }: ColumnProps) {
	const { columns: texts, roles: roleLabels } = useImportTexts()
	const { source, roles } = state
	const guess = source.columns[column]
	if (!guess) return null
	const isHidden = isNotNeeded(guess) && roles[column] === 'skip'
	const values = (isHidden ? [] : source.body)
		.map(({ cells }) => cells[column] ?? '')
		.filter((cell) => cell !== '')
		.slice(0, samples)
		.join(', ')
	return (
		<SelectField
			name={`column-${column}`}
			label={guess.heading || texts.unnamed(column + 1)}
			hint={[
				...(isHidden ? [] : [values || texts.empty]),
				...(roles[column] === guess.role ? [guessLabel(guess, texts)] : []),
			].join(' · ')}
			value={roles[column]}
			onChange={(event) => {
				if (isRole(event.target.value)) state.choose(column, event.target.value)
			}}
			options={columnRoles.map((value) => ({ value, label: roleLabels[value] }))}
		/>
	)
}

const fieldsGrid = 'mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4'

/** Of a list with several teams, the one whose players are taken. */
function TeamChoice({ state }: { state: ImportState }) {
	const { columns: texts } = useImportTexts()
	const { source, without } = state
	const teams = teamsIn(source)
	if (teams.length === 0) return null
	const chosen = teams.find(
		({ name, rows }) =>
			!rows.every((row) => without.has(row)) && rowsOfOthers(teams, name).every((row) => without.has(row)),
	)
	return (
		<SelectField
			label={texts.teams(teams.length)}
			name="roster-team"
			className="mt-3 max-w-md"
			value={chosen ? String(teams.indexOf(chosen)) : ''}
			onChange={(event) => {
				const team = event.target.value === '' ? undefined : teams[Number(event.target.value)]
				state.leaveOnly(rowsOfOthers(teams, team?.name))
			}}
			options={[
				{ value: '', label: texts.allTeams },
				...teams.map(({ name, rows }, at) => ({
					value: String(at),
					label: texts.team(name || texts.noTeam, rows.length),
				})),
			]}
		/>
	)
}

/** The detected role of each column of the list, with a select to change it. */
export function ImportColumns({ state }: { state: ImportState }) {
	const { columns: texts } = useImportTexts()
	const { source, sheets, sheetAt } = state
	const all = source.columns.map((_, column) => column)
	const isMany = all.length > shownAtOnce
	// By the guess instead of the choice, so that a field does not move when its role is changed.
	const isPlain = (column: number) =>
		source.columns[column]?.role === 'skip' && source.columns[column]?.confidence !== 'again'
	const first = isMany ? all.filter((column) => !isPlain(column)) : all
	const rest = isMany ? all.filter(isPlain) : []
	return (
		<fieldset>
			<legend className="display text-lg">{texts.title}</legend>
			{sheets.length > 1 && (
				<SelectField
					label={texts.sheets(sheets.length)}
					name="roster-sheet"
					className="mt-3 max-w-md"
					value={String(sheetAt)}
					onChange={(event) => state.show(Number(event.target.value))}
					options={sheets.map(({ name, rows }, at) => ({
						value: String(at),
						label: texts.sheet(name, rows.length),
					}))}
				/>
			)}
			<TeamChoice state={state} />
			<div className={fieldsGrid}>
				{first.map((column) => (
					<ColumnChoice key={column} state={state} column={column} />
				))}
			</div>
			{rest.length > 0 && (
				<details className="mt-3">
					<summary className="min-h-11 cursor-pointer py-2.5 font-bold">{texts.more(rest.length)}</summary>
					<div className={fieldsGrid}>
						{rest.map((column) => (
							<ColumnChoice key={column} state={state} column={column} />
						))}
					</div>
				</details>
			)}
		</fieldset>
	)
}

const shownFirst = 40

/** Corrections and problems of a row as text. */
function RowNotes({ changes, notes }: Pick<ReadRow, 'changes' | 'notes'>) {
	const { fields, rows, said } = useImportTexts()
	return (
		<ul className="grid gap-0.5 text-label">
			{notes.map(({ field, tone, message }) => (
				<li key={field + message} className={tone === 'error' ? 'font-semibold text-danger' : 'text-body'}>
					{`${fields[field]}: ${said(message)}`}
				</li>
			))}
			{changes.map(({ field, was, now }) => (
				<li key={field} className="text-muted">{`${fields[field]}: ${rows.readAs(was, now)}`}</li>
			))}
		</ul>
	)
}

const FamilyOf = ({ player }: { player: Player }) => {
	const { rows: texts } = useImportTexts()
	const { jerseyName, grade, parentName, parentEmail, parentPhone, language } = player
	const family = [parentName, parentEmail, phoneLabel(parentPhone), language === 'es' ? texts.spanish : '']
	const parts = [jerseyName && texts.jerseyName(jerseyName), grade && texts.grade(grade), ...family].filter(
		Boolean,
	)
	return parts.length === 0 ? null : (
		<span className="block max-w-72 text-label font-normal break-words text-muted">{parts.join(' · ')}</span>
	)
}

type RowProps = { one: ReadRow; state: ImportState; isFailed: boolean }

function Row({ one, state, isFailed }: RowProps) {
	const { rows: texts } = useImportTexts()
	const { row, player } = one
	const rowColor = isFailed ? 'bg-danger-surface' : ''
	const rowNotes = <RowNotes changes={one.changes} notes={one.notes} />
	return (
		<>
			<tr className={rowColor}>
				<td>
					<input
						type="checkbox"
						aria-label={texts.takeRow(row)}
						className="size-5 accent-primary"
						checked
						onChange={() => state.leave(row, true)}
					/>
				</td>
				<th scope="row" className="font-normal text-muted">
					{row}
				</th>
				<td className="font-semibold">
					{player.name}
					{!player.printsName && (
						<span className="block text-label font-normal text-muted">{texts.notPrinted}</span>
					)}
					<FamilyOf player={player} />
				</td>
				<td>{player.number}</td>
				<td>{player.size}</td>
				<td>{player.shortsSize}</td>
				<td className="min-w-56 max-sm:hidden">{rowNotes}</td>
			</tr>
			{one.notes.length + one.changes.length > 0 && (
				<tr className={`border-t-0! sm:hidden ${rowColor}`}>
					<td colSpan={6} className="pt-0!">
						<div className="sticky left-3 max-w-[calc(100vw-7rem)]">{rowNotes}</div>
					</td>
				</tr>
			)}
		</>
	)
}

function LeftOutRow({ one, state }: { one: LeftOut; state: ImportState }) {
	const { rows: texts } = useImportTexts()
	const isAsked = one.why === 'asked'
	return (
		<tr className="text-muted">
			<td>
				{isAsked && (
					<input
						type="checkbox"
						aria-label={texts.takeRow(one.row)}
						className="size-5 accent-primary"
						checked={false}
						onChange={() => state.leave(one.row, false)}
					/>
				)}
			</td>
			<th scope="row" className="font-normal">
				{one.row}
			</th>
			<td colSpan={4}>
				{one.cells.filter((cell) => cell !== '').join(' · ')}
				<span className="block text-label sm:hidden">{texts.leftOut[one.why]}</span>
			</td>
			<td className="text-label max-sm:hidden">{texts.leftOut[one.why]}</td>
		</tr>
	)
}

/** All rows of the list: those to repair, then those that are ready, then those left out. */
export function ImportRows({ state }: { state: ImportState }) {
	const { rows: texts } = useImportTexts()
	const [isWhole, setWhole] = useState(false)
	const { accepted, failed, leftOut } = state.taken
	const rows = [
		...failed.map((one) => ({ kind: 'failed' as const, one })),
		...accepted.map((one) => ({ kind: 'accepted' as const, one })),
	]
	const shown = isWhole ? rows : rows.slice(0, shownFirst)
	return (
		<>
			<Table caption={texts.caption} captionHidden className="max-h-[45dvh] overflow-y-auto">
				<thead>
					<tr>
						<th scope="col">{texts.take}</th>
						<th scope="col">{texts.row}</th>
						<th scope="col">{texts.name}</th>
						<th scope="col">{texts.number}</th>
						<th scope="col">{texts.jersey}</th>
						<th scope="col">{texts.shorts}</th>
						<th scope="col" className="max-sm:hidden">
							{texts.toKnow}
						</th>
					</tr>
				</thead>
				<tbody>
					{shown.map(({ kind, one }) => (
						<Row key={one.row} one={one} state={state} isFailed={kind === 'failed'} />
					))}
					{(isWhole || rows.length <= shownFirst) &&
						leftOut.map((one) => <LeftOutRow key={one.row} one={one} state={state} />)}
				</tbody>
			</Table>
			{rows.length > shownFirst && (
				<Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
					{isWhole ? texts.fewer : texts.all(rows.length + leftOut.length)}
				</Button>
			)}
		</>
	)
}
