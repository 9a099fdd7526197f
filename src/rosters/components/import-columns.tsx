import { SelectField } from '#ui/select-field.tsx'
import { columnRoles, roleLabels, type ColumnRole, type Confidence } from '../rules/columns.ts'
import type { ImportState } from './use-import.ts'

const options = columnRoles.map((value) => ({ value, label: roleLabels[value] }))
const isRole = (text: string): text is ColumnRole => columnRoles.some((role) => role === text)

const wordsFor: Record<Confidence, string> = {
	sure: 'named by its heading',
	likely: 'detected from its values',
	unsure: 'please check',
	again: 'the same heading again: left out',
}

const told = ({ role, confidence }: { role: ColumnRole; confidence: Confidence }) =>
	role === 'skip' && confidence !== 'again' ? 'not needed, as far as we see' : wordsFor[confidence]

const samples = 3

/** Registration exports have dozens of columns; unused ones are collapsed. */
const shownAtOnce = 12

type ColumnProps = { desk: ImportState; column: number }

function ColumnChoice({ desk, column }: ColumnProps) {
	const { source, roles } = desk
	const guess = source.columns[column]
	if (!guess) return null
	const values = source.body
		.map(({ cells }) => cells[column] ?? '')
		.filter((cell) => cell !== '')
		.slice(0, samples)
		.join(', ')
	return (
		<SelectField
			name={`column-${column}`}
			label={guess.heading || `Column ${column + 1}`}
			hint={[values || 'empty', ...(roles[column] === guess.role ? [told(guess)] : [])].join(' · ')}
			value={roles[column]}
			onChange={(event) => {
				if (isRole(event.target.value)) desk.choose(column, event.target.value)
			}}
			options={options}
		/>
	)
}

const fieldsLook = 'mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4'

/** The detected role of each column of the list, with a select to change it. */
export function ImportColumns({ desk }: { desk: ImportState }) {
	const { source, sheets, sheetAt } = desk
	const all = source.columns.map((_, column) => column)
	const isMany = all.length > shownAtOnce
	// By the guess instead of the choice, so that a field does not move when its role is changed.
	const isPlain = (column: number) =>
		source.columns[column]?.role === 'skip' && source.columns[column]?.confidence !== 'again'
	const first = isMany ? all.filter((column) => !isPlain(column)) : all
	const rest = isMany ? all.filter(isPlain) : []
	return (
		<fieldset>
			<legend className="display text-lg">Columns</legend>
			{sheets.length > 1 && (
				<SelectField
					label={`The workbook has ${sheets.length} sheets; one is read at a time`}
					name="roster-sheet"
					className="mt-3 max-w-md"
					value={String(sheetAt)}
					onChange={(event) => desk.show(Number(event.target.value))}
					options={sheets.map(({ name, rows }, at) => ({
						value: String(at),
						label: `${name} (${rows.length} rows)`,
					}))}
				/>
			)}
			<div className={fieldsLook}>
				{first.map((column) => (
					<ColumnChoice key={column} desk={desk} column={column} />
				))}
			</div>
			{rest.length > 0 && (
				<details className="mt-3">
					<summary className="min-h-11 cursor-pointer py-2.5 font-bold">
						{`${rest.length} more columns, not needed as far as we see`}
					</summary>
					<div className={fieldsLook}>
						{rest.map((column) => (
							<ColumnChoice key={column} desk={desk} column={column} />
						))}
					</div>
				</details>
			)}
		</fieldset>
	)
}
