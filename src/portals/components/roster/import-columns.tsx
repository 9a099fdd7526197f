import { SelectField } from '#ui/select-field.tsx'
import { columnRoles, roleLabels, type ColumnRole, type Confidence } from '../../roster/rules/columns.ts'
import type { ImportDesk } from './use-import.ts'

const options = columnRoles.map((value) => ({ value, label: roleLabels[value] }))
const isRole = (text: string): text is ColumnRole => columnRoles.some((role) => role === text)

const wordsFor: Record<Confidence, string> = {
	sure: 'named by its heading',
	likely: 'told by what is in it',
	unsure: 'please check',
}

const told = ({ role, confidence }: { role: ColumnRole; confidence: Confidence }) =>
	role === 'skip' ? 'not needed, as far as we see' : wordsFor[confidence]

const samples = 3

/** What was found in each column of the list, and the choice to say otherwise. */
export function ImportColumns({ desk }: { desk: ImportDesk }) {
	const { source, roles, sheets, sheetAt } = desk
	const valuesOf = (column: number) =>
		source.body
			.map(({ cells }) => cells[column] ?? '')
			.filter((cell) => cell !== '')
			.slice(0, samples)
			.join(', ')
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
			<div className="mt-3 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
				{source.columns.map(({ heading, confidence, role }, column) => (
					<SelectField
						// oxlint-disable-next-line react/no-array-index-key -- columns have no other name
						key={column}
						name={`column-${column}`}
						label={heading || `Column ${column + 1}`}
						hint={[
							valuesOf(column) || 'empty',
							...(roles[column] === role ? [told({ role, confidence })] : []),
						].join(' · ')}
						value={roles[column]}
						onChange={(event) => {
							if (isRole(event.target.value)) desk.choose(column, event.target.value)
						}}
						options={options}
					/>
				))}
			</div>
		</fieldset>
	)
}
