// A file of customers: its preview with every problem, then the result, and the buttons that import and undo.
import { counted, formatCount } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { adminPersonUrl, customerImportUrl, customerImportsUrl } from '../../urls.ts'
import type { CustomerImport } from '../../views.ts'
import { ProblemsHead } from '../import-files.tsx'
import { Cell, Record, Records } from '../records.tsx'

type FileProps = { file: CustomerImport }

export const CustomerImportResult = ({ file }: FileProps) => (
	<>
		{file.state === 'checked' ? <Preview file={file} /> : <Outcome file={file} />}
		{file.state === 'checked' && <Notes file={file} />}
		<Problems file={file} />
		{file.state === 'checked' && <Planned file={file} />}
		<Named file={file} />
	</>
)

function Preview({ file: { counts, fresh, problems } }: FileProps) {
	const [good, known, wrong] = ['waiting', 'known', 'wrong'].map((state) => counts[state] ?? 0) as [
		number,
		number,
		number,
	]
	return (
		<>
			<Notice
				tone={problems > 0 ? 'warning' : 'info'}
				alert
				title={good === 0 ? 'The file adds nothing' : 'Nothing is changed yet: look it over'}
			>
				<p>
					{counted(fresh, 'new account')}, {counted(good - fresh, 'account')} with a new address,{' '}
					{formatCount(known)} already there and left alone.{' '}
					{wrong > 0 && `${counted(wrong, 'customer')} will be left out because of a problem.`}
				</p>
			</Notice>
			<form method="post" className="flex flex-wrap gap-3">
				{good > 0 && (
					<Button type="submit" name="intent" value="import" variant="action">
						Import {counted(good, 'customer')}
					</Button>
				)}
				<ButtonLink href={customerImportsUrl} variant="outline">
					{good > 0 ? 'Leave it' : 'Choose another file'}
				</ButtonLink>
			</form>
		</>
	)
}

const outcomes = {
	made: 'with a new account',
	added: 'with a new address',
	removed: 'removed again',
	kept: 'kept as they are',
	left: 'left as they were',
	known: 'already there and left alone',
	wrong: 'left out with a problem',
	waiting: 'still to do',
} as const

const titles = {
	checked: '',
	importing: 'The import was interrupted',
	imported: 'The customers are imported',
	undoing: 'The undoing was interrupted',
	undone: 'The import is undone',
} as const

function Outcome({ file: { state, counts } }: FileProps) {
	const parts = Object.entries(outcomes).flatMap(([name, text]) => {
		const count = counts[name] ?? 0
		return count === 0 ? [] : [`${counted(count, 'customer')} ${text}`]
	})
	return (
		<>
			<Notice tone={state === 'imported' || state === 'undone' ? 'success' : 'warning'} title={titles[state]}>
				<p>{parts.join('; ')}.</p>
			</Notice>
			{state !== 'undone' && (
				<form method="post" className="flex flex-wrap gap-3">
					{state === 'importing' ? (
						<Button type="submit" name="intent" value="import" variant="action">
							Continue the import
						</Button>
					) : (
						<Button type="submit" name="intent" value="undo" variant="outline">
							{state === 'undoing' ? 'Continue undoing' : 'Undo this import'}
						</Button>
					)}
					<ButtonLink href="/admin/people" variant="outline">
						All people
					</ButtonLink>
				</form>
			)}
			{state === 'imported' && (
				<p className="text-muted">
					Undo removes the new accounts that were not opened and are not in use, and the added addresses that
					were not used.
				</p>
			)}
		</>
	)
}

const Notes = ({ file: { notes, unknownColumns } }: FileProps) =>
	notes.length + unknownColumns.length > 0 && (
		<Notice title="How this file is read">
			{notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{unknownColumns.length > 0 && (
				<p className="break-words">Columns that are left out: {unknownColumns.join(', ')}.</p>
			)}
		</Notice>
	)

const More = ({ count }: { count: number }) =>
	count > 0 && <p className="text-muted">And {formatCount(count)} more.</p>

function Problems({ file: { id, state, firstProblems, problems } }: FileProps) {
	if (firstProblems.length === 0) return null
	return (
		<>
			<ProblemsHead href={`${customerImportUrl(id)}/problems.csv`} />
			<Records
				isPlain
				caption="Problems"
				columns={[
					{ label: 'Line', isNumber: true },
					{ label: 'Column' },
					...(state === 'checked' ? [{ label: 'Value' }] : []),
					{ label: 'What is wrong' },
				]}
			>
				{firstProblems.map(({ row, column, value, message }) => (
					<Record key={`${row} ${column} ${message}`}>
						<Cell label="Line" isNumber>
							{row}
						</Cell>
						<Cell label="Column">
							<span className="font-bold">{column}</span>
						</Cell>
						{state === 'checked' && (
							<Cell label="Value">
								{value === '' ? (
									<span className="text-muted">Empty</span>
								) : (
									<span className="break-all">{value}</span>
								)}
							</Cell>
						)}
						<Cell>{message}</Cell>
					</Record>
				))}
			</Records>
			<More count={problems - firstProblems.length} />
		</>
	)
}

type Row = CustomerImport['customers'][number]

const Who = ({ row: { customer } }: { row: Row }) => (
	<Cell>
		{customer?.fullName && <span className="block font-bold">{customer.fullName}</span>}
		<span className="text-label break-all text-muted">{customer?.email}</span>
	</Cell>
)

const addressLine = ({
	line1,
	line2,
	city,
	state,
	zip,
}: { [field in 'line1' | 'line2' | 'city' | 'state' | 'zip']: string }) =>
	[line1, line2, city, `${state} ${zip}`].filter((part) => part !== '').join(', ')

const Planned = ({ file: { customers, counts } }: FileProps) =>
	customers.length > 0 && (
		<>
			<Records
				isPlain
				caption="Customers to import"
				columns={[{ label: 'Line', isNumber: true }, { label: 'Customer' }, { label: 'What is added' }]}
			>
				{customers.map((row) => (
					<Record key={row.position}>
						<Cell label="Line" isNumber>
							{row.row}
						</Cell>
						<Who row={row} />
						<Cell label="What is added">
							<span className="block">
								{row.userId === null ? 'New account' : 'To the account that is there:'}
							</span>
							{row.userId === null &&
								[row.customer?.phone, row.customer?.company].filter(Boolean).map((text) => (
									<span key={text} className="block text-muted">
										{text}
									</span>
								))}
							{row.customer?.addresses.map((address) => (
								<span key={addressLine(address)} className="block text-muted">
									{addressLine(address)}
								</span>
							))}
						</Cell>
					</Record>
				))}
			</Records>
			<More count={(counts['waiting'] ?? 0) - customers.length} />
		</>
	)

const Named = ({ file: { named, counts } }: FileProps) =>
	named.length > 0 && (
		<>
			<Records
				isPlain
				caption="Customers to whom nothing is added"
				columns={[{ label: 'Line', isNumber: true }, { label: 'Account' }, { label: 'Why' }]}
			>
				{named.map((row) => (
					<Record key={row.position}>
						<Cell label="Line" isNumber>
							{row.row}
						</Cell>
						<Cell label="Account">
							{row.userId !== null && (
								<a
									href={adminPersonUrl(row.userId)}
									className="font-bold break-all text-primary hover:underline"
								>
									{row.customer?.email ?? 'Open the account'}
								</a>
							)}
						</Cell>
						<Cell>{row.reason}</Cell>
					</Record>
				))}
			</Records>
			<More
				count={['known', 'left', 'kept'].reduce((sum, state) => sum + (counts[state] ?? 0), 0) - named.length}
			/>
		</>
	)
