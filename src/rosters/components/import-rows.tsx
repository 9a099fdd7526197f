import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Table } from '#ui/table.tsx'
import { fieldLabels } from '../rules/player.ts'
import { whyLeftOut, type LeftOut, type ReadRow } from '../rules/take-in.ts'
import type { ImportState } from './use-import.ts'

const shownFirst = 40

/** Corrections and problems of a row as text. */
function Words({ changes, notes }: Pick<ReadRow, 'changes' | 'notes'>) {
	return (
		<ul className="grid gap-0.5 text-label">
			{notes.map(({ field, tone, message }) => (
				<li key={field + message} className={tone === 'error' ? 'font-semibold text-danger' : 'text-body'}>
					{`${fieldLabels[field]}: ${message}`}
				</li>
			))}
			{changes.map(({ field, was, now }) => (
				<li key={field} className="text-muted">{`${fieldLabels[field]}: “${was}” is read as ${now}`}</li>
			))}
		</ul>
	)
}

type RowProps = { one: ReadRow; desk: ImportState; isFailed: boolean }

function Row({ one, desk, isFailed }: RowProps) {
	const { row, player } = one
	const look = isFailed ? 'bg-danger-surface' : ''
	const words = <Words changes={one.changes} notes={one.notes} />
	return (
		<>
			<tr className={look}>
				<td>
					<input
						type="checkbox"
						aria-label={`Take row ${row}`}
						className="size-5 accent-primary"
						checked
						onChange={() => desk.leave(row, true)}
					/>
				</td>
				<th scope="row" className="font-normal text-muted">
					{row}
				</th>
				<td className="font-semibold">
					{player.name}
					{!player.printsName && <span className="block text-label font-normal text-muted">not printed</span>}
				</td>
				<td>{player.number}</td>
				<td>{player.size}</td>
				<td>{player.shortsSize}</td>
				<td className="min-w-56 max-sm:hidden">{words}</td>
			</tr>
			{one.notes.length + one.changes.length > 0 && (
				<tr className={`border-t-0! sm:hidden ${look}`}>
					<td colSpan={6} className="pt-0!">
						<div className="sticky left-3 max-w-[calc(100vw-7rem)]">{words}</div>
					</td>
				</tr>
			)}
		</>
	)
}

function LeftOutRow({ one, desk }: { one: LeftOut; desk: ImportState }) {
	const isAsked = one.why === 'asked'
	return (
		<tr className="text-muted">
			<td>
				{isAsked && (
					<input
						type="checkbox"
						aria-label={`Take row ${one.row}`}
						className="size-5 accent-primary"
						checked={false}
						onChange={() => desk.leave(one.row, false)}
					/>
				)}
			</td>
			<th scope="row" className="font-normal">
				{one.row}
			</th>
			<td colSpan={4}>
				{one.cells.filter((cell) => cell !== '').join(' · ')}
				<span className="block text-label sm:hidden">{whyLeftOut[one.why]}</span>
			</td>
			<td className="text-label max-sm:hidden">{whyLeftOut[one.why]}</td>
		</tr>
	)
}

/** All rows of the list: those to repair, then those that are ready, then those left out. */
export function ImportRows({ desk }: { desk: ImportState }) {
	const [isWhole, setWhole] = useState(false)
	const { accepted, failed, leftOut } = desk.taken
	const rows = [
		...failed.map((one) => ({ kind: 'failed' as const, one })),
		...accepted.map((one) => ({ kind: 'accepted' as const, one })),
	]
	const shown = isWhole ? rows : rows.slice(0, shownFirst)
	return (
		<>
			<Table caption="Rows of the list" captionHidden className="max-h-[45dvh] overflow-y-auto">
				<thead>
					<tr>
						<th scope="col">Take</th>
						<th scope="col">Row</th>
						<th scope="col">Name</th>
						<th scope="col">No.</th>
						<th scope="col">Jersey</th>
						<th scope="col">Shorts</th>
						<th scope="col" className="max-sm:hidden">
							To know
						</th>
					</tr>
				</thead>
				<tbody>
					{shown.map(({ kind, one }) => (
						<Row key={one.row} one={one} desk={desk} isFailed={kind === 'failed'} />
					))}
					{(isWhole || rows.length <= shownFirst) &&
						leftOut.map((one) => <LeftOutRow key={one.row} one={one} desk={desk} />)}
				</tbody>
			</Table>
			{rows.length > shownFirst && (
				<Button variant="ghost" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
					{isWhole ? 'Show fewer rows' : `Show all ${rows.length + leftOut.length} rows`}
				</Button>
			)}
		</>
	)
}
